import type { FormatName, Options, OrderOf } from './formats';
import { fullSizeFile } from './fullSizeFile';
import { offerFile } from './offerFile';
import { dxfFile, pltFile } from './plotterFiles';
import { pngFile } from './pngFile';
import type { FileStone, FileSupplies } from './supplies';
import { svgFile } from './svgFile';

/** A file's content: text, or bytes. */
export type FileContent = string | Uint8Array;

type Maker<F extends FormatName> = (
  stone: FileStone,
  supplies: FileSupplies,
  options: Options[F],
) => FileContent | Promise<FileContent>;

const MAKERS: { readonly [F in FormatName]: Maker<F> } = {
  offer: offerFile,
  pdf: fullSizeFile,
  // Its words and its sheets are fetched only by those who ask for a permit.
  permit: async (...given) => (await import('./permitFile')).permitFile(...given),
  svg: svgFile,
  dxf: dxfFile,
  plt: pltFile,
  png: pngFile,
};

/**
 * Makes a file of a stone: the only way to do so, for the browser's worker, the server's letters and the command line.
 *
 * @throws PictureTooLarge
 */
export async function makeFile<F extends FormatName>(
  order: OrderOf<F>,
  stone: FileStone,
  supplies: FileSupplies,
): Promise<FileContent> {
  return MAKERS[order.format](stone, supplies, order);
}
