import type { StageWork } from './contract';
import type { Opened } from './opened';

/**
 * How much work a stage has done.
 *
 * @param opened undefined for one that is not open yet.
 * @param elementsBuilt how many elements were built for its scenes.
 * @param longestTurn the longest that it worked at one go, in ms.
 * @param isMoving whether its view is being moved.
 */
export function workOf(
  opened: Opened | undefined,
  elementsBuilt: number,
  longestTurn: number,
  isMoving: boolean,
): StageWork {
  const layers = opened?.frames.layers;
  const reliefs = opened?.painter.reliefs;
  return {
    elementsBuilt,
    layersRasterised: layers?.rasterised ?? 0,
    layersPatched: layers?.patched ?? 0,
    groundsRasterised: layers?.ground.rasterised ?? 0,
    framesPainted: opened?.frames.painted ?? 0,
    reliefsBaked: reliefs?.baked ?? 0,
    reliefsBakedHere: reliefs?.bakedHere ?? 0,
    reliefsRecalled: reliefs?.recalled ?? 0,
    reliefsWaiting: opened?.baker.waiting ?? 0,
    longestTurn,
    isMoving,
    drawnBy: opened?.screens.drawnBy ?? 'processor',
  };
}
