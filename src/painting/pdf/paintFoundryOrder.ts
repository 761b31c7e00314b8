import type { jsPDF } from 'jspdf';
import { boundsOf } from '../../geometry/bounds';
import { transformOutline } from '../../geometry/matrix';
import type { Mm } from '../../stone/numbers';
import type { Castings } from '../lists/foundryList';
import type { CastOrnament } from '../sheet/castOrnaments';
import { openDocument, type PaperSetting, wrapped, write } from './document';
import { Column, drawGroup, headGroup, MARGIN, PAGE } from './drawLetterList';
import { drawOutline } from './outlinePath';
import type { PaperTexts } from './texts';

/** The words of an order to a foundry, in the reader's language. */
export interface FoundryTexts {
  readonly paper: PaperTexts;
  readonly title: string;
  /** Labels with what stands behind them; a line to write on where nothing does. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly ornaments: string;
  readonly total: string;
  ornament(given: CastOrnament): readonly [name: string, size: string];
}

/** Where what stands behind a label begins, and the line for a pen ends. */
const VALUE: Mm = 38;
const PEN: Mm = 110;
const LINE: Mm = 7.5;

function drawFacts(pdf: jsPDF, facts: FoundryTexts['facts'], column: Column): void {
  for (const [label, value] of facts) {
    const lines = wrapped(pdf, value, { size: 4.2 }, PAGE.width - MARGIN * 2 - VALUE);
    const y = column.take(LINE * lines.length) + 5;
    write(pdf, label, { x: MARGIN, y, size: 4.2, grey: 0.35 });
    for (const [index, line] of lines.entries())
      write(pdf, line, { x: MARGIN + VALUE, y: y + index * LINE, size: 4.2 });
    if (value !== '') continue;
    pdf.setDrawColor(120, 120, 120);
    pdf.setLineWidth(0.2);
    pdf.setLineDashPattern([], 0);
    pdf.line(MARGIN + VALUE, y + 1, MARGIN + PEN, y + 1);
  }
}

/** The box in which an ornament is shown, and the height of its row. */
const SHOWN = { width: 32, height: 20 } as const;
const ROW: Mm = 25;

function drawOrnament(pdf: jsPDF, ornament: CastOrnament, column: Column, texts: FoundryTexts): void {
  const y = column.take(ROW);
  const { width, height, outline } = ornament;
  const scale = Math.min(SHOWN.width / width, SHOWN.height / height);
  const box = boundsOf(outline) ?? { left: 0, top: 0 };
  const at = [scale, 0, 0, scale, MARGIN - box.left * scale, y + 3 - box.top * scale] as const;
  drawOutline({ pdf, dx: 0, dy: 0 }, transformOutline(outline, at), { fill: 0.25 });
  const [name, size] = texts.ornament(ornament);
  const x = MARGIN + SHOWN.width + 8;
  const [first = ''] = wrapped(pdf, name, { size: 4.2, bold: true }, PAGE.width - MARGIN - x - 20);
  write(pdf, first, { x, y: y + 10, size: 4.2, bold: true });
  write(pdf, size, { x, y: y + 16, size: 3.8 });
  write(pdf, `× ${ornament.count}`, {
    x: PAGE.width - MARGIN,
    y: y + 10,
    size: 4.6,
    align: 'right',
    bold: true,
  });
}

/**
 * Paints an order to a foundry as A4: whose it is, each letter drawn beside its count, by family, height and finish, and the
 * ornaments with their sizes.
 */
export function paintFoundryOrder(
  { letters, ornaments }: Castings,
  setting: PaperSetting,
  texts: FoundryTexts,
): Uint8Array {
  const pdf = openDocument(setting, PAGE);
  const column = new Column(pdf);
  write(pdf, texts.title, { x: MARGIN, y: column.take(14) + 6, size: 7, bold: true });
  drawFacts(pdf, texts.facts, column);
  for (const group of letters) drawGroup(pdf, group, column, texts.paper);
  if (ornaments.length > 0) headGroup(pdf, column, texts.ornaments, '', ROW);
  for (const ornament of ornaments) drawOrnament(pdf, ornament, column, texts);
  write(pdf, texts.total, {
    x: PAGE.width - MARGIN,
    y: column.take(14) + 10,
    size: 4.6,
    align: 'right',
    bold: true,
  });
  return new Uint8Array(pdf.output('arraybuffer'));
}
