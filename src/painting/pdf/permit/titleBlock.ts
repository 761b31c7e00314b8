import type { jsPDF } from 'jspdf';
import { nameIn } from '../../../stone/catalogue/naming';
import type { Mm } from '../../../stone/numbers';
import { wrapped, write } from '../document';
import { drawFirstAngle } from './firstAngle';
import { fitted } from './fitted';
import type { PermitPack } from './pack';
import { AREA, BLOCK } from './sheet';
import type { PermitKey } from './speech';
import { drawStrokes } from './strokes';
import { LINE, TYPE } from './type';

/** A cell of the title block: what it is called, what stands in it, and where. */
interface Cell {
  readonly called: PermitKey;
  readonly value: string;
  readonly column: 0 | 1 | 2 | 3;
  readonly row: number;
}

/** Where the columns begin, and where the last one ends; the height of a row. */
const COLUMNS: readonly Mm[] = [AREA.left, 82, 150, 176, AREA.right];
const ROW: Mm = 9.5;

/** What a sheet is called, on which page it is and in which scale it is drawn. */
export interface SheetHead {
  readonly kind: PermitKey;
  readonly page: number;
  readonly pages: number;
  readonly scale?: string;
}

/** The stone's title: whom it is for, where that is known. */
export function titleOf({ given, design, speech }: PermitPack): string {
  const name = given.decName.trim() || design.designName.trim();
  return name === '' ? speech.say('sheet.untitled') : speech.say('sheet.title', { name });
}

/** The churchyard as the case writes it, else as the list has it. */
export function churchyardName({ given, churchyard, speech }: PermitPack): string {
  return given.ChurchyardName.trim() || (churchyard ? nameIn(speech.locale, churchyard) : '');
}

function cellsOf(pack: PermitPack, { page, pages, scale }: SheetHead): Cell[] {
  const { given, id, speech, date, offer } = pack;
  return [
    { called: 'block.madeBy', value: given.undertaker || offer.brand(), column: 0, row: 0 },
    { called: 'block.stonemason', value: given.stonemason || '–', column: 0, row: 1 },
    { called: 'block.churchyard', value: churchyardName(pack) || '–', column: 0, row: 2 },
    { called: 'block.graveNo', value: given.graveNo || '–', column: 0, row: 3 },
    { called: 'block.title', value: '', column: 1, row: 0 },
    { called: 'block.approved', value: '', column: 1, row: 2 },
    { called: 'block.number', value: id === undefined ? '–' : String(id), column: 2, row: 0 },
    { called: 'block.page', value: `${page}/${pages}`, column: 3, row: 0 },
    { called: 'block.scale', value: scale ?? '–', column: 2, row: 1 },
    { called: 'block.units', value: 'mm', column: 3, row: 1 },
    { called: 'block.date', value: date.toISOString().slice(0, 10), column: 2, row: 2 },
    { called: 'block.language', value: speech.locale, column: 2, row: 3 },
  ];
}

/** The stone's title over two lines, and what the sheet shows. */
function drawTitle(
  pdf: jsPDF,
  pack: PermitPack,
  kind: PermitKey,
  { x, y, width }: { readonly x: Mm; readonly y: Mm; readonly width: Mm },
): void {
  const type = { size: TYPE.middle, bold: true };
  const [line = '', ...rest] = wrapped(pdf, titleOf(pack), type, width);
  write(pdf, line, { x, y: y + 8.8, ...type });
  write(pdf, fitted(pdf, rest.join(' '), type, width), { x, y: y + 13.8, ...type });
  write(pdf, fitted(pdf, pack.speech.say(kind), { size: TYPE.small }, width), {
    x,
    y: y + 17.9,
    size: TYPE.small,
  });
}

/**
 * Draws the title block at the foot of a sheet: owner, title, number, sheet, scale, date and language as ISO 7200 has them, the
 * angle of projection as ISO 5456-2, and room for the churchyard's stamp.
 */
export function drawTitleBlock(pdf: jsPDF, pack: PermitPack, head: SheetHead): void {
  const { say } = pack.speech;
  const [left, first = left, second = left, third = left, right = left] = COLUMNS as [Mm, Mm, Mm, Mm, Mm];
  const { top, bottom } = BLOCK;
  const row = (index: number) => top + index * ROW;
  drawStrokes(pdf, { width: LINE.narrow }, [
    ...[1, 2, 3].flatMap((index) => [
      [left, row(index), first, row(index)] as const,
      ...(index === 2 ? [[first, row(index), second, row(index)] as const] : []),
      [second, row(index), index === 3 ? third : right, row(index)] as const,
    ]),
    [first, top, first, bottom],
    [second, top, second, bottom],
    [third, top, third, bottom],
  ]);
  for (const { called, value, column, row: index } of cellsOf(pack, head)) {
    const [from = left, to = right] = [COLUMNS[column], COLUMNS[column + 1]];
    write(pdf, say(called), { x: from + 1.5, y: row(index) + 3.6, size: TYPE.small, grey: 0.35 });
    const type = { size: TYPE.small, bold: true };
    write(pdf, fitted(pdf, value, type, to - from - 3), { x: from + 1.5, y: row(index) + 8, ...type });
  }
  drawTitle(pdf, pack, head.kind, { x: first + 1.5, y: top, width: second - first - 3 });
  drawFirstAngle(pdf, (third + right) / 2, row(3));
}
