import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hashToken } from '../credentials/tokens';
import type { Database, Queries } from './database';

/** Attempts count for this long. */
const WINDOW = '15 minutes';
export const WINDOW_SECONDS = 15 * 60;

/** The most attempts on one name from one address, and from one address in all, before they are refused. */
export const MOST_PER_USER = 10;
export const MOST_PER_ADDRESS = 60;
/**
 * The most on one name from everywhere; further ones are delayed. They are not refused: otherwise somebody with enough
 * addresses could lock the name's owner out for ever.
 */
export const MOST_AT_SPEED = 50;

const count = z.object({ n: z.number() });

/** What is known of somebody who tries to log in. */
export interface Trying {
  /** The user's name, or its replacement for a token. */
  readonly name: string;
  /** The address of the attempt. */
  readonly address: string;
  /** A known browser's token of this user: strangers' attempts do not count against it. */
  readonly device: string | undefined;
}

/** An attempt that was allowed. */
export interface Attempt {
  /** Whether it is delayed, since the name is being guessed at. */
  readonly isSlow: boolean;
  /** Uncounts it after success, and clears the name's failures from there. */
  succeeded(): Promise<void>;
}

interface Counted {
  readonly subject: string;
  readonly most: number;
  readonly beyond: 'refused' | 'slow';
}

const attemptsOn = (name: string) => `name:${name.toLowerCase()}`;

/** The counters of an attempt; the first one is cleared by success. */
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
 * Counts an attempt to log in before the password is checked, so that concurrent ones are counted too. The count is in
 * the database, since several nodes may answer. A refused one is not counted: further attempts do not prolong the wait.
 *
 * @returns undefined where there were too many.
 */
export function countAttempt(database: Database, trying: Trying): Promise<Attempt | undefined> {
  return countOn(database, subjectsOf(trying));
}

/**
 * Counts that a user tries a code, or their own password again: somebody with the password or the computer could
 * otherwise try a million codes from as many addresses. The user's known browsers count separately, so that nobody else
 * locks them out.
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

/** Clears all attempts on a name, from every address: its password has changed. */
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
      // One after the other, or concurrent ones would not see each other. Always in this order, to avoid deadlocks.
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
