import { alongSides, contoursOf } from '../../geometry/contour';
import type { Outline } from '../../geometry/outline';
import type { Plane } from './plane';

/** How far chords may deviate from curves, in pixels. */
const CHORD = 0.02;

/** Adds to a pixel of the row that begins at a place; left of the row is its first pixel, right of it nothing. */
function add({ width, data }: Plane, start: number, column: number, value: number): void {
  if (column >= width) return;
  const at = start + Math.max(0, column);
  data[at] = (data[at] ?? 0) + value;
}

/**
 * Adds one side of a contour to the sums of a plane: to each pixel how much the area to its right changes there, so that
 * the sums along a row are the covered shares (R. Levien's "font-rs", 2016).
 */
function addSide(plane: Plane, x1: number, y1: number, x2: number, y2: number): void {
  const { width, height } = plane;
  if (y1 === y2) return;
  const way = y1 < y2 ? 1 : -1;
  const [topX, topY, lowX, lowY] = y1 < y2 ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
  const slope = (lowX - topX) / (lowY - topY);
  const last = Math.min(height, Math.ceil(lowY));
  for (let row = Math.max(0, Math.floor(topY)); row < last; row += 1) {
    const from = Math.max(row, topY);
    const to = Math.min(row + 1, lowY);
    const tall = (to - from) * way;
    if (tall === 0) continue;
    const a = topX + (from - topY) * slope;
    const b = topX + (to - topY) * slope;
    const [left, right] = a < b ? [a, b] : [b, a];
    const first = Math.floor(left);
    const start = row * width;
    if (right <= first + 1) {
      // Within one pixel: what lies right of the side's middle.
      const share = (left + right) / 2 - first;
      add(plane, start, first, tall * (1 - share));
      add(plane, start, first + 1, tall * share);
      continue;
    }
    const step = 1 / (right - left);
    const end = Math.ceil(right);
    let before = 0;
    for (let column = first; column < end; column += 1) {
      // The covered share of this pixel, summed up to here: the integral of the part of the side left of each point.
      const [p, q] = [Math.max(left, column), Math.min(right, column + 1)];
      const passed = (q - left) * step;
      const entered = (p - left) * step;
      const covered = ((entered + passed) / 2) * (q - p) + passed * (column + 1 - q);
      add(plane, start, column, tall * (covered - before));
      before = covered;
    }
    add(plane, start, end, tall * (1 - before));
  }
}

/** Fills an outline, whose unit is a pixel, into an empty plane: the covered share of each pixel, 0 to 1. */
export function fillOutline(outline: Outline, into: Plane): void {
  for (const contour of contoursOf(outline, CHORD))
    alongSides(contour, (x1, y1, x2, y2) => addSide(into, x1, y1, x2, y2));
  const { width, height, data } = into;
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) {
      sum += data[at] ?? 0;
      data[at] = Math.min(1, Math.abs(sum));
    }
  }
}
