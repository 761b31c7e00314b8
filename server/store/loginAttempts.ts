import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hashToken } from '../credentials/tokens';
import type { Database, Queries } from './database';

/** Attempts within this time count. */
const WINDOW = '15 minutes';
export const WINDOW_SECONDS = 15 * 60;

/** So many may be made on one name from one address, and so many from one address at all, before they have to wait. */
export const MOST_PER_USER = 10;
export const MOST_PER_ADDRESS = 60;
/**
 * So many on one name from everywhere, and each further one is slow. It is not refused: whoever has addresses enough could
 * else keep the name's owner out for ever.
 */
export const MOST_AT_SPEED = 50;

const count = z.object({ n: z.number() });

/** Who tries to log in, as far as that can be told before. */
export interface Trying {
  /** The user's name, or what stands for one. */
  readonly name: string;
  /** Where the attempt comes from. */
  readonly address: string;
  /** What a browser shows in which this very user has logged in before: no stranger's tries are counted against it. */
  readonly device: string | undefined;
}

/** An attempt that may go on. */
export interface Attempt {
  /** Whether it has to wait a little, since the name is being guessed at. */
  readonly isSlow: boolean;
  /** Uncounts it once it succeeded, and forgives the name its failures from there. */
  succeeded(): Promise<void>;
}

interface Counted {
  readonly subject: string;
  readonly most: number;
  readonly beyond: 'refused' | 'slow';
}

const attemptsOn = (name: string) => `name:${name.toLowerCase()}`;

/** What an attempt counts on; the first is what success forgives. */
function subjectsOf({ name, address, device }: Trying): [Counted, ...Counted[]] {
  const named = attemptsOn(name);
  if (device !== undefined)
    return [{ subject: `device:${hashToken(device)}`, most: MOST_PER_USER, beyond: 'refused' }];
  return [
    { subject: `${named} from ${address}`, most: MOST_PER_USER, beyond: 'refused' },
    { subject: `address:${address}`, most: MOST_PER_ADDRESS, beyond: 'refused' },
    { subject: named, most: MOST_AT_SPEED, beyond: 'slow' },
  ];
}

async function isReached(inside: Queries, { subject, most }: Counted): Promise<boolean> {
  const [found] = await inside.rows(
    count,
    `select count(*) as n from login_attempts where subject = $1 and at > now() - interval '${WINDOW}'`,
    [subject],
  );
  return (found?.n ?? 0) >= most;
}

/**
 * Counts an attempt to log in before the password is looked at, so that many at once are counted too. The count lives in the
 * database, since one per process is none where several nodes answer. One that is refused is not counted: trying on does not
 * make the wait longer.
 *
 * @returns undefined where there were too many.
 */
export function countAttempt(database: Database, trying: Trying): Promise<Attempt | undefined> {
  return countOn(database, subjectsOf(trying));
}

/**
 * Counts that a user tries a code, or their own password once more: who gets that far knows the one or has the other, and
 * could try a million codes from as many addresses. A device of the user's own counts by itself, so that nobody else keeps
 * them out.
 *
 * @returns undefined where there were too many.
 */
export function countCode(
  database: Database,
  userId: number,
  device: string | undefined,
): Promise<Attempt | undefined> {
  const subject = device === undefined ? `code:${userId}` : `code by device:${hashToken(device)}`;
  return countOn(database, [{ subject, most: MOST_PER_USER, beyond: 'refused' }]);
}

/** Forgives a name every attempt on it, from wherever: its password is another one now. */
export async function forgiveName(queries: Queries, name: string): Promise<void> {
  const subject = attemptsOn(name);
  await queries.run('delete from login_attempts where subject = $1 or starts_with(subject, $2)', [
    subject,
    `${subject} from `,
  ]);
}

async function countOn(
  database: Database,
  subjects: readonly [Counted, ...Counted[]],
): Promise<Attempt | undefined> {
  const id = randomUUID();
  return database.transaction(async (inside) => {
    let isSlow = false;
    for (const counted of subjects) {
      // One after the other, else of many at once none sees the others. Always in this order, so that none waits in a ring.
      await inside.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [counted.subject]);
      if (!(await isReached(inside, counted))) continue;
      if (counted.beyond === 'refused') return undefined;
      isSlow = true;
    }
    for (const { subject } of subjects)
      await inside.run('insert into login_attempts (id, subject) values ($1, $2)', [id, subject]);
    return {
      isSlow,
      succeeded: async () => {
        await database.run('delete from login_attempts where id = $1 or subject = $2', [
          id,
          subjects[0].subject,
        ]);
      },
    };
  });
}
