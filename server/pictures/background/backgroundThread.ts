import { Worker } from 'node:worker_threads';
import { Refusal } from '../../http/refusal';
import type { CutOut, Task } from './task';

/** A picture that takes longer is given up, in ms. */
const TIME_LIMIT_MS = 30_000;

/** So many pictures may wait their turn. */
const LONGEST_QUEUE = 12;

/** The thread is let go after so long without work, in ms: it holds 130 MB and more. */
const IDLE_MS = 60_000;

/** Cuts pictures out in a thread of its own, one after the other, so that no other request waits for it. */
export interface BackgroundThread {
  /**
   * Does work that needs much memory when its turn comes; `cut` hands a task to the thread.
   *
   * @throws Refusal `picturesBusy` where too many wait already or the time is up.
   */
  inTurn<Result>(
    work: (cut: (task: Task) => Promise<CutOut | undefined>) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** From source, tsx reads the worker; its own `--import` leaves threads alone, so it is asked for by hand. */
const FROM_SOURCE = `const { workerData } = require('node:worker_threads');
import('tsx/esm/api').then(({ register }) => (register(), import(workerData.worker)));`;

function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./backgroundWorker.js', import.meta.url));
  const worker = new URL('./worker.ts', import.meta.url).href;
  return new Worker(FROM_SOURCE, { eval: true, workerData: { worker } });
}

interface Answer {
  readonly found?: CutOut;
  readonly error?: string;
}

function answerOf(worker: Worker, task: Task): Promise<CutOut | undefined> {
  return new Promise((resolve, reject) => {
    const answered = ({ found, error }: Answer) =>
      settle(() => (error === undefined ? resolve(found) : reject(new Error(error))));
    const failed = (error: unknown) => settle(() => reject(error));
    const ended = () => settle(() => reject(new Error('the thread for pictures ended')));
    const timer = setTimeout(() => settle(() => reject(new Refusal('picturesBusy'))), TIME_LIMIT_MS);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed).off('exit', ended);
      end();
    };
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.postMessage(task);
  });
}

/** Makes the queue; the thread starts with the first picture. */
export function backgroundThread(): BackgroundThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const drop = async () => {
    const dropped = worker;
    worker = undefined;
    clearTimeout(idle);
    await dropped?.terminate();
  };
  const cut = async (task: Task) => {
    clearTimeout(idle);
    worker ??= startWorker();
    // Between tasks it keeps no process alive.
    worker.ref();
    try {
      const found = await answerOf(worker, task);
      worker.unref();
      idle = setTimeout(() => void drop(), IDLE_MS).unref();
      return found;
    } catch (error) {
      // It may still be at it, or broken: the next picture gets a new one.
      await drop();
      throw error;
    }
  };
  return {
    inTurn: (work) => {
      if (waiting >= LONGEST_QUEUE) return Promise.reject(new Refusal('picturesBusy'));
      waiting += 1;
      const mine = last
        .then(() => work(cut))
        .finally(() => {
          waiting -= 1;
        });
      last = mine.catch(() => undefined);
      return mine;
    },
    close: drop,
  };
}
