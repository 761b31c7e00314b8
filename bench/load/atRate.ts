import { setTimeout as pause } from 'node:timers/promises';

/** A request of somebody, and how often all of them together send one. */
export interface Habit {
  readonly perSecond: number;
  /** Sends the next one, and resolves when it is answered. @throws Error where it is refused */
  readonly send: () => Promise<void>;
}

/**
 * Sends requests at a fixed rate for some seconds, whether those before are answered or not, as people do who know nothing of each other:
 * a server that stands still for a second makes all wait who come meanwhile, and not only the first.
 *
 * @returns how long each took in ms, from when it was due.
 */
export async function atRate({ perSecond, send }: Habit, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const underway: Promise<void>[] = [];
  const begun = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = begun + (count * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    underway.push(
      send().then(() => {
        times.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(underway);
  return times;
}
