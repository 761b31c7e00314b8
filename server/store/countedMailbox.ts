import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Queries } from './database';

/** Under which the key stands among the settings: the day that it is for in UTC, as counts go by, and the key. */
const SETTING = 'mailboxKey';
/** The length of a day as it is written. */
const DAY = 'YYYY-MM-DD'.length;
const TODAY = `to_char(now() at time zone 'UTC', 'YYYY-MM-DD')`;

const row = z.object({ key: z.string() });

/** The key of this day. */
async function keyOfToday(inside: Queries): Promise<string> {
  const read = () =>
    inside.rows(
      row,
      `select substring(value from ${DAY + 2}) as key from settings
       where name = '${SETTING}' and left(value, ${DAY}) >= ${TODAY}`,
    );
  // Read first: writing would have everybody who counts wait for one another from here on.
  const [kept] = await read();
  if (kept) return kept.key;
  await inside.run(
    `insert into settings (name, value) values ('${SETTING}', ${TODAY} || ' ' || $1::text)
     on conflict (name) do update set value = excluded.value
     where left(settings.value, ${DAY}) < left(excluded.value, ${DAY})`,
    [randomBytes(32).toString('base64url')],
  );
  const [made] = await read();
  if (!made) throw new Error('the key by which addresses are counted is gone');
  return made.key;
}

/**
 * An e-mail address as letters to it are counted: by an HMAC with SHA-256 (RFC 2104), whose key is replaced each day, so
 * that nobody reads the address there and no two days can be joined. Before anything is counted in the transaction, so that
 * those who count at the same moment cannot deadlock.
 */
export async function countedMailbox(inside: Queries, address: string): Promise<string> {
  const key = await keyOfToday(inside);
  return createHmac('sha256', key).update(address.trim().toLowerCase()).digest('base64url');
}

/** Forgets the key of a past day. */
export async function dropOldMailboxKey(queries: Queries): Promise<void> {
  await queries.run(`delete from settings where name = '${SETTING}' and left(value, ${DAY}) < ${TODAY}`);
}
