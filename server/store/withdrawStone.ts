import type { Queries } from './database';

/**
 * Removes a stone from every unsent letter about its order, in the transaction that cancels it. A letter about other
 * stones too is written anew without it; one about no other is not sent. A node that is sending such a letter finds its
 * lease lost before the mail server accepts it.
 */
export async function withdrawStone(inside: Queries, stoneId: number): Promise<void> {
  const letters = `sent_at is null and kind in ('order', 'unassigned', 'receipt')`;
  await inside.run(
    `update outbox set stone_ids = array_remove(stone_ids, $1::bigint), order_json = null,
       attempts = attempts + 1, leased_until = null
     where ${letters} and stone_ids @> array[$1::bigint]`,
    [stoneId],
  );
  await inside.run(`delete from outbox where ${letters} and stone_ids = '{}' and project_id is null`);
}
