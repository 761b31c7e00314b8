import { MM_PER_INCH } from '../../stone/numbers';
import { writeTiff } from '../tiff/writeTiff';
import type { Pixels } from './fileOptions';
import { scenePixels } from './scenePixels';
import type { FileStone, FileSupplies } from './supplies';

/**
 * The scene as a TIFF for print shops, white outside the stone, its resolution in the file.
 *
 * @param said what the file says of itself, a line each.
 * @throws PictureTooLarge
 */
export async function tiffFile(
  stone: Pick<FileStone, 'scene'>,
  supplies: Pick<FileSupplies, 'kit' | 'tile'>,
  { pxPerMm }: Pixels,
  said: readonly string[] = [],
): Promise<Uint8Array> {
  return writeTiff(await scenePixels(stone, supplies, pxPerMm), pxPerMm * MM_PER_INCH, said);
}
