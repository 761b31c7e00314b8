import { bakeScene, paintScene } from '../canvaskit/paintScene';
import { pixelsFor, readPixels } from '../canvaskit/pixels';
import type { Options } from './formats';
import { statedPng } from './statedPng';
import { type FileStone, type FileSupplies, painted } from './supplies';

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
  const { scene } = stone;
  const [width, height] = [pixelsFor(scene.width, pxPerMm), pixelsFor(scene.height, pxPerMm)];
  const pixels = await painted(stone, supplies, (painter) => {
    bakeScene(scene, painter, pxPerMm);
    return readPixels(supplies.kit, width, height, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      paintScene(canvas, scene, painter);
    });
  });
  return statedPng(await supplies.encode({ pixels, width, height }, { type: 'image/png' }), pxPerMm);
}
