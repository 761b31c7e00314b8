import type { Box } from '../../../geometry/box';
import type { Contour } from '../../../geometry/strokes';
import { chordsAlong } from './chords';

/** A contour with those that lie directly inside it: a letter's counters, or all that stands within a frame. */
export interface Nest {
  readonly contour: Contour;
  readonly box: Box;
  /** The ends of the contour's chords, its start first, as x, y, x, y … */
  readonly chords: Float64Array;
  readonly inner: Nest[];
}

interface Ring extends Nest {
  readonly area: number;
}

function ringOf(contour: Contour): Ring {
  const chords = chordsAlong(contour);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let doubled = 0;
  let [beforeX, beforeY] = contour.start;
  for (let at = 0; at < chords.length; at += 2) {
    const x = chords[at] ?? 0;
    const y = chords[at + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    doubled += beforeX * y - x * beforeY;
    beforeX = x;
    beforeY = y;
  }
  const box = { left, top, right, bottom };
  return { contour, box, chords, area: Math.abs(doubled) / 2, inner: [] };
}

const holds = (one: Box, other: Box) =>
  one.left <= other.left && one.top <= other.top && one.right >= other.right && one.bottom >= other.bottom;

/** Whether a closed line of chords winds around a point. A file asks it of a million points. */
function windsAround(chords: Float64Array, x: number, y: number): boolean {
  let winding = 0;
  let fromX = chords.at(-2) ?? x;
  let fromY = chords.at(-1) ?? y;
  for (let at = 0; at < chords.length; at += 2) {
    const toX = chords[at] ?? 0;
    const toY = chords[at + 1] ?? 0;
    const isUpwards = fromY <= y && toY > y;
    if (isUpwards || (fromY > y && toY <= y)) {
      const side = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY);
      if (isUpwards && side > 0) winding += 1;
      if (!isUpwards && side < 0) winding -= 1;
    }
    fromX = toX;
    fromY = toY;
  }
  return winding !== 0;
}

/** How many points of a contour are asked at most: welded ones do not cross, but may touch. */
const ASKED = 5;

function isInside({ chords }: Ring, other: Ring): boolean {
  const count = chords.length / 2;
  const step = Math.max(1, Math.floor(count / ASKED));
  let [asked, inside] = [0, 0];
  for (let point = 0; point < count; point += step) {
    if (windsAround(other.chords, chords[2 * point] ?? 0, chords[2 * point + 1] ?? 0)) inside += 1;
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
    const { box, area } = ring;
    const holding: Ring[] = [];
    const reaching: Ring[] = [];
    for (const other of reached) {
      if (other.box.right < box.left) continue;
      reaching.push(other);
      if (other.area > area && holds(other.box, box)) holding.push(other);
    }
    reached = reaching;
    const around = holding.sort((a, b) => a.area - b.area).find((other) => isInside(ring, other));
    if (around) {
      around.inner.push(ring);
      within.add(ring);
    }
    reached.push(ring);
  }
  return rings.filter((ring) => !within.has(ring));
}
