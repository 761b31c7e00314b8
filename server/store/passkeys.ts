import { z } from 'zod';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Passkey } from '../../src/stone/wire/passkey';
import { inventHandle, type KnownKey, type NewKey } from '../credentials/passkeys';
import type { User } from '../domain/caller';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { queueUserNotice } from './userNotices';
import { asUser } from './userRow';

/** The most keys of one user: a handful of devices, not a store for arbitrary data. */
export const MOST_PASSKEYS = 20;

const row = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  is_synced: z.boolean(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
});

/** A user's keys, newest first. */
export async function listPasskeys(queries: Queries, userId: number): Promise<Passkey[]> {
  const found = await queries.rows(
    row,
    `select ${columnsOf(row)} from passkeys where user_id = $1 order by created_at desc, id`,
    [userId],
  );
  return found.map((each) => ({
    id: each.id,
    browser: each.browser,
    isSynced: each.is_synced,
    createdAt: each.created_at.toISOString(),
    lastUsedAt: each.last_used_at?.toISOString() ?? null,
  }));
}

const handleRow = z.object({ handle: z.string(), username: z.string() });

/** A user's handle at authenticators; created the first time. Undefined where the user is gone. */
export async function holderOf(
  queries: Queries,
  userId: number,
): Promise<z.infer<typeof handleRow> | undefined> {
  const [found] = await queries.rows(
    handleRow,
    `update users set passkey_handle = coalesce(passkey_handle, $2) where id = $1
     returning ${columnsOf(handleRow, { handle: 'passkey_handle' })}`,
    [userId, inventHandle()],
  );
  return found;
}

const nameRow = z.object({ credential_id: z.string(), transports: z.string() });

/** The credential ids of a user's keys. */
export async function credentialsOf(queries: Queries, userId: number) {
  const found = await queries.rows(
    nameRow,
    `select ${columnsOf(nameRow)} from passkeys where user_id = $1 order by created_at, id`,
    [userId],
  );
  return found.map(({ credential_id: id, transports }) => ({ id, transports: transportsIn(transports) }));
}

const transportsIn = (kept: string) => kept.split(',').filter((each) => each !== '');

/**
 * Stores a user's new key, and tells them by letter; in a transaction.
 *
 * @param browser where it was made; null where unknown.
 * @returns why it was not stored; undefined where it was.
 */
export async function keepPasskey(
  inside: Queries,
  userId: number,
  key: NewKey & { readonly browser: string | null },
  locale: Locale,
): Promise<'there' | 'tooMany' | undefined> {
  // Otherwise two concurrent calls would each count only the keys before them.
  await inside.rows(z.object({ id: z.number() }), 'select id from users where id = $1 for update', [userId]);
  if ((await credentialsOf(inside, userId)).length >= MOST_PASSKEYS) return 'tooMany';
  const kept = await inside.run(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, browser, is_synced)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing`,
    [userId, key.id, key.publicKey, key.counter, key.transports.join(','), key.browser, key.isSynced],
  );
  if (kept === 0) return 'there';
  await queueUserNotice(inside, 'passkeyAdded', userId, locale);
  return undefined;
}

/** Deletes one of a user's keys, and tells them by letter; in a transaction. Returns whether it existed. */
export async function removePasskey(
  inside: Queries,
  userId: number,
  id: string,
  locale: Locale,
): Promise<boolean> {
  const removed = await inside.run('delete from passkeys where user_id = $1 and id = $2', [userId, id]);
  if (removed === 0) return false;
  await queueUserNotice(inside, 'passkeyRemoved', userId, locale);
  return true;
}

/** Deletes all of a user's keys, and tells them by letter; in a transaction. Returns how many there were. */
export async function removePasskeys(inside: Queries, userId: number): Promise<number> {
  const removed = await inside.run('delete from passkeys where user_id = $1', [userId]);
  if (removed > 0) await queueUserNotice(inside, 'passkeyRemoved', userId);
  return removed;
}

const knownRow = z.object({
  user_id: z.number(),
  business_id: z.number(),
  stonemason_id: z.number().nullable(),
  handle: z.string(),
  public_key: z.string(),
  counter: z.number(),
});

/** A stored key with its user. */
export interface OwnedKey extends KnownKey {
  readonly user: User;
}

/** The key with a credential id; undefined where there is none. */
export async function passkeyNamed(queries: Queries, credentialId: string): Promise<OwnedKey | undefined> {
  const [found] = await queries.rows(
    knownRow,
    `select ${columnsOf(knownRow, { handle: 'passkey_handle' })}
     from passkeys join users on users.id = user_id where credential_id = $1`,
    [credentialId],
  );
  return (
    found && {
      id: credentialId,
      user: asUser({ ...found, id: found.user_id }),
      handle: found.handle,
      publicKey: found.public_key,
      counter: found.counter,
    }
  );
}

/**
 * Records that a key was used.
 *
 * @param signed its counter, and whether it is synced beyond its device.
 * @returns false where it was deleted, or its counter is higher already: there may be a copy of it.
 */
export async function notePasskeyUse(
  queries: Queries,
  credentialId: string,
  signed: { readonly counter: number; readonly isSynced: boolean },
): Promise<boolean> {
  const noted = await queries.run(
    `update passkeys set counter = $2::bigint, is_synced = $3, last_used_at = now()
     where credential_id = $1 and (counter < $2::bigint or (counter = 0 and $2::bigint = 0))`,
    [credentialId, signed.counter, signed.isSynced],
  );
  return noted === 1;
}
