import { z } from 'zod';
import { mintToken } from '../credentials/tokens';
import type { Queries } from './database';

/**
 * For a row of `stones`: the token of its mason's link; null where the order has none, or another mason had it. Stones
 * without a mason, as most that are read and saved, have none, so nothing is looked up for them.
 */
export const MASON_TOKEN = `case when stones.stonemason_id is not null then (
  select token from mason_links where mason_links.stone_id = stones.id
    and mason_links.stonemason_id = stones.stonemason_id) end`;

/**
 * Gives a stone's mason a new link to work on it; an earlier one opens nothing any more. In the transaction that orders
 * the stone from him, or renews his link.
 */
export async function openMasonLink(inside: Queries, stoneId: number, stonemasonId: number): Promise<void> {
  await inside.run(
    `insert into mason_links (stone_id, stonemason_id, token) values ($1, $2, $3)
     on conflict (stone_id) do update set stonemason_id = $2, token = $3, made_at = now()`,
    [stoneId, stonemasonId, mintToken('mason')],
  );
}

/** Ends a mason's link, in the transaction that cancels the order. */
export async function endMasonLink(inside: Queries, stoneId: number): Promise<void> {
  await inside.run('delete from mason_links where stone_id = $1', [stoneId]);
}

const linkRow = z.object({ stone_id: z.number(), token: z.string() });

/** The tokens of masons' links, by stone: also of orders that were not delivered yet. */
export async function masonTokens(
  queries: Queries,
  stoneIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await queries.rows(
    linkRow,
    'select stone_id, token from mason_links where stone_id = any ($1::text::bigint[])',
    [`{${stoneIds.join(',')}}`],
  );
  return new Map(found.map(({ stone_id, token }) => [stone_id, token]));
}

const openedRow = z.object({ stone_id: z.number() });

/** The stone of a mason's link; undefined for any other token. Whether it still holds, its stone tells. */
export async function stoneOfMasonLink(queries: Queries, token: string): Promise<number | undefined> {
  const [found] = await queries.rows(openedRow, 'select stone_id from mason_links where token = $1', [token]);
  return found?.stone_id;
}
