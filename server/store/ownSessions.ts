import { z } from 'zod';
import type { OwnSession } from '../../src/stone/wire/session';
import { hashToken } from '../credentials/tokens';
import { columnsOf } from './columns';
import type { Queries } from './database';

const row = z.object({
  id: z.string(),
  created_at: z.date(),
  used_at: z.date(),
  browser: z.string().nullable(),
  is_this: z.boolean(),
});
const COLUMNS = columnsOf(row, {
  used_at: 'coalesce(last_used_at, created_at)',
  is_this: 'token_hash = $2',
});

/** A user's sessions, the last used first. */
export async function listSessions(queries: Queries, userId: number, shown: string): Promise<OwnSession[]> {
  const found = await queries.rows(
    row,
    `select ${COLUMNS}
     from sessions where user_id = $1 and expires_at > now() order by is_this desc, used_at desc, id`,
    [userId, hashToken(shown)],
  );
  return found.map((each) => ({
    id: each.id,
    openedAt: each.created_at.toISOString(),
    lastUsedAt: each.used_at.toISOString(),
    browser: each.browser,
    isThis: each.is_this,
  }));
}

/**
 * Ends one of a user's sessions, and those that were opened with it.
 *
 * @returns whether it existed.
 */
export async function endSession(queries: Queries, userId: number, id: string): Promise<boolean> {
  return (await queries.run('delete from sessions where user_id = $1 and id = $2', [userId, id])) > 0;
}

/**
 * Ends all of a user's sessions except the current one; in a transaction. If that was opened with another session,
 * which ends here, it becomes independent, with the same time of expiry.
 *
 * @returns how many were ended.
 */
export async function endOtherSessions(inside: Queries, userId: number, shown: string): Promise<number> {
  const hash = hashToken(shown);
  await inside.run('update sessions set opened_by = null where token_hash = $1 and user_id = $2', [
    hash,
    userId,
  ]);
  const others = await inside.rows(
    z.object({ id: z.string() }),
    'delete from sessions where user_id = $1 and token_hash <> $2 returning id',
    [userId, hash],
  );
  return others.length;
}
