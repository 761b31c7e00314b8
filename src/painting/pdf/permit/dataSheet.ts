import type { jsPDF } from 'jspdf';
import type { Mm } from '../../../stone/numbers';
import { wrapped, write } from '../document';
import { dataSections } from './dataRows';
import { drawLines } from './drawNotes';
import type { BeginSheet } from './letteringSheet';
import type { PermitPack } from './pack';
import { rulesTable } from './rulesTable';
import { AREA } from './sheet';
import { drawStrokes } from './strokes';
import { drawTable } from './table';
import { LEADING, LINE, TYPE } from './type';

const LEFT: Mm = AREA.left + 4;
const WIDTH: Mm = AREA.right - AREA.left - 8;

/** How wide the names of facts are. */
const NAMES: Mm = 50;

/** Where a sheet's first line stands. */
export const FIRST_LINE: Mm = AREA.top + 7;

/** Writes a heading with a line below it. @returns where the first line below it stands. */
export function drawHeading(pdf: jsPDF, text: string, y: Mm): Mm {
  write(pdf, text, { x: LEFT, y, size: TYPE.small, bold: true });
  drawStrokes(pdf, { width: LINE.narrow }, [[LEFT, y + 1.8, LEFT + WIDTH, y + 1.8]]);
  return y + LEADING + 1.6;
}

/** Writes facts with their names, over as many sheets as it takes. @returns where the next line would stand. */
export function drawFacts(
  pdf: jsPDF,
  rows: readonly (readonly [called: string, value: string])[],
  from: Mm,
  next: () => Mm,
): Mm {
  let y = from;
  for (const [called, value] of rows) {
    const lines = wrapped(pdf, value, { size: TYPE.small }, WIDTH - NAMES);
    if (y + (lines.length - 1) * LEADING > AREA.bottom - 2) y = next();
    write(pdf, called, { x: LEFT, y, size: TYPE.small, grey: 0.35 });
    for (const line of lines) {
      write(pdf, line, { x: LEFT + NAMES, y, size: TYPE.small });
      y += LEADING;
    }
  }
  return y;
}

/** Writes what is known of the stone, the grave and the people, and holds the stone against every rule of the churchyard. */
export function drawDataSheet(pdf: jsPDF, pack: PermitPack, begin: BeginSheet): void {
  const { speech, churchyard } = pack;
  const { say } = speech;
  const next = () => {
    begin();
    return FIRST_LINE;
  };
  let y = next();
  for (const { heading, rows } of dataSections(pack))
    y = drawFacts(pdf, rows, drawHeading(pdf, heading, y), next) + 3;
  const { posture, thickness, base, under } = pack.judged;
  const isUnknown = thickness === undefined || base === undefined || (base && !under);
  if (posture === 'lying' || isUnknown) {
    const why = say(posture === 'lying' ? 'steady.lies' : 'steady.leftOut');
    y = drawLines(pdf, [why], { x: LEFT, y, width: WIDTH }) + 3;
  }
  // The table's head and its first rows are not parted from the heading.
  if (y > AREA.bottom - 45) y = next();
  y = drawHeading(pdf, say('data.rules'), y);
  if (!churchyard || churchyard.rules.length === 0) {
    drawLines(pdf, [say(churchyard ? 'data.noRules' : 'data.noChurchyard')], { x: LEFT, y, width: WIDTH });
    return;
  }
  y = drawLines(pdf, [say('data.note')], { x: LEFT, y, width: WIDTH, grey: 0.35 });
  drawTable(pdf, rulesTable(pack, churchyard), y - 4, () => next() - 4);
}
