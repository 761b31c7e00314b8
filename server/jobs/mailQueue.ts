import { deliverLetters, type Post } from './deliverLetters';
import { type Rounds, startRounds } from './rounds';
import { tellOfWaiting } from './tellOfWaiting';

const ROUND_MS = 5000;

/** Delivers letters every few seconds, and at once when asked to; never twice at the same time. */
export function startMailQueue(post: Post): Rounds {
  return startRounds(ROUND_MS, (isOver) =>
    tellOfWaiting(post.database)
      .then(async () => {
        await deliverLetters(post, isOver);
      })
      .catch((error: unknown) => post.failed(error, 'the outbox could not be read')),
  );
}
