import { standingBox } from '../../scene/standingBox';
import type { Painter } from '../canvaskit/painter';
import { bakeScene, missingReliefs, paintScene } from '../canvaskit/paintScene';
import { pixelsFor, readPixels } from '../canvaskit/pixels';
import { bakeReliefs } from './reliefBakers';
import { type FileStone, type FileSupplies, painted } from './supplies';

/** Bakes what a picture of a scene will show: by others as far as they can, so that nothing is left to bake here. */
async function bake(
  { scene }: Pick<FileStone, 'scene'>,
  { bakers }: Pick<FileSupplies, 'bakers'>,
  painter: Painter,
  pxPerMm: number,
): Promise<void> {
  if (bakers) {
    const missing = new Map(missingReliefs(scene, painter, pxPerMm).map((asked) => [asked.key, asked]));
    painter.reliefs.dropWaiting();
    await bakeReliefs([...missing.values()], bakers, (baked, asked) => painter.reliefs.keep(asked, baked));
  }
  bakeScene(scene, painter, pxPerMm);
}

/**
 * The scene's pixels: the bounding box of the stone and the base it stands on at `pxPerMm` pixels a mm, transparent outside
 * of both.
 *
 * @throws PictureTooLarge
 */
export async function scenePixels(
  { scene }: Pick<FileStone, 'scene'>,
  supplies: Pick<FileSupplies, 'kit' | 'tile' | 'bakers'>,
  pxPerMm: number,
) {
  const { left, right, bottom } = standingBox(scene.slab);
  const [width, height] = [pixelsFor(right - left, pxPerMm), pixelsFor(bottom, pxPerMm)];
  const pixels = await painted({ scene }, supplies, async (painter) => {
    await bake({ scene }, supplies, painter, pxPerMm);
    return readPixels(supplies.kit, width, height, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      canvas.translate(-left, 0);
      paintScene(canvas, scene, painter);
    });
  });
  return { pixels, width, height };
}
