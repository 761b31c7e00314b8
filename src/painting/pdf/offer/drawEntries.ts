import type { jsPDF } from 'jspdf';
import { addPage, wrapped, write } from '../document';
import type { Entry } from './entries';
import { COLUMN_WIDTH, COLUMNS, FOOT, MARGIN, PER_COLUMN, type Px, SHEET, type Taken } from './layout';

/** The line spacing of an entry. */
const LINE: Px = 10;
const TYPE = { name: 8, line: 7 } as const;

/** Where the first elements of a sheet begin and the last ones end. */
const BODY = { top: 84, bottom: FOOT.rule - 4.5 } as const;

/** Between two rows of columns. */
const GAP: Px = 16;

/** An entry's lines, broken where they would run into the next column. */
interface Written {
  readonly title: readonly string[];
  readonly lines: readonly string[];
  /** Its height to the next entry: more than usual where lines are broken. */
  readonly advance: Px;
}

function writtenOf(pdf: jsPDF, { name, lines, advance }: Entry): Written {
  const title = wrapped(pdf, name, { size: TYPE.name, bold: true }, COLUMN_WIDTH);
  const broken = lines.flatMap((line) => wrapped(pdf, line, { size: TYPE.line }, COLUMN_WIDTH));
  const more = title.length - 1 + broken.length - lines.length;
  return { title, lines: broken, advance: advance + LINE * more };
}

function drawEntry(pdf: jsPDF, { title, lines }: Written, x: Px, top: Px): void {
  const at = (index: number) => ({ x, y: top + LINE * (index + 1) - 2 });
  for (const [index, line] of title.entries())
    write(pdf, line, { ...at(index), size: TYPE.name, bold: true, grey: 0.1 });
  for (const [index, line] of lines.entries())
    write(pdf, line, { ...at(title.length + index), size: TYPE.line, grey: 0.3 });
}

const heightOf = (column: readonly Written[]) => column.reduce((sum, { advance }) => sum + advance, 0);

/** The first entries as columns of this many each. */
const columnsOf = (entries: readonly Written[], each: number) =>
  COLUMNS.map((_x, column) => entries.slice(column * each, (column + 1) * each));

/** Entries in rows of columns, three of them in each column; fewer where long lines leave no room for three on a sheet. */
function inRows(entries: readonly Written[], room: Px): Written[][][] {
  const rows: Written[][][] = [];
  for (let first = 0; first < entries.length; ) {
    const rest = entries.slice(first);
    let each = PER_COLUMN;
    while (each > 1 && Math.max(...columnsOf(rest, each).map(heightOf)) > room) each -= 1;
    rows.push(columnsOf(rest, each));
    first += each * COLUMNS.length;
  }
  return rows;
}

/**
 * Lists elements on the current page and on as many more as needed.
 *
 * @param taken what head and foot take beyond the usual.
 * @param begin draws the head and the foot of each page.
 */
export function drawEntries(pdf: jsPDF, entries: readonly Entry[], taken: Taken, begin: () => void): void {
  begin();
  const body = { top: BODY.top + taken.head, bottom: BODY.bottom - taken.foot };
  const written = entries.map((entry) => writtenOf(pdf, entry));
  let top: Px = body.top;
  for (const [index, row] of inRows(written, body.bottom - body.top).entries()) {
    const height = Math.max(...row.map(heightOf));
    if (top + height > body.bottom) {
      addPage(pdf, SHEET);
      begin();
      top = body.top;
    } else if (index > 0) {
      pdf.setDrawColor(214);
      pdf.setLineWidth(0.4);
      pdf.setLineDashPattern([], 0);
      pdf.line(MARGIN, top - GAP / 2 - 2, SHEET.width - MARGIN, top - GAP / 2 - 2);
    }
    for (const [column, x] of COLUMNS.entries()) {
      let y = top;
      for (const entry of row[column] ?? []) {
        drawEntry(pdf, entry, x, y);
        y += entry.advance;
      }
    }
    top += height + GAP;
  }
}
