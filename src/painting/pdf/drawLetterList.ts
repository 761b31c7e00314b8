import type { jsPDF } from 'jspdf';
import { boundsOf } from '../../geometry/bounds';
import { transformOutline } from '../../geometry/matrix';
import type { Mm } from '../../stone/numbers';
import type { CountedLetter, LetterGroup } from '../sheet/letterList';
import { addPage, write } from './document';
import { drawOutline } from './outlinePath';
import { PAPER_SIZES } from './paper';
import type { PaperTexts } from './texts';

export const PAGE = PAPER_SIZES.a4;
export const MARGIN: Mm = 20;
const CELL = { width: 28.3, height: 22 } as const;
const COLUMNS = Math.floor((PAGE.width - 2 * MARGIN) / CELL.width);

/** The cap height of letters in the list, whatever size they are ordered in. */
const SHOWN: Mm = 7;

/** Draws one character as it is cast, and beside it what it is and how often it is needed. */
function drawLetter(
  pdf: jsPDF,
  letter: CountedLetter,
  capHeight: Mm,
  at: { x: Mm; y: Mm },
  texts: PaperTexts,
): void {
  const scale = SHOWN / capHeight;
  const left = boundsOf(letter.outline)?.left ?? 0;
  const shown = transformOutline(letter.outline, [scale, 0, 0, scale, at.x - left * scale, at.y + 11]);
  drawOutline({ pdf, dx: 0, dy: 0 }, shown, { fill: 0.25 });
  write(pdf, texts.letterCount(letter), { x: at.x, y: at.y + 17.5, size: 3.6 });
}

/** Advances down pages, opening another where the next thing no longer fits. */
export class Column {
  y: Mm = MARGIN;
  constructor(private readonly pdf: jsPDF) {}

  /** Reserves some height; returns where it begins. */
  take(height: Mm): Mm {
    if (this.y + height > PAGE.height - MARGIN) {
      addPage(this.pdf, PAGE);
      this.y = MARGIN;
    }
    this.y += height;
    return this.y - height;
  }
}

/** Writes a group's heading over a line, on the page of what follows it. */
export function headGroup(pdf: jsPDF, column: Column, heading: string, beside: string, following: Mm): void {
  // A heading stays with its first row.
  const top = column.take(14 + following);
  column.y -= following;
  write(pdf, heading, { x: MARGIN, y: top + 8, size: 4.6, bold: true });
  write(pdf, beside, { x: PAGE.width - MARGIN, y: top + 8, size: 4, align: 'right' });
  pdf.setDrawColor(120, 120, 120);
  pdf.setLineWidth(0.2);
  pdf.setLineDashPattern([], 0);
  pdf.line(MARGIN, top + 10.5, PAGE.width - MARGIN, top + 10.5);
}

/** Draws letters that are cast alike, each with its count. */
export function drawGroup(pdf: jsPDF, group: LetterGroup, column: Column, texts: PaperTexts): void {
  headGroup(pdf, column, texts.letterGroup(group), texts.letterTotal({ count: group.total }), CELL.height);
  for (let first = 0; first < group.letters.length; first += COLUMNS) {
    const y = column.take(CELL.height);
    for (const [index, letter] of group.letters.slice(first, first + COLUMNS).entries())
      drawLetter(pdf, letter, group.height, { x: MARGIN + index * CELL.width, y }, texts);
  }
}

/** Adds pages (A4) that list the mounted letters to be ordered: which, how many, in which family, height and material. */
export function addLetterList(
  pdf: jsPDF,
  groups: readonly LetterGroup[],
  title: string,
  texts: PaperTexts,
): void {
  addPage(pdf, PAGE);
  const column = new Column(pdf);
  const top = column.take(18);
  write(pdf, texts.letterListTitle(), { x: MARGIN, y: top + 6, size: 7, bold: true });
  write(pdf, title, { x: MARGIN, y: top + 13, size: 4.6 });
  for (const group of groups) drawGroup(pdf, group, column, texts);
}
