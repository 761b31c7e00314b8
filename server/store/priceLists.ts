import { z } from 'zod';
import { PRIVILEGED_BUSINESS } from '../../src/stone/business';
import { currencyOfCountry } from '../domain/currencies';
import { type HashedList, hashedPriceList } from '../domain/hashedPriceList';
import { entryTexts } from './catalogue';
import { catalogueRevision, REVISION } from './catalogueRevision';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** The lists of a catalogue, by its revision: every stone needs them, and they change only with the catalogue. */
const read = new Map<string, readonly HashedList[]>();
const MOST_KEPT = 20;

async function listsOf(queries: Queries, revision: string): Promise<readonly HashedList[]> {
  const known = read.get(revision);
  if (known) return known;
  const lists = (await entryTexts(queries, 'prices', 'all')).map(hashedPriceList);
  // The catalogue may have changed since the revision was read, and a backup may restore an earlier one.
  if ((await catalogueRevision(queries)) !== revision) return lists;
  if (read.size >= MOST_KEPT) read.clear();
  read.set(revision, lists);
  return lists;
}

/** The columns that tell which price list applies, and whether those see prices who are not of the business. */
export const pricedFor = z.object({
  catalogue: z.string(),
  country: z.string().nullable(),
  shows_prices: z.boolean().nullable(),
});
export type PricedFor = z.infer<typeof pricedFor>;

/** Their expressions. @param business an expression for the business's id, e.g. `$1` or a column. */
export const pricedForBy = (business: string) => ({
  catalogue: REVISION,
  country: `(select country from businesses where businesses.id = ${business})`,
  shows_prices: `(select shows_prices from businesses where businesses.id = coalesce(${business}, ${PRIVILEGED_BUSINESS}))`,
});

/**
 * The price list for a stone's owner, else the first one.
 *
 * @param businessId a business uses the list in its country's currency.
 * @param money the currency of a visitor's stone, used where there is such a list.
 * @returns undefined where the catalogue has no prices.
 */
export async function listFor(
  queries: Queries,
  { catalogue, country }: Pick<PricedFor, 'catalogue' | 'country'>,
  businessId: number | null,
  money: string | null,
): Promise<HashedList | undefined> {
  const lists = await listsOf(queries, catalogue);
  const currency = businessId === null ? money : currencyOfCountry(country);
  return lists.find(({ list }) => list.currency === currency) ?? lists[0];
}

async function pricedForOwner(queries: Queries, businessId: number | null): Promise<PricedFor | undefined> {
  const columns = columnsOf(pricedFor, pricedForBy('$1::integer'));
  const [told] = await queries.rows(pricedFor, `select ${columns}`, [businessId]);
  return told;
}

/** The same, with a statement of its own. */
export async function priceListFor(
  queries: Queries,
  businessId: number | null,
  money: string | null,
): Promise<HashedList | undefined> {
  const told = await pricedForOwner(queries, businessId);
  return told && listFor(queries, told, businessId, money);
}

/** Whether visitors are told what their stones cost, as business 1 decides. */
export async function showsVisitorsPrices(queries: Queries): Promise<boolean> {
  return (await pricedForOwner(queries, null))?.shows_prices !== false;
}
