import { type Remote, wrap } from 'comlink';
import type { OldLettersReader, OldLineRead, OldLineRequest } from '../../workers/oldLetters/contract';

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<OldLettersReader>;
}

let running: Running | undefined;

function open(): Running {
  const worker = new Worker(new URL('../../workers/oldLetters/oldLettersWorker.ts', import.meta.url), {
    type: 'module',
    name: 'old letters',
  });
  return { worker, remote: wrap<OldLettersReader>(worker) };
}

/** Ends the worker and what it is at; the next line opens another. */
export function endOldLetters(): void {
  running?.worker.terminate();
  running = undefined;
}

/**
 * Reads an old line in a worker of its own.
 *
 * @throws Error where the photograph or a font cannot be read, or the worker does not start; `AbortError` where it was
 * given up, which ends the worker at once.
 */
export function readOldLetters(request: OldLineRequest, signal: AbortSignal): Promise<OldLineRead> {
  if (signal.aborted) return Promise.reject(signal.reason);
  running ??= open();
  const { worker, remote } = running;
  const over = new AbortController();
  return new Promise<OldLineRead>((resolve, reject) => {
    const failed = (error: unknown) => {
      endOldLetters();
      reject(error);
    };
    const once = { once: true, signal: over.signal };
    signal.addEventListener('abort', () => failed(signal.reason), once);
    worker.addEventListener('error', ({ message }) => failed(new Error(message)), once);
    remote.read(request).then(resolve, failed);
  }).finally(() => over.abort());
}
