import { standingBox } from '../../scene/standingBox';
import { bakeScene, paintScene } from '../canvaskit/paintScene';
import { pixelsFor, readPixels } from '../canvaskit/pixels';
import type { Pixels } from './fileOptions';
import { statedPng } from './statedPng';
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

/**
 * The scene as a PNG: the bounding box of stone and base at `pxPerMm` pixels a mm, which the file says, transparent outside.
 *
 * @param said what the file says of itself, a line each.
 * @throws PictureTooLarge
 */
export async function pngFile(
  stone: Pick<FileStone, 'scene'>,
  supplies: Pick<FileSupplies, 'kit' | 'tile' | 'encode'>,
  { pxPerMm }: Pixels,
  said: readonly string[] = [],
): Promise<Uint8Array> {
  const drawn = await scenePixels(stone, supplies, pxPerMm);
  return statedPng(await supplies.encode(drawn, { type: 'image/png' }), pxPerMm, { said });
}
