import type { Pixels } from './fileOptions';
import { scenePixels } from './scenePixels';
import { statedPng } from './statedPng';
import type { FileStone, FileSupplies } from './supplies';

/**
 * The scene as a PNG: the bounding box of stone and base at `pxPerMm` pixels a mm, which the file says, transparent outside.
 *
 * @param said what the file says of itself, a line each.
 * @throws PictureTooLarge
 */
export async function pngFile(
  stone: Pick<FileStone, 'scene'>,
  supplies: Pick<FileSupplies, 'kit' | 'tile' | 'encode' | 'bakers'>,
  { pxPerMm }: Pixels,
  said: readonly string[] = [],
): Promise<Uint8Array> {
  const drawn = await scenePixels(stone, supplies, pxPerMm);
  return statedPng(await supplies.encode(drawn, { type: 'image/png' }), pxPerMm, { said });
}
