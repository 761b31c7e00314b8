import { z } from 'zod';
import { PRIVILEGED_BUSINESS } from '../../src/stone/business';
import type { Locale } from '../../src/stone/catalogue/naming';
import { hashToken } from '../credentials/tokens';
import type { User } from '../domain/caller';
import { entryText } from './catalogue';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { forgetDevices } from './knownDevices';
import { forgiveName } from './loginAttempts';
import { forgetPasswordLinks } from './passwordLinks';
import { queueUserNotice } from './userNotices';
import { asUser, userRow } from './userRow';

const loginRow = z.object({
  ...userRow.shape,
  username: z.string(),
  password_hash: z.string().nullable(),
});
const LOGIN_COLUMNS = columnsOf(loginRow);

/** A user who may log in, with the hash of their password. */
export interface Login {
  readonly user: User;
  readonly passwordHash: string | null;
}

const asLogin = (row: z.infer<typeof loginRow>): Login => ({
  user: asUser(row),
  passwordHash: row.password_hash,
});

/**
 * Finds a user by name, ignoring case in the same way as login attempts are counted: names that only the database's own
 * rules treat as equal, such as a capital i with its dot, are different.
 */
export async function loginByName(queries: Queries, username: string): Promise<Login | undefined> {
  const [row] = await queries.rows(
    loginRow,
    `select ${LOGIN_COLUMNS} from users where lower(username) = lower($1)`,
    [username],
  );
  return row && row.username.toLowerCase() === username.toLowerCase() ? asLogin(row) : undefined;
}

/** The user of another program's login token. */
export async function userOfLoginToken(queries: Queries, token: string): Promise<User | undefined> {
  const [row] = await queries.rows(
    loginRow,
    `select ${LOGIN_COLUMNS} from users where login_token_hash = $1`,
    [hashToken(token)],
  );
  return row && asLogin(row).user;
}

/** The name and the password's hash of a user. */
export async function loginOf(
  queries: Queries,
  id: number,
): Promise<(Login & { readonly username: string }) | undefined> {
  const [row] = await queries.rows(loginRow, `select ${LOGIN_COLUMNS} from users where id = $1`, [id]);
  return row && { ...asLogin(row), username: row.username };
}

const accountRow = z.object({ username: z.string(), email: z.string().nullable() });

/** A user's name and address for letters; undefined where the user is gone. */
export async function accountOf(
  queries: Queries,
  id: number,
): Promise<z.infer<typeof accountRow> | undefined> {
  const [found] = await queries.rows(accountRow, `select ${columnsOf(accountRow)} from users where id = $1`, [
    id,
  ]);
  return found;
}

const listedRow = z.object({
  username: z.string(),
  business_id: z.number(),
  business: z.string(),
  email: z.string().nullable(),
  stonemason_id: z.number().nullable(),
});

/** Every user with their business, by name. */
export async function listUsers(queries: Queries) {
  const rows = await queries.rows(
    listedRow,
    `select ${columnsOf(listedRow, { business: 'name' })} from users
     join businesses on businesses.id = business_id order by lower(username)`,
  );
  return rows.map(({ business_id: businessId, stonemason_id: stonemasonId, ...rest }) => ({
    ...rest,
    businessId,
    stonemasonId,
  }));
}

/** A new user. */
export interface NewUser {
  readonly username: string;
  readonly passwordHash: string;
  readonly businessId: number;
  /** The name of the business, where it is new too. */
  readonly business: string | undefined;
  /** The stonemason of the catalogue that they work for. */
  readonly stonemasonId?: number | undefined;
}

/**
 * Adds a user, and their business if there is none with that number; in a transaction.
 *
 * @returns why it was not done; undefined where it was.
 */
export async function addUser(
  inside: Queries,
  given: NewUser,
): Promise<'taken' | 'noBusiness' | 'noMason' | undefined> {
  const { stonemasonId } = given;
  if (stonemasonId !== undefined && (await entryText(inside, 'stonemason', stonemasonId)) === undefined)
    return 'noMason';
  if (given.business !== undefined)
    await inside.run('insert into businesses (id, name) values ($1, $2) on conflict do nothing', [
      given.businessId,
      given.business,
    ]);
  const there = await inside.rows(z.object({ id: z.number() }), 'select id from businesses where id = $1', [
    given.businessId,
  ]);
  if (there.length === 0) return 'noBusiness';
  const added = await inside.run(
    `insert into users (username, password_hash, business_id, stonemason_id) values ($1, $2, $3, $4)
     on conflict (lower(username)) do nothing`,
    [given.username, given.passwordHash, given.businessId, stonemasonId ?? null],
  );
  return added === 1 ? undefined : 'taken';
}

/**
 * Sets a user's password, ends all of their logins, and tells them by letter; in a transaction.
 *
 * @param locale the letter's language, where the user makes the call; else that of the business's country.
 */
export async function setPassword(
  inside: Queries,
  { id, username }: { readonly id: number; readonly username: string },
  passwordHash: string,
  locale?: Locale,
): Promise<void> {
  await inside.run('update users set password_hash = $2 where id = $1', [id, passwordHash]);
  await inside.run('delete from sessions where user_id = $1', [id]);
  await forgetDevices(inside, id);
  await forgetPasswordLinks(inside, id);
  await forgiveName(inside, username);
  await queueUserNotice(inside, 'passwordChanged', id, locale);
}

const reachable = z.object({ id: z.number() });

/** Users with this name or address for letters who have such an address. */
export async function usersToWriteTo(queries: Queries, written: string): Promise<readonly number[]> {
  const found = await queries.rows(
    reachable,
    `select id from users where email is not null and (lower(username) = lower($1) or lower(email) = lower($1))
     order by id limit 10`,
    [written.trim()],
  );
  return found.map(({ id }) => id);
}

/** Sets a user's address for letters; links in letters to another one become invalid. In a transaction. */
export async function setEmail(inside: Queries, userId: number, email: string | null): Promise<void> {
  await inside.run('update users set email = $2 where id = $1', [userId, email]);
  await forgetPasswordLinks(inside, userId);
}

const leaver = z.object({ id: z.number(), is_last: z.boolean() });

/**
 * Deletes a user, with every login and known browser; in a transaction. Their actions stay in the stones' history,
 * without a name.
 *
 * @returns why it was not done: the last user of the business with all rights is still needed.
 */
export async function deleteUser(inside: Queries, username: string): Promise<'unknown' | 'last' | undefined> {
  // Otherwise, of two deleted at once, each would count as the other's successor.
  await inside.run('lock table users in share row exclusive mode');
  const [found] = await inside.rows(
    leaver,
    `select id, business_id = $2 and not exists (
       select from users as others where others.business_id = $2 and others.id <> users.id
     ) as is_last from users where lower(username) = lower($1)`,
    [username, PRIVILEGED_BUSINESS],
  );
  if (!found) return 'unknown';
  if (found.is_last) return 'last';
  await inside.run('delete from users where id = $1', [found.id]);
  return undefined;
}
