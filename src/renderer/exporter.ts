import { proxy, type Remote, wrap } from 'comlink';
import type {
  DataPaperRequest,
  ExportedFile,
  Exporter,
  ExportRequest,
  LaidStencils,
  LayingRequest,
  PlacedRequest,
  TurnedPicture,
  TurntableRequest,
} from '../../workers/exporter/contract';

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<Exporter>;
  /** Begins each piece of work that is underway in it anew. */
  readonly underway: Set<() => void>;
}

let running: Running | undefined;

function open(): Running {
  const worker = new Worker(new URL('../../workers/exporter/exporterWorker.ts', import.meta.url), {
    type: 'module',
    name: 'exporter',
  });
  return { worker, remote: wrap<Exporter>(worker), underway: new Set() };
}

/** Ends a worker; what else was underway in it begins anew in another, which the next file has too. */
function end(ended: Running): void {
  ended.worker.terminate();
  if (running === ended) running = undefined;
  const others = [...ended.underway];
  ended.underway.clear();
  for (const begin of others) begin();
}

/**
 * Has the exporter's worker do something, so that nothing else waits for it. The worker stays for the next
 * file; cancelling ends it at once, whatever it was doing for this one.
 */
function inWorker<Answer>(
  work: (remote: Remote<Exporter>) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const over = new AbortController();
  const once = { once: true, signal: over.signal };
  return new Promise<Answer>((resolve, reject) => {
    const begin = () => {
      running ??= open();
      const mine = running;
      const isOver = () => over.signal.aborted || !mine.underway.delete(begin);
      const failed = (error: unknown) => {
        if (isOver()) return;
        over.abort();
        end(mine);
        reject(error);
      };
      mine.underway.add(begin);
      signal.addEventListener('abort', () => failed(signal.reason), once);
      const notStarted = ({ message }: ErrorEvent) =>
        failed(new Error(message || 'the worker did not start'));
      mine.worker.addEventListener('error', notStarted, once);
      work(mine.remote).then((answer) => {
        if (isOver()) return;
        over.abort();
        resolve(answer);
      }, failed);
    };
    begin();
  });
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
 * Paints a stone with its base before its background, as a JPEG.
 *
 * @throws Error identified by its name: what the exporter throws, or `AbortError`.
 */
export function placedPicture(request: PlacedRequest, signal: AbortSignal): Promise<Blob> {
  return inWorker(async (remote) => await remote.place(request), signal);
}

/**
 * Makes the paper of everything that is kept of a family.
 *
 * @throws Error identified by its name: `AbortError`, or what the exporter throws.
 */
export function makeDataPaper(request: DataPaperRequest, signal: AbortSignal): Promise<ExportedFile> {
  return inWorker(async (remote) => await remote.paperOfData(request), signal);
}
