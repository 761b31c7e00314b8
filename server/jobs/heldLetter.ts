import type { Queries } from '../store/database';
import { type LeasedLetter, renewLease } from '../store/outbox';

/** How long a node's lease of a letter lasts without renewal: after that another node may take it. */
export const LEASE_SECONDS = 45;

/** How often a node renews its lease, in ms: a lease survives several failed renewals. */
const RENEW_MS = 5000;

/**
 * Works on a letter while renewing its lease, however long that takes.
 *
 * @param work is given a function that checks, as the last step, that this node still has the letter; it throws where
 *   another node has taken or sent it meanwhile.
 */
export async function whileHeld<Result>(
  database: Queries,
  letter: LeasedLetter,
  work: (makeSure: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const renew = () => renewLease(database, letter, LEASE_SECONDS);
  // A failed renewal is harmless: the lease is checked again before the letter is sent.
  const timer = setInterval(() => renew().catch(() => undefined), RENEW_MS);
  try {
    return await work(async () => {
      if (!(await renew())) throw new Error('another node has taken this letter over');
    });
  } finally {
    clearInterval(timer);
  }
}
