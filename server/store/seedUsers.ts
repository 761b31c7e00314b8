import { z } from 'zod';
import { hashPassword, inventPassword } from '../credentials/passwords';
import type { Database } from './database';

/** The users of a new embedded database (docs/decisions.md section 10). */
const DEMO_USERS = [
  { username: 'admin', businessId: 1, business: 'Platform' },
  { username: 'bedemand', businessId: 2, business: 'Bedemand' },
] as const;

/**
 * Adds the two demo users to a database without users.
 *
 * @param wished their password; a random one where it is undefined.
 * @returns the password that was made up, which is stored nowhere; undefined where none was.
 */
export async function seedUsers(database: Database, wished: string | undefined): Promise<string | undefined> {
  const [count] = await database.rows(z.object({ users: z.number() }), 'select count(*) as users from users');
  if (count === undefined || count.users > 0) return undefined;
  const invented = wished ? undefined : inventPassword();
  const passwordHash = await hashPassword(wished ?? invented ?? '');
  await database.transaction(async (inside) => {
    for (const { username, businessId, business } of DEMO_USERS) {
      await inside.run('insert into businesses (id, name) values ($1, $2) on conflict do nothing', [
        businessId,
        business,
      ]);
      await inside.run('insert into users (username, password_hash, business_id) values ($1, $2, $3)', [
        username,
        passwordHash,
        businessId,
      ]);
    }
  });
  return invented;
}
