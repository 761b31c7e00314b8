import { z } from 'zod';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** An older order is not new, whether it was fetched or not; so what was fetched may be forgotten after as many days. */
export const FETCHED_DAYS = 400;

/** A mason's order: it is with him, or on its way, so that neither its sender nor the provider has to confirm it. */
export interface MasonsOrder {
  /** The id of its letter. */
  readonly id: string;
  /** The number of its first stone, by which it is called. */
  readonly number: number;
  readonly orderedAt: Date;
  /** Its stones that are not withdrawn, in the order of the letter; never empty. */
  readonly stoneIds: readonly number[];
}

const row = z.object({ id: z.string(), number: z.number(), created_at: z.date(), stones: z.string() });

/** The stones of a letter that were not withdrawn after it was sent. */
const STONES = `(select json_agg(stones.id order by array_position(stone_ids, stones.id)) from stones
  where stones.id = any(stone_ids) and stones.status <> 'cancelled')`;
const COLUMNS = columnsOf(row, {
  id: 'id::text',
  number: 'stone_ids[1]',
  stones: `coalesce(${STONES}, '[]')::text`,
});

/** Letters to the stonemason $1 that need not wait. */
const OF_MASON = `kind = 'order' and content->>'StonemasonId' = $1::bigint::text and held_by is null`;

const asOrders = (found: readonly z.infer<typeof row>[]): MasonsOrder[] =>
  found
    .map(({ id, number, created_at: orderedAt, stones }) => ({
      id,
      number,
      orderedAt,
      stoneIds: z.array(z.number()).parse(JSON.parse(stones)),
    }))
    .filter(({ stoneIds }) => stoneIds.length > 0);

/**
 * A stonemason's orders that were not fetched yet, oldest first: those with a stone that is neither withdrawn nor finished.
 *
 * @param since leaves older ones out.
 */
export async function newOrders(
  queries: Queries,
  stonemasonId: number,
  since: Date | undefined,
): Promise<MasonsOrder[]> {
  return asOrders(
    await queries.rows(
      row,
      `select ${COLUMNS} from outbox where ${OF_MASON} and created_at >= $2
         and created_at > now() - interval '${FETCHED_DAYS} days'
         and not exists (select from fetched_orders where letter_id = outbox.id)
         and exists (select from stones where stones.id = any(stone_ids)
           and status in ('ordered', 'sentToMason', 'received', 'processing'))
       order by created_at, id`,
      [stonemasonId, since ?? new Date(0)],
    ),
  );
}

/** One order of a stonemason by its id, fetched or not; undefined where it is another's, waits, or was withdrawn. */
export async function masonsOrder(
  queries: Queries,
  stonemasonId: number,
  id: string,
): Promise<MasonsOrder | undefined> {
  const sql = `select ${COLUMNS} from outbox where ${OF_MASON} and id = $2::text::uuid`;
  return asOrders(await queries.rows(row, sql, [stonemasonId, id]))[0];
}

/** A stonemason's order with a stone, fetched or not. */
export async function orderWithStone(
  queries: Queries,
  stonemasonId: number,
  stoneId: number,
): Promise<MasonsOrder | undefined> {
  const sql = `select ${COLUMNS} from outbox where ${OF_MASON} and stone_ids @> array[$2::bigint]`;
  return asOrders(await queries.rows(row, sql, [stonemasonId, stoneId]))[0];
}

/** Records that a stonemason's order was fetched; a second time, and of another's, changes nothing. */
export async function keepFetched(queries: Queries, stonemasonId: number, id: string): Promise<void> {
  await queries.run(
    `insert into fetched_orders (letter_id) select id from outbox where ${OF_MASON} and id = $2::text::uuid
     on conflict (letter_id) do nothing`,
    [stonemasonId, id],
  );
}

/** Forgets what is too old to be fetched again. */
export async function dropOldFetched(queries: Queries): Promise<void> {
  await queries.run(`delete from fetched_orders where letter_id in (
    select id from outbox where created_at < now() - interval '${FETCHED_DAYS} days')`);
}
