import type { Stage } from '../../workers/stage/contract';
import type { DrawnBy } from '../../workers/stage/screen';
import { isKnownWithoutCard, keepWithoutCard } from '../api/keptWithoutCard';
import { begunOnce } from '../cache/begunOnce';
import { type OpenStage, openStage } from './openStage';
import { RestartingStage } from './restartingStage';

/** The stage as the app sees it, in a worker or not. */
export interface Renderer {
  /** The element that shows the stone. Another canvas may replace it in the page at any time: never store it. */
  readonly canvas: HTMLCanvasElement;
  readonly stage: Stage;
}

/** Opens a stage. Where nobody says who is to draw, it is not looked for a graphics card that was not found lately. */
function begin(drawnBy: DrawnBy | undefined): OpenStage {
  if (drawnBy || isKnownWithoutCard()) return openStage(drawnBy ?? 'processor');
  const stage = openStage();
  stage.opened.then(
    (drawing) => keepWithoutCard(drawing === 'processor'),
    () => undefined,
  );
  return stage;
}

async function open(drawnBy?: DrawnBy): Promise<Renderer> {
  return new RestartingStage(begin(drawnBy), async () => {
    const next = begin(drawnBy);
    await next.opened;
    return next;
  });
}

/**
 * The app's one renderer, opened by the first call. It is there at once: what it is asked is carried out once its stage is open, and
 * fails where that does not open. It lives as long as the page: screens only insert its canvas into
 * their layout and remove it again, so neither a second mount nor React's StrictMode opens a second worker or loses
 * what was drawn.
 *
 * @param drawnBy the renderer, set by the first call; chosen by the stage by default.
 */
export const openRenderer: (drawnBy?: DrawnBy) => Promise<Renderer> = begunOnce(open);
