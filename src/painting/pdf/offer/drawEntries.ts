import type { jsPDF } from 'jspdf';
import { addPage, write } from '../document';
import type { Entry } from './entries';
import { COLUMN_WIDTH, COLUMNS, MARGIN, PER_COLUMN, type Px, SHEET } from './layout';

/** From one line of an entry to the next. */
const LINE: Px = 10;
const TYPE = { name: 8, line: 7 } as const;

/** Where the first elements of a sheet begin and the last ones end. */
const BODY = { top: 84, bottom: SHEET.height - 40 } as const;

/** Between two rows of columns. */
const GAP: Px = 16;

/** A text cut off with an ellipsis where it would run into the next column. */
function fitted(pdf: jsPDF, text: string, size: Px, bold: boolean): string {
  // The font must be set before it can measure.
  write(pdf, '', { x: 0, y: 0, size, bold });
  if (pdf.getTextWidth(text) <= COLUMN_WIDTH) return text;
  const characters = Array.from(text);
  while (characters.length > 1 && pdf.getTextWidth(`${characters.join('').trimEnd()}…`) > COLUMN_WIDTH)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

function drawEntry(pdf: jsPDF, { name, lines }: Entry, x: Px, top: Px): void {
  const title = fitted(pdf, name, TYPE.name, true);
  write(pdf, title, { x, y: top + LINE - 2, size: TYPE.name, bold: true, grey: 0.1 });
  for (const [index, line] of lines.entries()) {
    const y = top + LINE * (index + 2) - 2;
    write(pdf, fitted(pdf, line, TYPE.line, false), { x, y, size: TYPE.line, grey: 0.3 });
  }
}

const heightOf = (column: readonly Entry[]) => column.reduce((sum, { advance }) => sum + advance, 0);

/** Entries in rows of columns, three of them in each column. */
export function inRows(entries: readonly Entry[]): Entry[][][] {
  const perRow = PER_COLUMN * COLUMNS.length;
  return Array.from({ length: Math.ceil(entries.length / perRow) }, (_, row) =>
    COLUMNS.map((_x, column) => {
      const first = row * perRow + column * PER_COLUMN;
      return entries.slice(first, first + PER_COLUMN);
    }),
  );
}

/**
 * Lists elements on the current page and on as many more as they need.
 *
 * @param begin draws what stands at the head of each page.
 */
export function drawEntries(pdf: jsPDF, entries: readonly Entry[], begin: () => void): void {
  begin();
  let top: Px = BODY.top;
  for (const [index, row] of inRows(entries).entries()) {
    const height = Math.max(...row.map(heightOf));
    if (top + height > BODY.bottom) {
      addPage(pdf, SHEET);
      begin();
      top = BODY.top;
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
