import { COUNTRIES, type Country } from '../domain/currencies';
import {
  addBusiness,
  currencyOf,
  listBusinesses,
  setApprovalDemanded,
  setCountry,
  setPricesShown,
} from '../store/businesses';
import type { Database } from '../store/database';
import { Refusal } from './refusal';
import { runCommand } from './withStore';

const USAGE = `Usage:
  npm run business -- list
  npm run business -- add <number> <name> [DK|DE|NO]
  npm run business -- country <number> <DK|DE|NO>
  npm run business -- prices <number> <shown|hidden>
  npm run business -- approval <number> <demanded|free>
The country decides which of the catalogue's price lists counts: DKK, EUR or NOK.
Hidden prices are seen by the business's own users only; business 1's choice counts for visitors.
Where approval is demanded, files for a machine open once as many relatives as it takes have approved the stone.`;

const tell = (line: string) => process.stdout.write(`${line}\n`);

function numberIn(word: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(word ?? '')) throw new Refusal(USAGE);
  return Number(word);
}

function countryIn(word: string | undefined): Country {
  const found = COUNTRIES.find((country) => country === word?.toUpperCase());
  if (!found) throw new Refusal(USAGE);
  return found;
}

/** The currency of a business's prices, in words. */
const money = async (database: Database, id: number) => (await currencyOf(database, id)) ?? 'no prices';

async function list(database: Database): Promise<void> {
  for (const { id, name, country, shows_prices, demands_approval, users } of await listBusinesses(database)) {
    const counted = `${users} ${users === 1 ? 'user' : 'users'}`;
    const hidden = shows_prices ? [] : ['prices hidden'];
    const demanded = demands_approval ? ['approval demanded'] : [];
    tell([id, name, country, await money(database, id), counted, ...hidden, ...demanded].join('\t'));
  }
}

async function add(database: Database, [number, name, country]: readonly string[]): Promise<void> {
  const id = numberIn(number);
  if (!name || name.length > 200) throw new Refusal(USAGE);
  const given = { id, name, country: country === undefined ? 'DK' : countryIn(country) } as const;
  if (!(await addBusiness(database, given))) throw new Refusal(`There is a business ${id} already.`);
  tell(`Business ${id}, ${name}: ${given.country}, prices in ${await money(database, id)}`);
}

async function country(database: Database, [number, to]: readonly string[]): Promise<void> {
  const [id, wished] = [numberIn(number), countryIn(to)];
  if (!(await setCountry(database, id, wished))) throw new Refusal(`There is no business ${id}.`);
  tell(`Business ${id}: ${wished}, prices in ${await money(database, id)}`);
}

async function prices(database: Database, [number, shown]: readonly string[]): Promise<void> {
  const id = numberIn(number);
  if (shown !== 'shown' && shown !== 'hidden') throw new Refusal(USAGE);
  if (!(await setPricesShown(database, id, shown === 'shown')))
    throw new Refusal(`There is no business ${id}.`);
  tell(`Business ${id}: prices ${shown === 'shown' ? 'shown to families' : 'hidden from families'}`);
}

async function approval(database: Database, [number, wished]: readonly string[]): Promise<void> {
  const id = numberIn(number);
  if (wished !== 'demanded' && wished !== 'free') throw new Refusal(USAGE);
  if (!(await setApprovalDemanded(database, id, wished === 'demanded')))
    throw new Refusal(`There is no business ${id}.`);
  tell(
    `Business ${id}: ${wished === 'demanded' ? 'nothing is cut without a valid approval' : 'approval is free'}`,
  );
}

const COMMANDS: Readonly<Record<string, (database: Database, words: readonly string[]) => Promise<void>>> = {
  list,
  add,
  country,
  prices,
  approval,
};

const [name = '', ...words] = process.argv.slice(2);
await runCommand(async ({ database }) => {
  const command = COMMANDS[name];
  if (!command) throw new Refusal(USAGE);
  await command(database, words);
});
