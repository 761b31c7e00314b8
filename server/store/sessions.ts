import { z } from 'zod';
import type { User } from '../access/caller';
import { hashToken, mintToken } from '../access/tokens';
import type { Queries } from './database';

/** How long a login lasts: two weeks. */
const LASTS = '14 days';

const userRow = z.object({ id: z.number(), business_id: z.number() });
const asUser = (row: z.infer<typeof userRow>): User => ({ id: row.id, businessId: row.business_id });

/**
 * Opens a session; the token returned is the only copy there is.
 *
 * @param shown the token of a session that was shown for it: the new one lasts no longer, and ends with it.
 */
export async function openSession(queries: Queries, user: User, shown?: string): Promise<string> {
  const token = mintToken('session');
  await queries.run(
    `insert into sessions (token_hash, user_id, opened_by, expires_at)
     select $1, $2, earlier.token_hash, coalesce(earlier.expires_at, now() + interval '${LASTS}')
     from (select 1) as always left join sessions as earlier on earlier.token_hash = $3`,
    [hashToken(token), user.id, shown === undefined ? null : hashToken(shown)],
  );
  return token;
}

/** Whose session a token opens; undefined where it is unknown or expired. */
export async function userOfSession(queries: Queries, token: string): Promise<User | undefined> {
  const [row] = await queries.rows(
    userRow,
    `select users.id, users.business_id from sessions join users on users.id = sessions.user_id
     where token_hash = $1 and expires_at > now()`,
    [hashToken(token)],
  );
  return row && asUser(row);
}

/** Ends a session, if it is one, and those that were opened by showing it. */
export async function closeSession(queries: Queries, token: string): Promise<void> {
  await queries.run('delete from sessions where token_hash = $1', [hashToken(token)]);
}
