import type { jsPDF } from 'jspdf';
import type { Mm } from '../../stone/numbers';
import { write } from './document';
import type { PaperTexts } from './texts';

/** The lines by which a print's scale is checked: a printer may stretch paper one way only. */
export const CONTROL: Mm = 100;

/** Half the tick at either end of a line. */
const TICK: Mm = 2;

/** How far from the left and the lower edge the lines of a page as large as the stone meet, above its words. */
const ASIDE: Mm = 12;
const ABOVE: Mm = 26;

function draw(pdf: jsPDF, strokes: readonly (readonly [Mm, Mm, Mm, Mm])[]): void {
  pdf.setDrawColor(0, 0, 0);
  pdf.setLineWidth(0.2);
  pdf.setLineDashPattern([], 0);
  for (const stroke of strokes) pdf.line(...stroke);
}

/** A level control line from its left end, with what it must measure above it in letters of a type size. */
export function drawLevelControl(
  pdf: jsPDF,
  x: Mm,
  y: Mm,
  texts: Pick<PaperTexts, 'control'>,
  size: Mm = 2.8,
): void {
  draw(pdf, [
    [x, y, x + CONTROL, y],
    [x, y - TICK, x, y + TICK],
    [x + CONTROL, y - TICK, x + CONTROL, y + TICK],
  ]);
  write(pdf, texts.control({ length: CONTROL }), { x: x + 2, y: y - 1.5, size });
}

/** An upright control line from its lower end. */
function drawUprightControl(pdf: jsPDF, x: Mm, y: Mm): void {
  draw(pdf, [
    [x, y, x, y - CONTROL],
    [x - TICK, y, x + TICK, y],
    [x - TICK, y - CONTROL, x + TICK, y - CONTROL],
  ]);
}

/** The upright control line in the white margin left of a tile, at half its height; words have no room there. */
export function drawControlBeside(
  pdf: jsPDF,
  { left, top, height }: { readonly left: Mm; readonly top: Mm; readonly height: Mm },
): void {
  drawUprightControl(pdf, left - 5, top + (height + CONTROL) / 2);
}

/** Both control lines on a page as large as the stone, from one point near its lower left. */
export function drawControlCorner(pdf: jsPDF, { height }: { readonly height: Mm }, texts: PaperTexts): void {
  drawLevelControl(pdf, ASIDE, height - ABOVE, texts);
  drawUprightControl(pdf, ASIDE, height - ABOVE);
  const upwards = { x: ASIDE + 4.5, y: height - ABOVE - 6, size: 2.8, angle: 90 };
  write(pdf, texts.control({ length: CONTROL }), upwards);
}
