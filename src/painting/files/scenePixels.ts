import { standingBox } from '../../scene/standingBox';
import { bakeScene, paintScene } from '../canvaskit/paintScene';
import { pixelsFor, readPixels } from '../canvaskit/pixels';
import { type FileStone, type FileSupplies, painted } from './supplies';

/**
 * The scene's pixels: the bounding box of the stone and the base it stands on at `pxPerMm` pixels a mm, transparent outside
 * of both.
 *
 * @throws PictureTooLarge
 */
export async function scenePixels(
  { scene }: Pick<FileStone, 'scene'>,
  supplies: Pick<FileSupplies, 'kit' | 'tile'>,
  pxPerMm: number,
) {
  const { left, right, bottom } = standingBox(scene.slab);
  const [width, height] = [pixelsFor(right - left, pxPerMm), pixelsFor(bottom, pxPerMm)];
  const pixels = await painted({ scene }, supplies, (painter) => {
    bakeScene(scene, painter, pxPerMm);
    return readPixels(supplies.kit, width, height, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      canvas.translate(-left, 0);
      paintScene(canvas, scene, painter);
    });
  });
  return { pixels, width, height };
}
