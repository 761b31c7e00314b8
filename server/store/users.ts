import { z } from 'zod';
import type { User } from '../access/caller';
import { hashToken } from '../access/tokens';
import type { Queries } from './database';

const loginRow = z.object({ id: z.number(), business_id: z.number(), password_hash: z.string().nullable() });

/** A user who may log in, and the hash their password has to fit. */
export interface Login {
  readonly user: User;
  readonly passwordHash: string | null;
}

const asLogin = (row: z.infer<typeof loginRow>): Login => ({
  user: { id: row.id, businessId: row.business_id },
  passwordHash: row.password_hash,
});

/** Finds a user by name; capitals do not matter. */
export async function loginByName(queries: Queries, username: string): Promise<Login | undefined> {
  const [row] = await queries.rows(
    loginRow,
    'select id, business_id, password_hash from users where lower(username) = lower($1)',
    [username],
  );
  return row && asLogin(row);
}

/** Finds the user whom a token of another program logs in. */
export async function userOfLoginToken(queries: Queries, token: string): Promise<User | undefined> {
  const [row] = await queries.rows(
    loginRow,
    'select id, business_id, password_hash from users where login_token_hash = $1',
    [hashToken(token)],
  );
  return row && asLogin(row).user;
}
