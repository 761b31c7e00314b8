import { type FileContent, FORMATS, type FormatName, type OrderOf } from './formats';
import type { FileStone, FileSupplies } from './supplies';

/**
 * Makes a file of a stone: the only way to do so, for the browser's worker, the server's letters and the command line.
 *
 * @throws PictureTooLarge, NothingMounted
 */
export async function makeFile<F extends FormatName>(
  order: OrderOf<F>,
  stone: FileStone,
  supplies: FileSupplies,
): Promise<FileContent> {
  return FORMATS[order.format].make(stone, supplies, order);
}
