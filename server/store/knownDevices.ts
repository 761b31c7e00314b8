import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hashToken } from '../credentials/tokens';
import type { Queries } from './database';

/** A browser that has not logged in for so long is a stranger again; no browser keeps a cookie longer. */
export const DEVICE_DAYS = 400;

const known = z.object({ user_id: z.number() });

/** Whether a user has logged in before with what shows a token. */
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
 * Remembers that a user has logged in with a device.
 *
 * @param token what it showed, where it is known already.
 * @returns what it is to show from now on; the only copy there is.
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

/** Forgets the devices of a user: whoever knew the old password may have been at one. */
export async function forgetDevices(queries: Queries, userId: number): Promise<void> {
  await queries.run('delete from known_devices where user_id = $1', [userId]);
}
