import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Locale } from '../../src/stone/catalogue/naming';
import { type PriceList, priceList } from '../../src/stone/catalogue/price';
import type { Queries } from '../store/database';

/** A price list, and the hash by which a price tells that it was made with it. */
export interface HashedList {
  readonly list: PriceList;
  readonly hash: string;
}

const CURRENCY_OF: Readonly<Record<string, PriceList['currency']>> = { DK: 'DKK', DE: 'EUR', NO: 'NOK' };

const listRow = z.object({ entry: z.string(), country: z.string().nullable() });

/** Lists read before, by their text: there are a handful, and they change with the catalogue only. */
const read = new Map<string, HashedList>();
const MOST_KEPT = 20;

function readList(text: string): HashedList {
  const known = read.get(text);
  if (known) return known;
  if (read.size >= MOST_KEPT) read.clear();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const hashed = { list: priceList.parse(JSON.parse(text)), hash };
  read.set(text, hashed);
  return hashed;
}

/** The money that a visitor reckons in, by the language of his page. */
export const CURRENCY_IN: Readonly<Record<Locale, PriceList['currency']>> = {
  da: 'DKK',
  de: 'EUR',
  no: 'NOK',
};

/**
 * The price list for whoever a stone belongs to, else the first there is.
 *
 * @param businessId a business sees the list in its country's money.
 * @param money what a visitor's stone is priced in, where there is such a list.
 * @returns undefined where the catalogue holds no prices.
 */
export async function priceListFor(
  queries: Queries,
  businessId: number | null,
  money: string | null,
): Promise<HashedList | undefined> {
  const rows = await queries.rows(
    listRow,
    `select entry, (select country from businesses where id = $1) as country
     from catalogue where kind = 'prices' and offered order by place`,
    [businessId],
  );
  const lists = rows.map(({ entry }) => readList(entry));
  const currency = businessId === null ? money : CURRENCY_OF[rows[0]?.country ?? 'DK'];
  return lists.find(({ list }) => list.currency === currency) ?? lists[0];
}
