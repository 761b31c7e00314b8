import { turnOver } from '../turnOver';

/**
 * How long one slice of work may hold up the worker, in ms, before its last piece is done: with it no key waits longer than
 * the 8 ms of a frame at 120 Hz.
 */
const SLICE = 4;

/**
 * Does work piece by piece, and lets other calls run after every slice.
 *
 * @param restsFor how many ms the work has to wait where something more urgent is going on; asked before every slice.
 * @param took is told how many ms each slice took.
 * @returns the results of the pieces, in their order.
 */
export async function inSlices<T>(
  work: Iterable<T>,
  restsFor: () => number = () => 0,
  took: (ms: number) => void = () => undefined,
): Promise<T[]> {
  const pause = async () => {
    do {
      const rest = restsFor();
      await (rest > 0 ? new Promise((resolve) => setTimeout(resolve, rest)) : turnOver());
    } while (restsFor() > 0);
    return performance.now();
  };
  let begun = restsFor() > 0 ? await pause() : performance.now();
  const done: T[] = [];
  for (const piece of work) {
    done.push(piece);
    const ms = performance.now() - begun;
    if (ms < SLICE) continue;
    took(ms);
    begun = await pause();
  }
  took(performance.now() - begun);
  return done;
}
