import type { Box } from '../../../geometry/box';
import type { Point } from '../../../geometry/point';
import type { Contour } from '../../../geometry/strokes';
import { chordsAlong } from './chords';

/** A contour with those that lie directly inside it: a letter's counters, or all that stands within a frame. */
export interface Nest {
  readonly contour: Contour;
  readonly box: Box;
  readonly inner: Nest[];
}

interface Ring extends Nest {
  readonly points: readonly Point[];
  readonly area: number;
}

function ringOf(contour: Contour): Ring {
  const points = [contour.start, ...contour.strokes.flatMap(chordsAlong)];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let doubled = 0;
  let [beforeX, beforeY] = contour.start;
  for (const point of points) {
    const x = point[0];
    const y = point[1];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    doubled += beforeX * y - x * beforeY;
    beforeX = x;
    beforeY = y;
  }
  const box = { left, top, right, bottom };
  return { contour, points, box, area: Math.abs(doubled) / 2, inner: [] };
}

const holds = (one: Box, other: Box) =>
  one.left <= other.left && one.top <= other.top && one.right >= other.right && one.bottom >= other.bottom;

/** Whether a closed line of points winds around a point. A file asks it of a million points. */
function windsAround(points: readonly Point[], [x, y]: Point): boolean {
  let winding = 0;
  let from: Point = points.at(-1) ?? [x, y];
  for (const to of points) {
    const isUpwards = from[1] <= y && to[1] > y;
    if (isUpwards || (from[1] > y && to[1] <= y)) {
      const side = (to[0] - from[0]) * (y - from[1]) - (x - from[0]) * (to[1] - from[1]);
      if (isUpwards && side > 0) winding += 1;
      if (!isUpwards && side < 0) winding -= 1;
    }
    from = to;
  }
  return winding !== 0;
}

/** How many points of a contour are asked at most: welded ones do not cross, but may touch. */
const ASKED = 5;

function isInside(one: Ring, other: Ring): boolean {
  const step = Math.max(1, Math.floor(one.points.length / ASKED));
  let [asked, inside] = [0, 0];
  for (let index = 0; index < one.points.length; index += step) {
    const point = one.points[index];
    if (point && windsAround(other.points, point)) inside += 1;
    asked += 1;
  }
  return inside * 2 > asked;
}

/**
 * The contours that lie inside no other, each with those inside it, at every depth. They must not cross one another, as
 * those of a weld do not; open ones are inside nothing.
 */
export function nested(contours: readonly Contour[]): Nest[] {
  const rings = contours.map(ringOf);
  // From the left, and what may hold another before it: it begins no farther right and ends no farther left.
  const closed = rings
    .filter(({ contour }) => contour.closed)
    .sort((a, b) => a.box.left - b.box.left || b.box.right - a.box.right || b.area - a.area);
  const within = new Set<Ring>();
  let reached: Ring[] = [];
  for (const ring of closed) {
    reached = reached.filter(({ box }) => box.right >= ring.box.left);
    const around = reached
      .filter((other) => other.area > ring.area && holds(other.box, ring.box))
      .sort((a, b) => a.area - b.area)
      .find((other) => isInside(ring, other));
    if (around) {
      around.inner.push(ring);
      within.add(ring);
    }
    reached.push(ring);
  }
  return rings.filter((ring) => !within.has(ring));
}
