import { extname } from 'node:path';
import type { FileOrder } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import type { FileStone, FileSupplies } from '../../../src/painting/files/supplies';
import {
  apart,
  fileOutlines,
  READ_ENDINGS,
  type ReadEnding,
} from '../../../src/painting/sealing/fileOutlines';
import type { Mm } from '../../../src/stone/numbers';

/** The same outline, read back: half of what is promised of a cut. */
export const SAME: Mm = 0.005;

/** The ways in which outlines are written with each ending. */
const WAYS: Readonly<Record<ReadEnding, readonly FileOrder[]>> = {
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
};

/** Whether a file's own outlines are those of a design, and how far they lie apart at most, in mm. */
export type Compared = { readonly same: true; readonly mm: Mm } | { readonly same: false };

/** Compares what a file has a machine cut with what the design has it cut; undefined for a file that has no outlines. */
export async function compareOutlines(
  file: string,
  text: string,
  stone: FileStone,
  supplies: FileSupplies,
): Promise<Compared | undefined> {
  const ending = READ_ENDINGS.find((known) => `.${known}` === extname(file).toLowerCase());
  if (!ending) return undefined;
  const written = fileOutlines(ending, text);
  for (const order of WAYS[ending]) {
    const mm = apart(written, fileOutlines(ending, String(await makeFile(order, stone, supplies))));
    if (mm !== undefined && mm <= SAME) return { same: true, mm };
  }
  return { same: false };
}
