import type { Stage } from '../../workers/stage/contract';
import type { DrawnBy } from '../../workers/stage/screen';
import { openStage } from './openStage';
import { RestartingStage } from './restartingStage';

/** The stage as the app sees it, wherever it runs. */
export interface Renderer {
  /** Where the stone is seen. Another canvas may take its place in the page at any time: never keep it. */
  readonly canvas: HTMLCanvasElement;
  readonly stage: Stage;
}

async function open(drawnBy: DrawnBy | undefined): Promise<Renderer> {
  return new RestartingStage(await openStage(drawnBy), () => openStage(drawnBy));
}

let opening: Promise<Renderer> | undefined;

/**
 * The app's one renderer, opened by the first call. It lives as long as the page: screens only put its canvas into
 * their layout and take it out again, so neither a second mount nor React's StrictMode opens a second worker or loses
 * what was drawn. A failed opening may be tried again.
 *
 * @param drawnBy who is to draw, for the first call to say; the stage chooses where nobody says.
 */
export function openRenderer(drawnBy?: DrawnBy): Promise<Renderer> {
  opening ??= open(drawnBy).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
