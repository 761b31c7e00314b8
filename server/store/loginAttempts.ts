import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from './database';

/** Attempts within this time count. */
const WINDOW = '15 minutes';
export const WINDOW_SECONDS = 15 * 60;

/** So many may be made on one name, and so many from one address, before both have to wait. */
export const MOST_PER_USER = 10;
export const MOST_PER_ADDRESS = 60;

const counts = z.object({ named: z.number(), addressed: z.number() });
const nameSubject = (name: string) => `name:${name.toLowerCase()}`;

/** An attempt that may go on. */
export interface Attempt {
  /** Uncounts it once it succeeded, and forgives the name its failures. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt to log in before the password is looked at, so that many at once are counted too. The count
 * lives in the database, since one per process is none where several nodes answer.
 *
 * @param name the user's name, or what stands for one.
 * @param address where the attempt comes from.
 * @returns undefined where there were too many.
 */
export async function countAttempt(
  database: Database,
  name: string,
  address: string,
): Promise<Attempt | undefined> {
  const id = randomUUID();
  const [byName, byAddress] = [nameSubject(name), `address:${address}`];
  const count = await database.transaction(async (inside) => {
    // One after the other, else of many at once none sees the others. Always in this order, so that none waits in a ring.
    for (const subject of [byName, byAddress])
      await inside.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject]);
    await inside.run('insert into login_attempts (id, subject) values ($1, $2), ($1, $3)', [
      id,
      byName,
      byAddress,
    ]);
    const [found] = await inside.rows(
      counts,
      `select count(*) filter (where subject = $1) as named, count(*) filter (where subject = $2) as addressed
       from login_attempts where subject in ($1, $2) and at > now() - interval '${WINDOW}'`,
      [byName, byAddress],
    );
    return found;
  });
  if (!count || count.named > MOST_PER_USER || count.addressed > MOST_PER_ADDRESS) return undefined;
  return {
    succeeded: async () => {
      await database.run('delete from login_attempts where id = $1 or subject = $2', [id, byName]);
    },
  };
}
