import { z } from 'zod';
import { currencyOfCountry } from '../domain/currencies';
import { type HashedList, hashedPriceList } from '../domain/hashedPriceList';
import { entryTexts } from './catalogue';
import { catalogueRevision, REVISION } from './catalogueRevision';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** The lists of a catalogue, by its revision: all stones ask for them, and they change with the catalogue only. */
const read = new Map<string, readonly HashedList[]>();
const MOST_KEPT = 20;

async function listsOf(queries: Queries, revision: string): Promise<readonly HashedList[]> {
  const known = read.get(revision);
  if (known) return known;
  const lists = (await entryTexts(queries, 'prices', 'all')).map(hashedPriceList);
  // Another catalogue may have come since the revision was told, and a backup may bring the one before back.
  if ((await catalogueRevision(queries)) !== revision) return lists;
  if (read.size >= MOST_KEPT) read.clear();
  read.set(revision, lists);
  return lists;
}

/** What a statement tells of whose price list counts, beside the rest. */
export const pricedFor = z.object({ catalogue: z.string(), country: z.string().nullable() });
export type PricedFor = z.infer<typeof pricedFor>;

/** What its columns are computed by. @param business where the business's id stands, e.g. `$1` or a column. */
export const pricedForBy = (business: string) => ({
  catalogue: REVISION,
  country: `(select country from businesses where businesses.id = ${business})`,
});

/**
 * The price list for whoever a stone belongs to, else the first there is, of what a statement told.
 *
 * @param businessId a business sees the list in its country's money.
 * @param money what a visitor's stone is priced in, where there is such a list.
 * @returns undefined where the catalogue holds no prices.
 */
export async function listFor(
  queries: Queries,
  { catalogue, country }: PricedFor,
  businessId: number | null,
  money: string | null,
): Promise<HashedList | undefined> {
  const lists = await listsOf(queries, catalogue);
  const currency = businessId === null ? money : currencyOfCountry(country);
  return lists.find(({ list }) => list.currency === currency) ?? lists[0];
}

/** The same, where no statement has told it beside something else. */
export async function priceListFor(
  queries: Queries,
  businessId: number | null,
  money: string | null,
): Promise<HashedList | undefined> {
  const columns = columnsOf(pricedFor, pricedForBy('$1::integer'));
  const [told] = await queries.rows(pricedFor, `select ${columns}`, [businessId]);
  return told && listFor(queries, told, businessId, money);
}
