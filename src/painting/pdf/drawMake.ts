import type { jsPDF } from 'jspdf';
import { addPage, write } from './document';
import { PAPER_SIZES } from './paper';
import { drawingLayout } from './permit/drawingLayout';
import { type DrawnStone, drawViews } from './permit/drawingSheet';
import { drawControl, drawNotes } from './permit/drawNotes';
import { scaleName } from './permit/scale';
import { AREA, BLOCK } from './permit/sheet';
import { TYPE } from './permit/type';

/** How a stone is made besides its face, as it is printed. */
export interface PrintedMake extends DrawnStone {
  readonly heading: string;
  /** A sentence a thing: thickness, base, edge, sides, bevel, weight. */
  readonly said: readonly string[];
}

/** Adds a page (A4) with a stone and its base from three sides, to scale and with their measures, and what was ordered of them. */
export function addMake(pdf: jsPDF, make: PrintedMake): void {
  const layout = drawingLayout(make.standing);
  addPage(pdf, PAPER_SIZES.a4);
  write(pdf, make.heading, { x: AREA.left, y: AREA.top, size: TYPE.middle, bold: true });
  drawViews(pdf, make, layout);
  const { say } = make.speech;
  drawControl(pdf, make.speech);
  // What is said takes more room than a permit's notes, and there is no title block.
  drawNotes(pdf, [say('view.scale', { scale: scaleName(layout.scale) }), ...make.said], BLOCK.top + 7);
}
