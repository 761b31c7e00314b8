import { deliverLetters, type Post } from './deliverLetters';
import { tellOfWaiting } from './tellOfWaiting';

const ROUND_MS = 5000;

/** The periodic delivery, from start to stop. */
export interface MailQueue {
  /** Delivers now instead of at the next interval: something was put into the outbox. */
  now(): void;
  /** Stops delivering, and waits for the letter under way. */
  stop(): Promise<void>;
}

/** Delivers letters every few seconds, and at once when asked to; never twice at the same time. */
export function startMailQueue(post: Post): MailQueue {
  let stopped = false;
  let again = false;
  let underWay: Promise<void> | undefined;
  const go = async (): Promise<void> => {
    do {
      again = false;
      await tellOfWaiting(post.database)
        .then(() => deliverLetters(post, () => stopped))
        .catch((error: unknown) => post.failed(error, 'the outbox could not be read'));
    } while (again && !stopped);
    underWay = undefined;
  };
  const now = () => {
    if (stopped) return;
    if (underWay) again = true;
    else underWay = go();
  };
  const timer = setInterval(now, ROUND_MS);
  timer.unref();
  now();
  return {
    now,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
