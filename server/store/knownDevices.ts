import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hashToken } from '../credentials/tokens';
import type { Queries } from './database';

/** A browser without a login for so long is no longer known; no browser keeps a cookie longer. */
export const DEVICE_DAYS = 400;

const known = z.object({ user_id: z.number() });

/** Whether a token belongs to a browser in which a user has logged in before. */
export async function isKnownDevice(
  queries: Queries,
  userId: number,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false;
  const found = await queries.rows(
    known,
    `select user_id from known_devices
     where token_hash = $1 and user_id = $2 and used_at > now() - interval '${DEVICE_DAYS} days'`,
    [hashToken(token), userId],
  );
  return found.length > 0;
}

/**
 * Records that a user has logged in with a browser.
 *
 * @param token its token, where it is known already.
 * @returns its token from now on; the only copy.
 */
export async function rememberDevice(
  queries: Queries,
  userId: number,
  token: string | undefined,
): Promise<string> {
  const kept = token ?? randomBytes(24).toString('base64url');
  await queries.run(
    `insert into known_devices (token_hash, user_id) values ($1, $2)
     on conflict (token_hash) do update set used_at = now()`,
    [hashToken(kept), userId],
  );
  return kept;
}

/** Deletes the known browsers of a user: somebody with the old password may have used one. */
export async function forgetDevices(queries: Queries, userId: number): Promise<void> {
  await queries.run('delete from known_devices where user_id = $1', [userId]);
}
