import { parentPort } from 'node:worker_threads';
import { type DrawingTask, draw } from './task';

// One task at a time, as its owner sends them.
parentPort?.on('message', (task: DrawingTask) => {
  draw(task).then(
    (drawn) => parentPort?.postMessage({ drawn }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
