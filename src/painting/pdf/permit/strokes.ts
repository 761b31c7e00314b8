import type { jsPDF } from 'jspdf';
import type { Box } from '../../../geometry/box';
import type { Mm } from '../../../stone/numbers';

/** A straight line on paper. */
export type Stroke = readonly [x1: Mm, y1: Mm, x2: Mm, y2: Mm];

/** How a line is drawn: hidden edges are dashed (ISO 128-2). */
interface Pen {
  readonly width: Mm;
  readonly dashes?: readonly Mm[];
  /** From 0 (black) to 1 (white). */
  readonly grey?: number;
}

function take(pdf: jsPDF, { width, dashes = [], grey = 0 }: Pen): void {
  pdf.setDrawColor(grey * 255);
  pdf.setLineWidth(width);
  pdf.setLineDashPattern([...dashes], 0);
}

/** Draws straight lines. */
export function drawStrokes(pdf: jsPDF, pen: Pen, strokes: readonly Stroke[]): void {
  take(pdf, pen);
  for (const stroke of strokes) pdf.line(...stroke);
}

/** Draws the edge of an upright box. */
export function drawBox(pdf: jsPDF, pen: Pen, { left, top, right, bottom }: Box): void {
  take(pdf, pen);
  pdf.rect(left, top, right - left, bottom - top, 'S');
}
