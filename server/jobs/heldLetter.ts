import type { Queries } from '../store/database';
import { type LeasedLetter, renewLease } from '../store/outbox';

/** How long a letter is one node's without a sign of life from it: a dead node's letters are another's soon after. */
export const LEASE_SECONDS = 45;

/** How often a node that works at a letter says so, in ms: a lease outlives several that are lost. */
const RENEW_MS = 5000;

/**
 * Works at a letter and keeps it this node's meanwhile, however long that takes.
 *
 * @param work is given what makes sure, last of all, that the letter is still this node's; it throws where another
 *   has taken it, or has sent it, while this one was held up.
 */
export async function whileHeld<Result>(
  database: Queries,
  letter: LeasedLetter,
  work: (makeSure: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const renew = () => renewLease(database, letter, LEASE_SECONDS);
  // A sign of life that is lost harms nothing: whether the letter is still ours is asked again before it goes.
  const timer = setInterval(() => renew().catch(() => undefined), RENEW_MS);
  try {
    return await work(async () => {
      if (!(await renew())) throw new Error('another node has taken this letter over');
    });
  } finally {
    clearInterval(timer);
  }
}
