import type { jsPDF } from 'jspdf';
import type { PermitPack } from './pack';
import { AREA, FRAME } from './sheet';
import { drawBox, drawStrokes } from './strokes';
import { drawTitleBlock, type SheetHead } from './titleBlock';
import { LINE } from './type';

/** Draws a sheet's frame and its title block. */
export function drawSheet(pdf: jsPDF, pack: PermitPack, head: SheetHead): void {
  drawBox(pdf, { width: LINE.wide }, FRAME);
  drawStrokes(pdf, { width: LINE.wide }, [[AREA.left, AREA.bottom, AREA.right, AREA.bottom]]);
  drawTitleBlock(pdf, pack, head);
}
