import { parentPort } from 'node:worker_threads';
import { cutOut, type Task } from './task';

// One task at a time, as its owner sends them.
parentPort?.on('message', (task: Task) => {
  cutOut(task).then(
    (found) => parentPort?.postMessage({ found }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
