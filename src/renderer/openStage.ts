import { type Remote, transfer, wrap } from 'comlink';
import { aliveLockReleased } from '../../workers/stage/aliveLock';
import type { Drawn, Stage } from '../../workers/stage/contract';
import { changeOfDesign } from '../../workers/stage/designChange';
import { changedDrawn } from '../../workers/stage/drawnChange';
import type { DrawnBy } from '../../workers/stage/screen';
import type { RemoteStage } from '../../workers/stage/workerStage';
import type { Design } from '../stone/stone';
import { ask, stageOf } from './stageCalls';

/** The reason why a call was not answered: the worker has ended. */
export class StageGone extends Error {
  override name = 'StageGone';
}

/** A stage with its own canvas. Its calls may be made at once: they are carried out once it is open. */
export interface OpenStage {
  readonly canvas: HTMLCanvasElement;
  readonly stage: Stage;
  /** Who is to draw, once it is open; rejected where CanvasKit or the worker does not load. */
  readonly opened: Promise<DrawnBy>;
  /** Resolves when it has ended. From then on every call, pending ones included, fails with StageGone. */
  readonly gone: Promise<StageGone>;
}

/** What WebAssembly throws when it aborts: out of memory, or a fault. Its heap can no longer be trusted. */
const BROKEN_OFF = 'RuntimeError';

/** The number of workers opened: gives each a unique name among all tabs of the browser. */
let workers = 0;

/** Shows designs by sending the changes since the previous one, and reassembles the answers. */
function showing(remote: Remote<RemoteStage>): Stage['show'] {
  let sent: Design | undefined;
  let drawn: Drawn | undefined;
  return async (design, isFixed = false) => {
    const asked = remote.showChange(changeOfDesign(sent, design), isFixed);
    sent = design;
    const change = await asked;
    if (!change) return undefined;
    drawn = changedDrawn(drawn, change);
    return drawn;
  };
}

function openInWorker(canvas: HTMLCanvasElement, drawnBy: DrawnBy | undefined): OpenStage {
  workers += 1;
  const name = `stage ${workers} ${performance.timeOrigin} ${Math.random()}`;
  const worker = new Worker(new URL('../../workers/stage/stageWorker.ts', import.meta.url), {
    type: 'module',
    name,
  });
  const remote = wrap<RemoteStage>(worker);
  const waiting = new Set<(gone: StageGone) => void>();
  const listening = new AbortController();
  let over: StageGone | undefined;
  let tell = (_gone: StageGone) => {};
  const gone = new Promise<StageGone>((resolve) => {
    tell = resolve;
  });
  const end = (why: string) => {
    if (over) return;
    over = new StageGone(why);
    worker.terminate();
    listening.abort();
    for (const fail of waiting) fail(over);
    waiting.clear();
    tell(over);
  };
  worker.addEventListener('error', ({ message }) => end(message || 'the worker did not start'));

  const answered = (asked: () => Promise<unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      if (over) {
        reject(over);
        return;
      }
      waiting.add(reject);
      asked().then(
        (answer) => {
          waiting.delete(reject);
          resolve(answer);
        },
        (error: unknown) => {
          if (error instanceof Error && error.name === BROKEN_OFF) end(error.message);
          waiting.delete(reject);
          reject(error);
        },
      );
    });
  const offscreen = canvas.transferControlToOffscreen();
  const opened = answered(() => remote.open(transfer(offscreen, [offscreen]), drawnBy)).then(
    (drawing) => {
      // It holds its lock by now.
      void aliveLockReleased(name, listening.signal).then(() => end('the worker ended'));
      // comlink's answer is the contract's.
      return drawing as DrawnBy;
    },
    (error: unknown) => {
      end('it did not open');
      throw error;
    },
  );
  const show = showing(remote);
  const stage = stageOf((call, args) =>
    // comlink's calls match the contract's: all of them answer with promises.
    answered(() => (call === 'show' ? show(args[0] as Design) : ask(remote as unknown as Stage, call, args))),
  );
  return { canvas, stage, opened, gone };
}

async function loadHere(canvas: HTMLCanvasElement, drawnBy: DrawnBy | undefined) {
  const [{ CanvasStage }, { browserSupplies }] = await Promise.all([
    import('../../workers/stage/canvasStage'),
    import('../../workers/stage/supplies'),
  ]);
  const stage = new CanvasStage(browserSupplies);
  return { here: stage, drawing: await stage.open(canvas, drawnBy) };
}

function openHere(canvas: HTMLCanvasElement, drawnBy: DrawnBy | undefined): OpenStage {
  const opening = loadHere(canvas, drawnBy);
  const over = opening.then(
    // It ends with the page.
    () => new Promise<never>(() => undefined),
    () => new StageGone('it did not open'),
  );
  const stage = stageOf(async (call, args) => {
    const { here } = await opening.catch(() => {
      throw new StageGone('it did not open');
    });
    return ask(here, call, args);
  });
  return { canvas, stage, opened: opening.then(({ drawing }) => drawing), gone: over };
}

/**
 * Opens a stage on a new canvas: in a worker, or on the main thread where OffscreenCanvas is missing.
 *
 * @param drawnBy the renderer; chosen by the stage by default.
 */
export function openStage(drawnBy?: DrawnBy): OpenStage {
  const canvas = document.createElement('canvas');
  const inWorker = typeof OffscreenCanvas !== 'undefined' && 'transferControlToOffscreen' in canvas;
  return inWorker ? openInWorker(canvas, drawnBy) : openHere(canvas, drawnBy);
}
