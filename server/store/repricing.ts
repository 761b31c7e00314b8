import { vatOf } from '../../src/stone/price/vat';
import { design } from '../../src/stone/stone';
import type { HashedList } from '../domain/hashedPriceList';
import { summaryOf } from '../domain/priceSummary';
import { Refusal } from '../domain/refusal';
import type { Queries } from './database';
import { priceListFor } from './priceLists';
import { SUMMARY_COLUMNS, summaryPlaces, summaryValues } from './stoneSummary';
import { COLUMNS, designOf, type StoneRow, stoneRow } from './storedStone';
import { IS_STALE, joinToday, todaysPrices } from './todaysPrices';

/** Prices a stone by a list, unless somebody writes it meanwhile: who writes it prices it with that. */
export async function reprice(
  queries: Queries,
  stone: Pick<StoneRow, 'id' | 'design' | 'version' | 'case_details'>,
  list: HashedList | undefined,
): Promise<StoneRow> {
  const [row] = await queries.rows(
    stoneRow,
    `update stones set (${SUMMARY_COLUMNS}) = (${summaryPlaces(3)})
     where id = $1 and version = $2 returning ${COLUMNS}`,
    [stone.id, stone.version, ...summaryValues(summaryOf(design.parse(JSON.parse(designOf(stone))), list))],
  );
  if (row) return row;
  // It was written meanwhile, and priced by that.
  const [now] = await queries.rows(stoneRow, `select ${COLUMNS} from stones where id = $1`, [stone.id]);
  if (!now) throw new Refusal('stoneNotFound');
  return now;
}

/** Notes whether a draft's price contains VAT, where it was reckoned before prices said so: it is sent with that. */
export async function tellVat(queries: Queries, stone: StoneRow, { list }: HashedList): Promise<StoneRow> {
  if (stone.price_vat !== null) return stone;
  const price_vat = vatOf(list);
  await queries.run(
    `update stones set price_vat = $2 where id = $1 and price_vat is null and status = 'draft'`,
    [stone.id, price_vat],
  );
  return { ...stone, price_vat };
}

/**
 * Prices the newest of the stones that no current price list has priced.
 *
 * @param businessId null for those of every business and of visitors.
 * @param most the limit of their number.
 * @param below only those with a smaller id.
 * @returns the smallest id it priced; undefined where none is left below.
 */
export async function repriceNewest(
  queries: Queries,
  businessId: number | null,
  most: number,
  below?: number,
): Promise<number | undefined> {
  const stale = await queries.rows(
    stoneRow,
    // Ids first: otherwise tens of thousands of designs would be sorted.
    `select ${COLUMNS} from stones where id in (
       select stones.id from stones ${joinToday('$2')}
       where ($1::integer is null or business_id = $1) and ($3::bigint is null or stones.id < $3) and ${IS_STALE}
       order by stones.id desc limit $4::integer
     ) order by id desc`,
    [businessId, await todaysPrices(queries, businessId), below ?? null, most],
  );
  const lists = new Map<string, HashedList | undefined>();
  for (const stone of stale) {
    const { business_id: owner, currency } = stone;
    const key = `${owner} ${currency}`;
    if (!lists.has(key)) lists.set(key, await priceListFor(queries, owner, currency));
    await reprice(queries, stone, lists.get(key));
  }
  return stale.length === most ? stale.at(-1)?.id : undefined;
}

/** How many stones are in memory at a time; a design may take megabytes. */
const AT_ONCE = 100;

/** Prices all stones of a business that no current price list has priced; `null` is every business and visitors. */
export async function repriceAll(queries: Queries, businessId: number | null): Promise<void> {
  let last: number | undefined;
  do last = await repriceNewest(queries, businessId, AT_ONCE, last);
  while (last !== undefined);
}
