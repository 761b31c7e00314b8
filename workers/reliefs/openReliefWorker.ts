import { wrap } from 'comlink';
import { aliveLockReleased } from '../stage/aliveLock';
import type { BakingWorker, ReliefWorker } from './contract';

/**
 * A relief that takes longer than this, in ms, never comes: the worker has ended where there are no locks to tell it. The
 * largest takes less than a second on a desk, and a phone is a few times slower.
 */
const LONGEST = 30_000;

/** A worker that does not say within so many ms that it has started never does: before that, no lock tells of its end. */
const START = 20_000;

/** The number of workers opened: gives each a unique name among all tabs of the browser. */
let workers = 0;

/** Opens a worker that bakes reliefs. It ends with the stage that opened it, however that ends. */
export function openReliefWorker(): BakingWorker {
  workers += 1;
  const name = `reliefs ${workers} ${performance.timeOrigin} ${Math.random()}`;
  const worker = new Worker(new URL('./reliefWorker.ts', import.meta.url), { type: 'module', name });
  const remote = wrap<ReliefWorker>(worker);
  const listening = new AbortController();
  let over: Error | undefined;
  let tell = () => {};
  const gone = new Promise<void>((resolve) => {
    tell = resolve;
  });
  /** Fails the relief under way: an ended worker never answers. */
  let fail = (_why: Error) => {};
  const end = (why: string) => {
    if (over) return;
    over = new Error(why);
    clearTimeout(starting);
    worker.terminate();
    listening.abort();
    fail(over);
    tell();
  };
  worker.addEventListener('error', ({ message }) => end(message || 'the worker did not start'));
  const starting = setTimeout(() => end('the worker did not start'), START);
  void remote
    .ready()
    .then(() => {
      clearTimeout(starting);
      return aliveLockReleased(name, listening.signal);
    })
    .then(() => end('the worker ended'));
  return {
    bake: (order) =>
      new Promise((resolve, reject) => {
        if (over) {
          reject(over);
          return;
        }
        fail = reject;
        const late = setTimeout(() => end('no answer came'), LONGEST);
        remote
          .bake(order)
          .then(resolve, reject)
          .finally(() => clearTimeout(late));
      }),
    gone,
    end: () => end('it is no longer needed'),
  };
}
