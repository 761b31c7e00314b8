import { type Remote, transfer, wrap } from 'comlink';
import type { Stage, StageSize } from '../../workers/stage/contract';

/** The stage as the app sees it: in a worker, or on the main thread where OffscreenCanvas is missing. */
export interface Renderer {
  readonly canvas: HTMLCanvasElement;
  readonly stage: Remote<Stage> | Stage;
}

/** A size for the time before the canvas stands in a layout. */
const BEFORE_LAYOUT: StageSize = { width: 320, height: 320, pixelRatio: 1 };

async function openInWorker(canvas: HTMLCanvasElement): Promise<Remote<Stage>> {
  const worker = new Worker(new URL('../../workers/stage/stageWorker.ts', import.meta.url), {
    type: 'module',
  });
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) =>
      reject(new Error(event.message || 'the worker did not start')),
    );
  });
  const stage = wrap<Stage>(worker);
  const offscreen = canvas.transferControlToOffscreen();
  try {
    await Promise.race([stage.open(transfer(offscreen, [offscreen]), BEFORE_LAYOUT), broken]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return stage;
}

async function openHere(canvas: HTMLCanvasElement): Promise<Stage> {
  const [{ CanvasStage }, { browserSupplies }] = await Promise.all([
    import('../../workers/stage/canvasStage'),
    import('../../workers/stage/supplies'),
  ]);
  const stage = new CanvasStage(browserSupplies);
  await stage.open(canvas, BEFORE_LAYOUT);
  return stage;
}

async function open(): Promise<Renderer> {
  const canvas = document.createElement('canvas');
  const inWorker = typeof OffscreenCanvas !== 'undefined' && 'transferControlToOffscreen' in canvas;
  return { canvas, stage: inWorker ? await openInWorker(canvas) : await openHere(canvas) };
}

let opening: Promise<Renderer> | undefined;

/**
 * The app's one renderer, opened by the first call. It lives as long as the page: screens only put its canvas into
 * their layout and take it out again, so neither a second mount nor React's StrictMode opens a second worker or loses
 * what was drawn. A failed opening may be tried again.
 */
export function openRenderer(): Promise<Renderer> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
