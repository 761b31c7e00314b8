import { proxy, type Remote, wrap } from 'comlink';
import type {
  DataPaperRequest,
  ExportedFile,
  Exporter,
  ExportRequest,
  LaidStencils,
  LayingRequest,
  PlacedRequest,
  Preparing,
  TurnedPicture,
  TurntableRequest,
} from '../../workers/exporter/contract';
import type { StageCatalogue } from '../../workers/stage/contract';
import { sameCatalogue } from './sameCatalogue';

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<Exporter>;
  /** The catalogue that it knows. */
  told?: StageCatalogue;
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

/** Tells a worker the catalogue unless it knows it. What is asked next comes after it. */
function tell(whom: Running, catalogue: StageCatalogue | undefined): void {
  if (!catalogue || (whom.told && sameCatalogue(whom.told, catalogue))) return;
  whom.told = catalogue;
  // One that ends meanwhile answers nothing more, and another is told again.
  whom.remote.know(catalogue).catch(() => undefined);
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
 *
 * @param catalogue what the worker has to know of it; undefined for nothing.
 */
function inWorker<Answer>(
  catalogue: StageCatalogue | undefined,
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
      tell(mine, catalogue);
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
 * Has the exporter's worker load what it needs for files of a stone, before somebody asks for one: to start it, to load CanvasKit and the fonts and to
 * weld what is cut takes half of the time of a first file.
 */
export function prepareExporter(stone: Preparing, catalogue: StageCatalogue): void {
  running ??= open();
  const mine = running;
  const notStarted = () => {
    // Whoever waits for it hears of it himself.
    if (mine.underway.size === 0) end(mine);
  };
  mine.worker.addEventListener('error', notStarted, { once: true });
  tell(mine, catalogue);
  mine.remote.prepare(stone).catch(() => undefined);
}

/**
 * Makes a file of a stone.
 *
 * @param progress receives the share done, 0 to 1.
 * @throws Error identified by its name: what the exporter throws, or `AbortError`.
 */
export function exportFile(
  { catalogue, ...told }: ExportRequest,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<ExportedFile> {
  return inWorker(catalogue, (remote) => remote.make(told, proxy(progress)), signal);
}

/**
 * Lays the stencils of several stones on rolls of rubber.
 *
 * @param progress receives the share done, 0 to 1.
 * @throws Error identified by its name: what the exporter throws, or `AbortError`.
 */
export function layStencils(
  { catalogue, ...told }: LayingRequest,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<LaidStencils> {
  return inWorker(catalogue, async (remote) => await remote.lay(told, proxy(progress)), signal);
}

/**
 * Paints a stone from all around, by the processor alone.
 *
 * @param painted receives each picture as soon as it is there.
 * @throws Error identified by its name: what the exporter throws, or `AbortError`.
 */
export function paintTurns(
  { catalogue, ...told }: TurntableRequest,
  painted: (picture: TurnedPicture) => void,
  signal: AbortSignal,
): Promise<void> {
  return inWorker(catalogue, (remote) => remote.turn(told, proxy(painted)), signal);
}

/**
 * Paints a stone with its base before its background, as a JPEG.
 *
 * @throws Error identified by its name: what the exporter throws, or `AbortError`.
 */
export function placedPicture({ catalogue, ...told }: PlacedRequest, signal: AbortSignal): Promise<Blob> {
  return inWorker(catalogue, async (remote) => await remote.place(told), signal);
}

/**
 * Makes the paper of everything that is kept of a family.
 *
 * @throws Error identified by its name: `AbortError`, or what the exporter throws.
 */
export function makeDataPaper(request: DataPaperRequest, signal: AbortSignal): Promise<ExportedFile> {
  return inWorker(undefined, async (remote) => await remote.paperOfData(request), signal);
}
