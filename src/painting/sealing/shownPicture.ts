import type { Scene } from '../../scene/scene';
import { standingBox } from '../../scene/standingBox';
import type { Pixels } from '../canvaskit/offerGround';
import { bakeScene, paintElements } from '../canvaskit/paintScene';
import { enteringStanding, standingPicture } from '../canvaskit/paintStanding';
import { readPixels } from '../canvaskit/pixels';
import { type FileSupplies, painted } from '../files/supplies';
import { withoutPause } from '../relief/withoutPause';

/** The longer side of the stone in the picture, in pixels: letters of 20 mm on a stone of a metre are 30 high. */
const LONGER_SIDE = 1600;

/** The picture that somebody approves: the stone standing, with everything on it, on white. Nothing of it is transparent. */
export function shownPicture(scene: Scene, supplies: Pick<FileSupplies, 'kit' | 'tile'>): Promise<Pixels> {
  const { left, right, top, bottom } = standingBox(scene.slab);
  const pxPerMm = LONGER_SIDE / Math.max(right - left, bottom - top);
  return painted({ scene }, supplies, (painter) => {
    const { width, height } = standingPicture(scene.slab, pxPerMm);
    bakeScene(scene, painter, pxPerMm);
    const pixels = readPixels(supplies.kit, width, height, (canvas) => {
      withoutPause(enteringStanding(canvas, scene.slab, painter, pxPerMm));
      paintElements(canvas, scene, painter);
    });
    return { pixels, width, height };
  });
}
