import { wrap } from 'comlink';
import { aliveLockReleased } from '../stage/aliveLock';
import type { BakingWorker, ReliefWorker } from './contract';

/**
 * A relief that takes longer than this, in ms, never comes: the worker has ended where there are no locks to tell it. The
 * largest takes less than a second on a desk, and a phone is a few times slower.
 */
const LONGEST = 30_000;

/**
 * A worker that does not say within so many turns of a timer, each of so many ms, that it has started is late: others do its work
 * until it does. In turns, since what it says is not heard while this thread itself is busy.
 */
const LATE = { turns: 8, ms: 250 };

/** One that does not say it within so many ms never does: before that, no lock tells of its end. */
const START = 20_000;

/** The number of workers opened: gives each a unique name among all tabs of the browser. */
let workers = 0;

/**
 * Opens a worker that bakes reliefs. It ends with the worker that opened it, however that ends.
 *
 * @param isKept whether what it bakes is kept for the next start.
 */
export function openReliefWorker(isKept: boolean): BakingWorker {
  workers += 1;
  const name = `reliefs ${workers} ${performance.timeOrigin} ${Math.random()}`;
  const worker = new Worker(new URL('./reliefWorker.ts', import.meta.url), { type: 'module', name });
  const remote = wrap<ReliefWorker>(worker);
  const listening = new AbortController();
  let over: Error | undefined;
  let [tellLate, tellGone] = [() => {}, () => {}];
  const late = new Promise<void>((resolve) => {
    tellLate = resolve;
  });
  const gone = new Promise<void>((resolve) => {
    tellGone = resolve;
  });
  /** Fail what is under way: an ended worker never answers. */
  const failing = new Set<(why: Error) => void>();
  const end = (why: string) => {
    if (over) return;
    over = new Error(why);
    settle();
    worker.terminate();
    listening.abort();
    for (const fail of failing) fail(over);
    tellGone();
  };
  worker.addEventListener('error', ({ message }) => end(message || 'the worker did not start'));
  worker.addEventListener('messageerror', () => end('the worker cannot be understood'));
  let turns = 0;
  const waiting = setInterval(() => {
    turns += 1;
    if (turns === LATE.turns) tellLate();
  }, LATE.ms);
  const givingUp = setTimeout(() => end('the worker did not start'), START);
  const settle = () => {
    clearInterval(waiting);
    clearTimeout(givingUp);
  };
  void remote
    .ready()
    .then(() => {
      settle();
      return aliveLockReleased(name, listening.signal);
    })
    .then(() => end('the worker ended'));
  const ask = <Answer>(call: () => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      if (over) {
        reject(over);
        return;
      }
      failing.add(reject);
      const overdue = setTimeout(() => end('no answer came'), LONGEST);
      call()
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(overdue);
          failing.delete(reject);
        });
    });
  return {
    recall: (orders) => ask(() => remote.recall(orders)),
    bake: (order) => ask(() => remote.bake(order, isKept)),
    late,
    gone,
    end: () => end('it is no longer needed'),
  };
}
