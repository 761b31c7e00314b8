import { extname } from 'node:path';
import type { FileOrder } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import type { FileStone, FileSupplies } from '../../../src/painting/files/supplies';
import {
  apart,
  type FileOutlines,
  fileOutlines,
  READ_ENDINGS,
  type ReadEnding,
} from '../../../src/painting/sealing/fileOutlines';
import type { Mm } from '../../../src/stone/numbers';
import { sheetOutlines } from './sheetOutlines';

/** The same outline, read back: half of what is promised of a cut. */
export const SAME: Mm = 0.005;

/** The ways in which outlines are written with each ending. */
const WAYS: Readonly<Record<ReadEnding | 'pdf', readonly FileOrder[]>> = {
  svg: [false, true].flatMap((welded) =>
    [false, true].map((layered): FileOrder => ({ format: 'svg', welded, layered })),
  ),
  dxf: [
    { format: 'dxf', legacy: false },
    { format: 'dxf', legacy: true },
    // As files were written before curves were joined.
    { format: 'dxf', legacy: false, exact: true },
  ],
  plt: [{ format: 'plt' }],
  pdf: [{ format: 'pdf' }, { format: 'pdf', tiled: 'a4' }, { format: 'pdf', tiled: 'a3' }],
};

/** What a file has cut or drawn; undefined for a kind of file that has no outlines, or a paper that is no sheet at true size. */
function outlinesIn(ending: keyof typeof WAYS, content: string | Uint8Array): FileOutlines | undefined {
  if (ending !== 'pdf') return fileOutlines(ending, content.toString());
  return sheetOutlines(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
}

/** Whether a file's own outlines are those of a design, and how far they lie apart at most, in mm. */
export type Compared = { readonly same: true; readonly mm: Mm } | { readonly same: false };

/**
 * Compares what a file has a machine cut, or a sheet at true size shows, with what the design has cut; undefined for a file that has
 * no outlines.
 *
 * @param text its bytes, each a character.
 */
export async function compareOutlines(
  file: string,
  text: string,
  stone: FileStone,
  supplies: FileSupplies,
): Promise<Compared | undefined> {
  const ending = [...READ_ENDINGS, 'pdf' as const].find(
    (known) => `.${known}` === extname(file).toLowerCase(),
  );
  const written = ending && outlinesIn(ending, text);
  if (!written) return undefined;
  for (const order of WAYS[ending]) {
    const drawn = outlinesIn(ending, await makeFile(order, stone, supplies));
    const mm = drawn && apart(written, drawn);
    if (mm !== undefined && mm <= SAME) return { same: true, mm };
  }
  return { same: false };
}
