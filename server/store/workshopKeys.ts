import { z } from 'zod';
import { hashToken, mintToken } from '../credentials/tokens';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** How often the use of a key is recorded: fetching a paper normally writes nothing. */
const NOTED_EVERY = '1 hour';

/** Makes a key with which a stonemason's machine fetches orders; what is returned is the only copy. */
export async function makeWorkshopKey(queries: Queries, stonemasonId: number): Promise<string> {
  const key = mintToken('workshop');
  await queries.run('insert into workshop_keys (stonemason_id, key_hash) values ($1, $2)', [
    stonemasonId,
    hashToken(key),
  ]);
  return key;
}

const usedRow = z.object({ stonemason_id: z.number(), is_due: z.boolean() });

/** The stonemason of a key; undefined where it is unknown or was revoked. Records the use, once an hour at most. */
export async function stonemasonOfKey(queries: Queries, key: string): Promise<number | undefined> {
  const hash = hashToken(key);
  const [found] = await queries.rows(
    usedRow,
    `select ${columnsOf(usedRow, {
      is_due: `last_used_at is null or last_used_at < now() - interval '${NOTED_EVERY}'`,
    })} from workshop_keys where key_hash = $1`,
    [hash],
  );
  if (found?.is_due)
    // On a full disk nothing can be recorded, and calls that only read still work.
    await queries
      .run('update workshop_keys set last_used_at = now() where key_hash = $1', [hash])
      .catch(() => undefined);
  return found?.stonemason_id;
}

const listedRow = z.object({
  id: z.number(),
  stonemason_id: z.number(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
});

/** A stonemason's keys without what they are, oldest first. */
export function listWorkshopKeys(
  queries: Queries,
  stonemasonId: number,
): Promise<z.infer<typeof listedRow>[]> {
  return queries.rows(
    listedRow,
    `select ${columnsOf(listedRow)} from workshop_keys where stonemason_id = $1 order by id`,
    [stonemasonId],
  );
}

/**
 * Revokes a key by its number.
 *
 * @returns whether the stonemason had it.
 */
export async function revokeWorkshopKey(
  queries: Queries,
  stonemasonId: number,
  id: number,
): Promise<boolean> {
  const sql = 'delete from workshop_keys where id = $1 and stonemason_id = $2';
  return (await queries.run(sql, [id, stonemasonId])) === 1;
}
