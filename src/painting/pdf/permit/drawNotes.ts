import type { jsPDF } from 'jspdf';
import type { Mm } from '../../../stone/numbers';
import { drawLevelControl } from '../controlLines';
import { wrapped, write } from '../document';
import { AREA } from './sheet';
import type { PermitSpeech } from './speech';
import { LEADING, TYPE } from './type';

/** From the frame to what is written. */
const INSET: Mm = 4;

/** Writes lines of small letters, broken to a width. @returns where the next line would stand. */
export function drawLines(
  pdf: jsPDF,
  lines: readonly string[],
  at: { readonly x: Mm; readonly y: Mm; readonly width: Mm; readonly bold?: boolean; readonly grey?: number },
): Mm {
  let { y } = at;
  const { x, width, bold = false, grey = 0.1 } = at;
  for (const line of lines.flatMap((one) => wrapped(pdf, one, { size: TYPE.small, bold }, width))) {
    write(pdf, line, { x, y, size: TYPE.small, bold, grey });
    y += LEADING;
  }
  return y;
}

/** The control line at the foot of a drawing. */
export function drawControl(pdf: jsPDF, { say }: PermitSpeech): void {
  const texts = { control: (given: { length: Mm }) => say('view.control', given) };
  drawLevelControl(pdf, AREA.left + INSET, AREA.bottom - INSET, texts, TYPE.small);
}

/** Notes at the foot of a drawing, above its control line, in two columns. */
export function drawNotes(pdf: jsPDF, notes: readonly string[], top: Mm): void {
  const half = Math.ceil(notes.length / 2);
  const width = (AREA.right - AREA.left - 3 * INSET) / 2;
  for (const [column, lines] of [notes.slice(0, half), notes.slice(half)].entries())
    drawLines(pdf, lines, { x: AREA.left + INSET + column * (width + INSET), y: top, width });
}
