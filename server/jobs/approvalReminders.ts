import { addToTrail } from '../store/approvals/trail';
import { type Reminded, takeUnanswered } from '../store/approvals/unanswered';
import type { Database } from '../store/database';
import { queueLetter } from '../store/outbox';
import { tellOfExpiries } from './approvalExpiries';
import { type Rounds, startRounds } from './rounds';

/** How often it is looked who has not answered, in ms: a reminder is nothing that is waited for. */
const ROUND_MS = 600_000;

/** Reminds the relatives who were written to and have not answered, each once; returns how many letters were queued. */
export async function remindOfApprovals(database: Database): Promise<number> {
  const reminded = await database.transaction(async (inside): Promise<readonly Reminded[]> => {
    const unanswered = await takeUnanswered(inside);
    for (const { approverId, approval, name, recipient, locale } of unanswered) {
      const stoneIds = [approval.stone_id];
      await queueLetter(inside, { kind: 'approvalReminder', recipient, locale, approverId, stoneIds });
      await addToTrail(inside, approval, 'reminded', { who: '' }, name);
    }
    return unanswered;
  });
  return reminded.length;
}

/**
 * Reminds relatives again and again, and tells whoever asked them when the links have expired.
 *
 * @param failed is called with an error; the next round tries again.
 * @param waiting is called where letters were queued.
 */
export function startReminders(
  database: Database,
  waiting: () => void,
  failed: (error: unknown, what: string) => void,
): Rounds {
  const attempt = (queue: (database: Database) => Promise<number>, trouble: string) =>
    queue(database)
      .then((count) => {
        if (count > 0) waiting();
      })
      .catch((error: unknown) => failed(error, trouble));
  return startRounds(ROUND_MS, async () => {
    await attempt(remindOfApprovals, 'relatives could not be reminded');
    await attempt(tellOfExpiries, 'it could not be told that links to relatives have expired');
  });
}
