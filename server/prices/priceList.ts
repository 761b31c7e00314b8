import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Locale } from '../../src/stone/catalogue/naming';
import { type PriceList, priceList } from '../../src/stone/catalogue/price';
import { entryTexts } from '../store/catalogue';
import { catalogueRevision, REVISION } from '../store/catalogueRevision';
import type { Queries } from '../store/database';

/** A price list, and the hash by which a price tells that it was made with it. */
export interface HashedList {
  readonly list: PriceList;
  readonly hash: string;
}

const CURRENCY_OF: Readonly<Record<string, PriceList['currency']>> = { DK: 'DKK', DE: 'EUR', NO: 'NOK' };

/** The lists of a catalogue, by its revision: all stones ask for them, and they change with the catalogue only. */
const read = new Map<string, readonly HashedList[]>();
const MOST_KEPT = 20;

function hashed(text: string): HashedList {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { list: priceList.parse(JSON.parse(text)), hash };
}

async function listsOf(queries: Queries, revision: string): Promise<readonly HashedList[]> {
  const known = read.get(revision);
  if (known) return known;
  const lists = (await entryTexts(queries, 'prices', 'all')).map(hashed);
  // Another catalogue may have come since the revision was told, and a backup may bring the one before back.
  if ((await catalogueRevision(queries)) !== revision) return lists;
  if (read.size >= MOST_KEPT) read.clear();
  read.set(revision, lists);
  return lists;
}

/** The money that a visitor reckons in, by the language of his page. */
export const CURRENCY_IN: Readonly<Record<Locale, PriceList['currency']>> = {
  da: 'DKK',
  de: 'EUR',
  no: 'NOK',
};

/** What a statement tells of whose price list counts, beside the rest. */
export const pricedFor = z.object({ catalogue: z.string(), country: z.string().nullable() });
export type PricedFor = z.infer<typeof pricedFor>;

/** The columns of it, as part of a statement. @param business where its id stands, e.g. `$1` or a column. */
export const pricedForColumns = (business: string) =>
  `${REVISION} as catalogue, (select country from businesses where businesses.id = ${business}) as country`;

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
  const currency = businessId === null ? money : CURRENCY_OF[country ?? 'DK'];
  return lists.find(({ list }) => list.currency === currency) ?? lists[0];
}

/** The same, where no statement has told it beside something else. */
export async function priceListFor(
  queries: Queries,
  businessId: number | null,
  money: string | null,
): Promise<HashedList | undefined> {
  const columns = pricedForColumns('$1::integer');
  const [told] = await queries.rows(pricedFor, `select ${columns}`, [businessId]);
  return told && listFor(queries, told, businessId, money);
}
