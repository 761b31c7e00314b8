import { z } from 'zod';
import { hashToken, mintToken } from '../credentials/tokens';
import type { User } from '../domain/caller';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { asUser, userRow } from './userRow';

/** How long a login lasts: two weeks. */
const LASTS = '14 days';

/** How often the use of a session is recorded: reading a stone normally writes nothing. */
const NOTED_EVERY = '1 hour';

const OF_USERS = {
  id: 'users.id',
  business_id: 'users.business_id',
  stonemason_id: 'users.stonemason_id',
};
const USER_COLUMNS = columnsOf(userRow, OF_USERS);

/** The data of a new session. */
export interface NewSession {
  /** The token of the session that it was opened with: the new one expires no later, and ends with it. */
  readonly shown?: string | undefined;
  /** Roughly which browser; null where unknown. */
  readonly browser?: string | null;
}

/** Opens a session; the token returned is the only copy. */
export async function openSession(
  queries: Queries,
  user: User,
  { shown, browser = null }: NewSession = {},
): Promise<string> {
  const token = mintToken('session');
  await queries.run(
    `insert into sessions (token_hash, user_id, browser, opened_by, expires_at)
     select $1, $2, $4, earlier.token_hash, coalesce(earlier.expires_at, now() + interval '${LASTS}')
     from (select 1) as always left join sessions as earlier on earlier.token_hash = $3`,
    [hashToken(token), user.id, shown === undefined ? null : hashToken(shown), browser],
  );
  return token;
}

/** The user of a session's token; undefined where it is unknown or expired. */
export async function userOfSession(queries: Queries, token: string): Promise<User | undefined> {
  const [row] = await queries.rows(
    userRow,
    `select ${USER_COLUMNS} from sessions join users on users.id = sessions.user_id
     where token_hash = $1 and expires_at > now()`,
    [hashToken(token)],
  );
  return row && asUser(row);
}

const heldRow = userRow.extend({ token_hash: z.string() });

/** The users of sessions by their tokens, in one statement; what is unknown or expired is left out. Records no use. */
export async function usersOfSessions(
  queries: Queries,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, User>> {
  const found = await queries.rows(
    heldRow,
    `select ${columnsOf(heldRow, OF_USERS)} from sessions join users on users.id = sessions.user_id
     where token_hash = any (string_to_array($1, ',')) and expires_at > now()`,
    [tokens.map(hashToken).join(',')],
  );
  const users = new Map(found.map((row) => [row.token_hash, asUser(row)]));
  return new Map(
    tokens.flatMap((token) => {
      const user = users.get(hashToken(token));
      return user ? [[token, user] as const] : [];
    }),
  );
}

const usedRow = userRow.extend({ is_due: z.boolean() });
const USED_COLUMNS = columnsOf(usedRow, {
  ...OF_USERS,
  is_due: `coalesce(last_used_at, sessions.created_at) < now() - interval '${NOTED_EVERY}'`,
});

/** The same for a call: records the use, once an hour at most. */
export async function userAtWork(queries: Queries, token: string): Promise<User | undefined> {
  const hash = hashToken(token);
  const [row] = await queries.rows(
    usedRow,
    `select ${USED_COLUMNS}
     from sessions join users on users.id = sessions.user_id where token_hash = $1 and expires_at > now()`,
    [hash],
  );
  if (row?.is_due)
    // On a full disk nothing can be recorded, and calls that only read still work.
    await queries
      .run('update sessions set last_used_at = now() where token_hash = $1', [hash])
      .catch(() => undefined);
  return row && asUser(row);
}

/** Ends a session, if there is one, and those that were opened with it. */
export async function closeSession(queries: Queries, token: string): Promise<void> {
  await queries.run('delete from sessions where token_hash = $1', [hashToken(token)]);
}
