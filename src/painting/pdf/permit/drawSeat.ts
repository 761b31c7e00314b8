import type { jsPDF } from 'jspdf';
import type { Outline } from '../../../geometry/outline';
import type { View } from '../../../scene/permit/views';
import { drawOutline } from '../outlinePath';
import { HIDDEN, onPaper, type ViewPlace } from './drawView';
import { LINE } from './type';

/**
 * Hides what sits in a seat of the base: the base's face lies before the stone's.
 *
 * @param outline the stone's edge in this view, in mm of the page.
 */
export function drawSeat(pdf: jsPDF, { base }: View, place: ViewPlace, outline: Outline): void {
  if (!base) return;
  const { left, top, right, bottom } = onPaper(base, place);
  const around = [left, top, right - left, bottom - top] as const;
  pdf.setFillColor(255, 255, 255);
  pdf.setDrawColor(0);
  pdf.setLineWidth(LINE.wide);
  pdf.setLineDashPattern([], 0);
  pdf.rect(...around, 'FD');
  pdf.saveGraphicsState();
  pdf.rect(...around, null);
  pdf.clip();
  pdf.discardPath();
  drawOutline({ pdf, dx: 0, dy: 0 }, outline, { ...HIDDEN, stroke: 0 });
  pdf.restoreGraphicsState();
}
