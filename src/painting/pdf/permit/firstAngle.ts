import type { jsPDF } from 'jspdf';
import type { Mm } from '../../../stone/numbers';
import { drawStrokes } from './strokes';
import { LINE } from './type';

/** The small and the large end of the cone, and how long it is. */
const SMALL: Mm = 4;
const LARGE: Mm = 8;
const LONG: Mm = 8;

/**
 * The sign of first angle projection about a point (ISO 5456-2): a cone from the side, its larger end to the right, and right of it
 * the cone from its small end.
 */
export function drawFirstAngle(pdf: jsPDF, x: Mm, y: Mm): void {
  const [left, right, middle] = [x - LONG - 1, x - 1, x + LARGE / 2 + 2];
  drawStrokes(pdf, { width: LINE.wide }, [
    [left, y - SMALL / 2, left, y + SMALL / 2],
    [right, y - LARGE / 2, right, y + LARGE / 2],
    [left, y - SMALL / 2, right, y - LARGE / 2],
    [left, y + SMALL / 2, right, y + LARGE / 2],
  ]);
  pdf.circle(middle, y, SMALL / 2, 'S');
  pdf.circle(middle, y, LARGE / 2, 'S');
  drawStrokes(pdf, { width: LINE.narrow, dashes: [3, 0.6, 0.4, 0.6] }, [
    [left - 1, y, right + 1, y],
    [middle - LARGE / 2 - 1, y, middle + LARGE / 2 + 1, y],
    [middle, y - LARGE / 2 - 1, middle, y + LARGE / 2 + 1],
  ]);
}
