import { Worker } from 'node:worker_threads';
import type { DrawingTask, Drawn } from './task';

/** A drawing that takes longer is given up, in ms. */
const TIME_LIMIT_MS = 30_000;

/** So many drawings may wait their turn before a check is refused, which costs a hint; a mason's papers always wait. */
const LONGEST_QUEUE = 50;

/** Draws stones in a thread of its own, one after the other, so that no request waits for another's stone. */
export interface DrawingThread {
  /** @throws Error where too many wait already (checks only), the time is up or the stone cannot be drawn. */
  draw(task: DrawingTask): Promise<Drawn>;
  close(): Promise<void>;
}

/** From source, tsx reads the worker; its own `--import` leaves threads alone, so it is asked for by hand. */
const FROM_SOURCE = `const { workerData } = require('node:worker_threads');
import('tsx/esm/api').then(({ register }) => (register(), import(workerData.worker)));`;

function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./drawingWorker.js', import.meta.url));
  const worker = new URL('./worker.ts', import.meta.url).href;
  return new Worker(FROM_SOURCE, { eval: true, execArgv: [], workerData: { worker } });
}

interface Answer {
  readonly drawn?: Drawn;
  readonly error?: string;
}

function answerOf(worker: Worker, task: DrawingTask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const answered = (answer: Answer) => settle(() => resolve(answer));
    const broke = (error: Error) => settle(() => reject(error));
    const ended = () => settle(() => reject(new Error('the thread for drawings ended')));
    const settle = (end: () => void) => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', broke).off('exit', ended);
      end();
    };
    const tooLong = () => settle(() => reject(new Error('the drawing took too long')));
    const timer = setTimeout(tooLong, TIME_LIMIT_MS);
    worker.on('message', answered).on('error', broke).on('exit', ended);
    worker.postMessage(task);
  });
}

/** Makes the queue; the thread starts with the first drawing. */
export function drawingThread(): DrawingThread {
  let worker: Worker | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const drop = async () => {
    const dropped = worker;
    worker = undefined;
    await dropped?.terminate();
  };
  const one = async (task: DrawingTask): Promise<Drawn> => {
    worker ??= startWorker();
    // Between tasks it keeps no process alive.
    worker.ref();
    const answer = await answerOf(worker, task).catch(async (error: unknown) => {
      // It may still be at it, or broken: the next drawing gets a new one.
      await drop();
      throw error;
    });
    worker?.unref();
    if (!answer.drawn) throw new Error(answer.error ?? 'nothing was drawn');
    return answer.drawn;
  };
  return {
    draw: (task) => {
      if (task.kind === 'warnings' && waiting >= LONGEST_QUEUE)
        return Promise.reject(new Error('too many drawings wait'));
      waiting += 1;
      const mine = last
        .then(() => one(task))
        .finally(() => {
          waiting -= 1;
        });
      last = mine.catch(() => undefined);
      return mine;
    },
    close: drop,
  };
}
