import { CLOSE, LINE, MOVE, type Outline, OutlinePen } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import { type Ring, signedAreaOf } from '../../geometry/ring';

/** Draws rings, all in one direction, so that what overlaps adds up. */
function drawTo(pen: OutlinePen, rings: readonly Ring[]): void {
  for (const ring of rings) {
    const points: readonly Point[] = signedAreaOf(ring) < 0 ? ring.toReversed() : ring;
    for (const [at, [x, y]] of points.entries()) pen.draw(at === 0 ? MOVE : LINE, x, y);
    pen.draw(CLOSE);
  }
}

/** Rings as an outline. */
export function filled(rings: readonly Ring[]): Outline {
  const pen = new OutlinePen();
  drawTo(pen, rings);
  return pen.outline();
}

/**
 * What rings cover while they are moved to another place: both places, and what lies between. Filled by the nonzero rule.
 *
 * @param moved the rings at the other place, point by point.
 */
export function swept(rings: readonly Ring[], moved: readonly Ring[]): Outline {
  const pen = new OutlinePen();
  drawTo(pen, [...rings, ...moved]);
  for (const [index, ring] of rings.entries()) {
    const other = moved[index] ?? ring;
    for (const [at, from] of ring.entries()) {
      const next = (at + 1) % ring.length;
      const [to, toOther, fromOther] = [ring[next], other[next], other[at]];
      if (to && toOther && fromOther) drawTo(pen, [[from, to, toOther, fromOther]]);
    }
  }
  return pen.outline();
}
