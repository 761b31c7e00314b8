import { z } from 'zod';
import type { User } from '../access/caller';
import { hashToken, mintToken } from '../access/tokens';
import type { Queries } from './database';

/** How long a login lasts: two weeks. */
const LASTS = '14 days';

const userRow = z.object({ id: z.number(), business_id: z.number() });
const asUser = (row: z.infer<typeof userRow>): User => ({ id: row.id, businessId: row.business_id });

/** Opens a session; the token returned is the only copy there is. */
export async function openSession(queries: Queries, user: User): Promise<string> {
  const token = mintToken('session');
  await queries.run(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '${LASTS}')`,
    [hashToken(token), user.id],
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

/** Ends a session, if it is one. */
export async function closeSession(queries: Queries, token: string): Promise<void> {
  await queries.run('delete from sessions where token_hash = $1', [hashToken(token)]);
}
