import { takeExpired } from '../store/approvals/expiries';
import { tellAsker } from '../store/approvals/tellAsker';
import { addToTrail } from '../store/approvals/trail';
import type { Database } from '../store/database';

/**
 * Notes of each approval whose links expired before enough relatives agreed that they did, and tells whoever asked, once for
 * each time that happens; returns how many letters were queued.
 */
export function tellOfExpiries(database: Database): Promise<number> {
  return database.transaction(async (inside) => {
    let queued = 0;
    for (const approval of await takeExpired(inside)) {
      await addToTrail(inside, approval, 'expired', { who: '' });
      queued += await tellAsker(inside, approval, 'approvalExpired');
    }
    return queued;
  });
}
