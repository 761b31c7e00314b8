import type { jsPDF } from 'jspdf';
import type { Mm } from '../../../stone/numbers';
import { wrapped, write } from '../document';
import { AREA } from './sheet';
import { drawStrokes } from './strokes';
import { LEADING, LINE, TYPE } from './type';

/** Within a cell, left and right of what is written, and above a row's first line. */
const INSET: Mm = 1.5;
const ABOVE: Mm = 4.2;
const BELOW: Mm = 1.2;

/** A row's cells, broken into lines. */
type Broken = readonly (readonly string[])[];

/** A table's columns by how wide they are; a row has a text of one or more lines for each. */
export interface Table {
  readonly columns: readonly Mm[];
  readonly heads: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly isLoud?: boolean }[];
}

function broken(pdf: jsPDF, cells: readonly string[], columns: readonly Mm[], bold: boolean): Broken {
  return cells.map((cell, index) =>
    cell
      .split('\n')
      .flatMap((line) => wrapped(pdf, line, { size: TYPE.small, bold }, (columns[index] ?? 0) - 2 * INSET)),
  );
}

const heightOf = (cells: Broken): Mm =>
  Math.max(...cells.map((lines) => lines.length)) * LEADING + ABOVE + BELOW - LEADING + 1;

function drawRow(pdf: jsPDF, cells: Broken, columns: readonly Mm[], top: Mm, bold: boolean): Mm {
  let x = AREA.left + INSET;
  for (const [index, lines] of cells.entries()) {
    for (const [line, text] of lines.entries())
      write(pdf, text, { x: x + INSET, y: top + ABOVE + line * LEADING, size: TYPE.small, bold, grey: 0.1 });
    x += columns[index] ?? 0;
  }
  const bottom = top + heightOf(cells);
  const right = AREA.left + INSET + columns.reduce((sum, width) => sum + width, 0);
  drawStrokes(pdf, { width: LINE.narrow, grey: bold ? 0 : 0.6 }, [
    [AREA.left + INSET, bottom, right, bottom],
  ]);
  return bottom;
}

/** How high a table's rows are, together with its head. */
export function tableHeight(pdf: jsPDF, { columns, heads, rows }: Table): Mm {
  const all = [{ cells: heads, isLoud: true }, ...rows];
  return all.reduce(
    (sum, { cells, isLoud = false }) => sum + heightOf(broken(pdf, cells, columns, isLoud)),
    0,
  );
}

/**
 * Draws a table from a place on, every cell in full, over as many sheets as it takes; its head stands on each of them.
 *
 * @param next begins another sheet and says where its writing begins.
 * @returns where the table ends on the last sheet.
 */
export function drawTable(pdf: jsPDF, { columns, heads, rows }: Table, from: Mm, next: () => Mm): Mm {
  const head = broken(pdf, heads, columns, true);
  let top = drawRow(pdf, head, columns, from, true);
  for (const { cells, isLoud = false } of rows) {
    const lines = broken(pdf, cells, columns, isLoud);
    if (top + heightOf(lines) > AREA.bottom - 1) top = drawRow(pdf, head, columns, next(), true);
    top = drawRow(pdf, lines, columns, top, isLoud);
  }
  return top;
}
