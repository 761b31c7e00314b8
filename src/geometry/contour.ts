import { chordsFor, pointAt } from './bezier';
import type { Box } from './box';
import type { Matrix } from './matrix';
import { CUBIC, MOVE, type Outline, QUAD } from './outline';
import { segmentsOf } from './segments';

/** One closed contour as x, y, x, y …; the last point leads back to the first. */
export type Contour = Float64Array;

/**
 * The contours of an outline as polygons.
 *
 * @param tolerance how far a chord may deviate from its curve, in the outline's unit.
 */
export function contoursOf(outline: Outline, tolerance: number): Contour[] {
  const contours: number[][] = [];
  for (const { verb, x, y, to } of segmentsOf(outline)) {
    if (verb === MOVE) {
      contours.push([...to]);
      continue;
    }
    const chords = verb === QUAD || verb === CUBIC ? chordsFor(x, y, to, tolerance) : 1;
    for (let chord = 1; chord <= chords; chord += 1) {
      const [px, py] = pointAt(x, y, to, chord / chords);
      const contour = contours.at(-1);
      // A point equal to the one before it makes no chord, nor does a return to the start that is already there.
      if (contour && (contour.at(-2) !== px || contour.at(-1) !== py)) contour.push(px, py);
    }
  }
  return contours.filter((contour) => contour.length >= 6).map((contour) => Float64Array.from(contour));
}

/** Contours mapped by a matrix. */
export function mapContours(contours: readonly Contour[], [a, b, c, d, e, f]: Matrix): Contour[] {
  return contours.map((contour) => {
    const mapped = new Float64Array(contour.length);
    for (let at = 0; at < contour.length; at += 2) {
      const x = contour[at] ?? 0;
      const y = contour[at + 1] ?? 0;
      mapped[at] = a * x + c * y + e;
      mapped[at + 1] = b * x + d * y + f;
    }
    return mapped;
  });
}

/** The upright box around contours; inverted where there are none. */
export function boxAround(contours: readonly Contour[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of contours) {
    for (let at = 0; at < contour.length; at += 2) {
      const x = contour[at] ?? 0;
      const y = contour[at + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return { left, top, right, bottom };
}

/**
 * Calls back for each side of a contour, the closing one first: a callback, since lists of sides of every letter of
 * a stone would be allocated at each check.
 */
export function alongSides(
  contour: Contour,
  meet: (x1: number, y1: number, x2: number, y2: number) => void,
): void {
  let x1 = contour.at(-2) ?? 0;
  let y1 = contour.at(-1) ?? 0;
  for (let at = 0; at < contour.length; at += 2) {
    const x2 = contour[at] ?? 0;
    const y2 = contour[at + 1] ?? 0;
    meet(x1, y1, x2, y2);
    x1 = x2;
    y1 = y2;
  }
}

/** The area of a contour, negative where it runs the other way round: the shoelace formula. */
export function areaOf(contour: Contour): number {
  let twice = 0;
  alongSides(contour, (x1, y1, x2, y2) => {
    twice += x1 * y2 - x2 * y1;
  });
  return twice / 2;
}

/** Whether a point lies within contours, by the nonzero rule. */
export function covers(contours: readonly Contour[], x: number, y: number): boolean {
  let winding = 0;
  for (const contour of contours) {
    alongSides(contour, (x1, y1, x2, y2) => {
      if (y1 <= y === y2 <= y) return;
      const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
      if (y1 <= y && side > 0) winding += 1;
      else if (y1 > y && side < 0) winding -= 1;
    });
  }
  return winding !== 0;
}
