import { proxy, type Remote, wrap } from 'comlink';
import type { ExportedFile, Exporter, ExportRequest } from '../../workers/exporter/contract';

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<Exporter>;
}

let running: Running | undefined;

function open(): Running {
  const worker = new Worker(new URL('../../workers/exporter/exporterWorker.ts', import.meta.url), {
    type: 'module',
    name: 'exporter',
  });
  return { worker, remote: wrap<Exporter>(worker) };
}

/** Ends a worker; the next file opens another. */
function end({ worker }: Running): void {
  worker.terminate();
  if (running?.worker === worker) running = undefined;
}

/**
 * Makes a file of a stone in the exporter's worker, so that nothing else waits for it. The worker stays for the next
 * file; cancelling ends it at once, whatever it was doing.
 *
 * @param progress receives the share done, 0 to 1.
 * @throws Error identified by its name: what the exporter throws, or `AbortError`.
 */
export function exportFile(
  request: ExportRequest,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<ExportedFile> {
  if (signal.aborted) return Promise.reject(signal.reason);
  running ??= open();
  const { worker, remote } = running;
  const mine = running;
  const over = new AbortController();
  return new Promise<ExportedFile>((resolve, reject) => {
    const failed = (error: unknown) => {
      end(mine);
      reject(error);
    };
    const once = { once: true, signal: over.signal };
    signal.addEventListener('abort', () => failed(signal.reason), once);
    const notStarted = ({ message }: ErrorEvent) => failed(new Error(message || 'the worker did not start'));
    worker.addEventListener('error', notStarted, once);
    remote.make(request, proxy(progress)).then(resolve, failed);
  }).finally(() => over.abort());
}
