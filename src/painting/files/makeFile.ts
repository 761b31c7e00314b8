import { drillFile } from './drillFile';
import type { FormatName, Options, OrderOf } from './formats';
import { foundryFile, foundryTableFile } from './foundryFile';
import { fullSizeFile } from './fullSizeFile';
import { gcodeFile } from './gcodeFile';
import { offerFile } from './offerFile';
import { dxfFile, epsFile, pltFile } from './plotterFiles';
import { pngFile } from './pngFile';
import type { FileStone, FileSupplies } from './supplies';
import { svgFile } from './svgFile';
import { saidLines } from './ticketLines';
import { tiffFile } from './tiffFile';

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
  gcode: gcodeFile,
  png: (stone, supplies, options) => pngFile(stone, supplies, options, saidLines(stone, supplies, options)),
  eps: epsFile,
  tiff: (stone, supplies, options) => tiffFile(stone, supplies, options, saidLines(stone, supplies, options)),
  drill: drillFile,
  foundry: foundryFile,
  foundryTable: foundryTableFile,
  // What makes bodies of a stone is fetched only by those who ask for one.
  glb: async (stone, supplies) => (await import('./meshFiles')).glbFile(stone, supplies),
  usdz: async (stone, supplies) => (await import('./meshFiles')).usdzFile(stone, supplies),
  stl: async (stone, supplies) => (await import('./meshFiles')).stlFile(stone, supplies),
  heightMap: async (...given) => (await import('./meshFiles')).heightMapFile(...given),
};

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
  return MAKERS[order.format](stone, supplies, order);
}
