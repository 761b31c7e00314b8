import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The environment variable that says how much memory a process may take, in MB. */
export const MEMORY_VARIABLE = 'TASK_MEMORY_MB';

/** The interval of the checks, in ms: a decoder takes some 100 MB in that time. */
const LOOK_MS = 25;

/**
 * Watches the process from a separate thread, since a decoder blocks the main one until it is done. Plain JavaScript,
 * so that it starts at once from source and from the bundle.
 */
const GUARD = `
const { workerData, parentPort } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let from, most;
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const end = (why) => {
  writeSync(2, 'a task was given up: ' + why + '\\n');
  process.kill(process.pid, 'SIGKILL');
};
parentPort.on('message', (processorMs) => {
  most = processorMs;
  from = processorMs === null ? undefined : spent();
});
setInterval(() => {
  const megabytes = process.memoryUsage.rss() / 1048576;
  if (megabytes > workerData.megabytes) end(Math.round(megabytes) + ' MB of memory');
  if (from !== undefined && spent() - from > most) end(most + ' ms of processor time');
  if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
}, workerData.every);
parentPort.postMessage('watching');
`;

/** Tells the guard what the process does. */
export interface Guard {
  /** A task has begun, with its limit of processor time, in ms. */
  begin(processorMs: number): void;
  end(): void;
}

/** Starts the guard, and waits until it watches: it ends the process at its limits, or when its parent is gone. */
export async function startGuard(): Promise<Guard> {
  const megabytes = Number(process.env[MEMORY_VARIABLE]);
  const guard = new Worker(GUARD, {
    eval: true,
    execArgv: [],
    workerData: { megabytes, every: LOOK_MS, parent: process.ppid },
  });
  // The first task may block the main thread all the time.
  await once(guard, 'message');
  guard.unref();
  return {
    begin: (processorMs) => guard.postMessage(processorMs),
    end: () => guard.postMessage(null),
  };
}
