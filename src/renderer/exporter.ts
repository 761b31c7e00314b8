import { proxy, type Remote, wrap } from 'comlink';
import type {
  DataPaperRequest,
  ExportedFile,
  Exporter,
  ExportRequest,
  LaidStencils,
  LayingRequest,
  TurnedPicture,
  TurntableRequest,
} from '../../workers/exporter/contract';

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
 * Has the exporter's worker do something, so that nothing else waits for it. The worker stays for the next
 * file; cancelling ends it at once, whatever it was doing.
 */
function inWorker<Answer>(
  work: (remote: Remote<Exporter>) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  if (signal.aborted) return Promise.reject(signal.reason);
  running ??= open();
  const { worker, remote } = running;
  const mine = running;
  const over = new AbortController();
  return new Promise<Answer>((resolve, reject) => {
    const failed = (error: unknown) => {
      end(mine);
      reject(error);
    };
    const once = { once: true, signal: over.signal };
    signal.addEventListener('abort', () => failed(signal.reason), once);
    const notStarted = ({ message }: ErrorEvent) => failed(new Error(message || 'the worker did not start'));
    worker.addEventListener('error', notStarted, once);
    work(remote).then(resolve, failed);
  }).finally(() => over.abort());
}

/**
 * Makes a file of a stone.
 *
 * @param progress receives the share done, 0 to 1.
 * @throws Error identified by its name: what the exporter throws, or `AbortError`.
 */
export function exportFile(
  request: ExportRequest,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<ExportedFile> {
  return inWorker((remote) => remote.make(request, proxy(progress)), signal);
}

/**
 * Lays the stencils of several stones on rolls of rubber.
 *
 * @param progress receives the share done, 0 to 1.
 * @throws Error identified by its name: what the exporter throws, or `AbortError`.
 */
export function layStencils(
  request: LayingRequest,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<LaidStencils> {
  return inWorker(async (remote) => await remote.lay(request, proxy(progress)), signal);
}

/**
 * Paints a stone from all around, by the processor alone.
 *
 * @param painted receives each picture as soon as it is there.
 * @throws Error identified by its name: what the exporter throws, or `AbortError`.
 */
export function paintTurns(
  request: TurntableRequest,
  painted: (picture: TurnedPicture) => void,
  signal: AbortSignal,
): Promise<void> {
  return inWorker((remote) => remote.turn(request, proxy(painted)), signal);
}

/**
 * Makes the paper of everything that is kept of a family.
 *
 * @throws Error identified by its name: `AbortError`, or what the exporter throws.
 */
export function makeDataPaper(request: DataPaperRequest, signal: AbortSignal): Promise<ExportedFile> {
  return inWorker(async (remote) => await remote.paperOfData(request), signal);
}
