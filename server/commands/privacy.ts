import { readFile, writeFile } from 'node:fs/promises';
import { isEmail } from '../../src/stone/required';
import type { Erasing } from '../jobs/privacy/erase';
import { eraseAgain } from '../jobs/privacy/eraseAgain';
import { erasePerson, erasurePlan } from '../jobs/privacy/erasePerson';
import { gatherData } from '../jobs/privacy/gatherData';
import type { Database } from '../store/database';
import { approversData, casesData, lettersNamed } from '../store/dataOfPerson';
import { allErasures, erasureLine } from '../store/erasures';
import { type FoundPerson, findByAddress, findByNumber } from '../store/findPerson';
import { findStone } from '../store/stones';
import { Refusal } from './refusal';
import { COMMAND_LOG, type OpenStore, runCommand, type Tables } from './withStore';

const USAGE = `Usage:
  npm run privacy -- find <e-mail or number of a stone> | case <number>
  npm run privacy -- export <e-mail or number of a stone> <file> | case <number> <file>
  npm run privacy -- erase <e-mail or number of a stone> [--under-way] [--yes] | case <number> [--under-way] [--yes]
  npm run privacy -- erasures             the list of what was erased, to be kept beside backups
  npm run privacy -- erase-again <file>   erases what such a list names and a backup brought back
erase and erase-again need an embedded server to be stopped; the others run beside it. What a stonemason works on is erased once
its order is over; --under-way erases it now. Without --yes, erase only lists what it would do.`;

/** What a command does once its store is open. */
type Work = (store: OpenStore) => Promise<void>;

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** Reads whom the first words name; the rest follows. */
function readWhom(words: readonly string[]) {
  const [first = '', second = ''] = words;
  const isCase = first === 'case';
  const rest = words.slice(isCase ? 2 : 1);
  if (!isCase && isEmail(first))
    return { rest, look: (database: Database) => findByAddress(database, first) };
  const written = isCase ? second : first;
  if (!/^[1-9]\d{0,14}$/.test(written)) throw new Refusal(USAGE);
  const subject = isCase ? 'case' : 'stone';
  return { rest, look: (database: Database) => findByNumber(database, subject, Number(written)) };
}

const isNobody = ({ stones, cases, approvers, letters, businesses, users }: FoundPerson) =>
  [stones, cases, approvers, letters, businesses, users].every(({ length }) => length === 0);

function find(words: readonly string[]): Work {
  const { rest, look } = readWhom(words);
  if (rest.length > 0) throw new Refusal(USAGE);
  return async ({ database }) => tellFound(await look(database));
}

function tellFound(found: FoundPerson): void {
  for (const { id, status, role, business_id, project_id, updated_at } of found.stones)
    tell(
      [
        'stone',
        id,
        status,
        `business ${business_id ?? '–'}`,
        `case ${project_id ?? '–'}`,
        updated_at.toISOString(),
        ...(role === null ? [] : [role]),
      ].join('\t'),
    );
  for (const { id, business_id, updated_at } of found.cases)
    tell(['case', id, `business ${business_id}`, updated_at.toISOString()].join('\t'));
  for (const { stone_id } of found.approvers) tell(['approver', `stone ${stone_id}`].join('\t'));
  for (const { message_id, kind } of found.letters) tell(['letter', kind, message_id].join('\t'));
  for (const business of found.businesses) tell(['business', business].join('\t'));
  for (const user of found.users) tell(['user', user, 'see npm run user'].join('\t'));
  if (isNobody(found)) tell('nothing found');
}

function exportData(words: readonly string[]): Work {
  const { rest, look } = readWhom(words);
  const [path, ...more] = rest;
  if (!path || more.length > 0) throw new Refusal(USAGE);
  return async (store) => writeData(store, await look(store.database), path);
}

async function writeData(store: OpenStore, found: FoundPerson, path: string): Promise<void> {
  const { database } = store;
  const { pictures } = await store.fileStores();
  const stones = [];
  for (const { id } of found.stones) {
    const stone = await findStone(database, id);
    if (stone) stones.push(await gatherData(database, pictures, stone, true));
  }
  const all = {
    format: 'gravestone-person',
    formatVersion: 1,
    stones,
    cases: await casesData(database, found.cases),
    approvers: await approversData(database, found.approvers),
    letters: await lettersNamed(database, found.letters),
    users: found.users,
  };
  // Only whoever runs the command may read it.
  await writeFile(path, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  tell(`${path}: ${stones.length} stones and ${found.cases.length} cases`);
}

/** The words of `erase`: whom, and how. */
function readErasing(words: readonly string[]) {
  const flags = ['--under-way', '--yes'];
  const { rest, look } = readWhom(words.filter((word) => !flags.includes(word)));
  if (rest.length > 0) throw new Refusal(USAGE);
  return { look, isNow: words.includes('--under-way'), isMeant: words.includes('--yes') };
}

function erase(words: readonly string[]): Work {
  const { look, isNow, isMeant } = readErasing(words);
  return async (store) => {
    const found = await look(store.database);
    if (isNobody(found)) throw new Refusal('Nothing was found.');
    const as = [...found.businesses, ...found.users.map((user) => `e-mail address of the user ${user}`)];
    if (as.length > 0)
      throw new Refusal(
        `This is the address of a business (${as.join('; ')}). Its orders are the data of the families who made them: nothing was erased. Erase a family's stone or case by its number, and a user by npm run user -- delete <name>.`,
      );
    if (isMeant) return eraseFound(store, found, isNow);
    for (const line of erasurePlan(found, isNow)) tell(line);
    tell('Nothing was erased yet: say --yes as well.');
  };
}

async function eraseFound(store: OpenStore, found: FoundPerson, isNow: boolean): Promise<void> {
  const { database, letters } = store;
  const erasing: Erasing = { database, fileStores: await store.fileStores(), letters, log: COMMAND_LOG };
  await erasePerson(erasing, found, isNow, tell);
  await database.scrub();
}

function listErasures(words: readonly string[]): Work {
  if (words.length > 0) throw new Refusal(USAGE);
  return async ({ database }) => {
    for (const each of await allErasures(database)) tell(JSON.stringify(each));
  };
}

function again([path, ...more]: readonly string[]): Work {
  if (!path || more.length > 0) throw new Refusal(USAGE);
  return (store) => eraseListed(store, path);
}

async function eraseListed(store: OpenStore, path: string): Promise<void> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const read = lines.map((line, at) => {
    try {
      return erasureLine.parse(JSON.parse(line));
    } catch {
      throw new Refusal(`${path}: line ${at + 1} is no erasure.`);
    }
  });
  const { database, letters } = store;
  const erasing: Erasing = { database, fileStores: await store.fileStores(), letters, log: COMMAND_LOG };
  tell(`Erased again: ${await eraseAgain(erasing, read)}`);
}

type Words = readonly string[];
type Command = readonly [read: (words: Words) => Work, tables: Tables | ((words: Words) => Tables)];
const COMMANDS: Readonly<Record<string, Command>> = {
  find: [find, 'copied'],
  export: [exportData, 'copied'],
  erase: [erase, (words) => (words.includes('--yes') ? 'upToDate' : 'copied')],
  erasures: [listErasures, 'copied'],
  'erase-again': [again, 'upToDate'],
};

const [name = '', ...words] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new Refusal(USAGE);
  // What was asked for is read before anything is opened.
  const [read, tables] = command;
  await runCommand(read(words), typeof tables === 'function' ? tables(words) : tables);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
