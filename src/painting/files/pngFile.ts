import { bakeScene, paintScene } from '../canvaskit/paintScene';
import { pixelsFor, readPixels } from '../canvaskit/pixels';
import type { Options } from './formats';
import { statedPng } from './statedPng';
import { type FileStone, type FileSupplies, painted } from './supplies';

/**
 * The scene's pixels: the stone's bounding box at `pxPerMm` pixels a mm, transparent outside its outline.
 *
 * @throws PictureTooLarge
 */
export async function scenePixels(
  { scene }: Pick<FileStone, 'scene'>,
  supplies: Pick<FileSupplies, 'kit' | 'tile'>,
  pxPerMm: number,
) {
  const [width, height] = [pixelsFor(scene.width, pxPerMm), pixelsFor(scene.height, pxPerMm)];
  const pixels = await painted({ scene }, supplies, (painter) => {
    bakeScene(scene, painter, pxPerMm);
    return readPixels(supplies.kit, width, height, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      paintScene(canvas, scene, painter);
    });
  });
  return { pixels, width, height };
}

/**
 * The scene as a PNG: the stone's bounding box at `pxPerMm` pixels a mm, which the file says, transparent outside its outline.
 *
 * @throws PictureTooLarge
 */
export async function pngFile(
  stone: Pick<FileStone, 'scene'>,
  supplies: Pick<FileSupplies, 'kit' | 'tile' | 'encode'>,
  { pxPerMm }: Options['png'],
): Promise<Uint8Array> {
  const drawn = await scenePixels(stone, supplies, pxPerMm);
  return statedPng(await supplies.encode(drawn, { type: 'image/png' }), pxPerMm);
}
