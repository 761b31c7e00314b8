import { z } from 'zod';
import { hashToken, mintToken } from '../credentials/tokens';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** How long a link is valid, in minutes. */
export const LINK_MINUTES = 60;

/** Makes the link for a letter to a user; the token returned is the only copy. */
export async function openPasswordLink(queries: Queries, userId: number): Promise<string> {
  const token = mintToken('password');
  await queries.run(
    `insert into password_links (token_hash, user_id, expires_at)
     values ($1, $2, now() + interval '${LINK_MINUTES} minutes')`,
    [hashToken(token), userId],
  );
  return token;
}

const row = z.object({ user_id: z.number(), username: z.string() });

/** The user whose password a link replaces. */
export interface LinkedUser {
  readonly id: number;
  readonly username: string;
}

/**
 * The user of a token's link; undefined where it is unknown, used or expired.
 *
 * @param lock in a transaction: of two who use one link at once only one replaces the password.
 */
export async function userOfPasswordLink(
  queries: Queries,
  token: string,
  lock: '' | 'for update of password_links' = '',
): Promise<LinkedUser | undefined> {
  const [found] = await queries.rows(
    row,
    `select ${columnsOf(row)} from password_links join users on users.id = user_id
     where token_hash = $1 and expires_at > now() ${lock}`,
    [hashToken(token)],
  );
  return found && { id: found.user_id, username: found.username };
}

/** Deletes every link of a user: the password was replaced, or their address for letters has changed. */
export async function forgetPasswordLinks(queries: Queries, userId: number): Promise<void> {
  await queries.run('delete from password_links where user_id = $1', [userId]);
}
