import { z } from 'zod';
import { vatOf } from '../../src/stone/price/vat';
import type { Queries } from './database';
import { priceListFor } from './priceLists';

const ownerRow = z.object({ business_id: z.number().nullable(), money: z.string().nullable() });

/**
 * The current price list for each owner's drafts, as JSON text for `JOIN_TODAY`: businesses by their country, visitors
 * by each stone's currency.
 *
 * @param businessId null for every business and visitors.
 */
export async function todaysPrices(queries: Queries, businessId: number | null): Promise<string> {
  const owners = await queries.rows(
    ownerRow,
    `select distinct business_id, case when business_id is null then currency end as money
     from stones where $1::integer is null or business_id = $1`,
    [businessId],
  );
  const today = [];
  for (const { business_id, money } of owners) {
    const list = await priceListFor(queries, business_id, money);
    today.push({
      owner: business_id ?? -1,
      money: money ?? '',
      hash: list?.hash ?? '',
      vat: list ? vatOf(list.list) : null,
    });
  }
  return JSON.stringify(today);
}

/** Joins stones to the result of `todaysPrices` in parameter `place`, e.g. `$2`. */
export const joinToday = (place: string) =>
  `left join json_to_recordset(${place}::text::json) as today(owner integer, money text, hash text, vat text)
   on today.owner = coalesce(business_id, -1)
   and today.money = case when business_id is null then coalesce(currency, '') else '' end`;

/** Whether a joined stone's price contains VAT: a draft's as its current list says, another's as when it was sent. */
export const VAT_TOLD = `(case when status = 'draft' then today.vat else price_vat end)`;

/** Whether a joined stone's price is outdated: a draft's by another list, or none yet. */
export const IS_STALE = `(priced_by is null or (status = 'draft' and priced_by is distinct from today.hash))`;
