import { boxAround, contoursOf } from '../../geometry/contour';
import { transformOutline } from '../../geometry/matrix';
import { distanceBetween, type Shape } from '../../scene/checks/ink/distance';
import type { Mm } from '../../stone/numbers';
import type { Roll, Rubber } from './roll';

/** How far the chords of an edge with curves may lie beside it, in mm; most edges have none. */
const CHORD: Mm = 0.002;

/** What is lost by reckoning in floating numbers, in mm. */
const NOISE: Mm = 1e-6;

/**
 * Makes sure that the edges of a roll's pieces are a gap apart, and a margin from the roll's own edges, by the distances of
 * all their sides.
 *
 * @throws Error where two overlap or are too near: nothing may be cut from such a roll.
 */
export function checkApart({ placed, width, length }: Roll, { gap, margin }: Rubber): void {
  const shapes = placed.map(({ piece, matrix }): Shape => {
    const contours = contoursOf(transformOutline(piece.edge, matrix), CHORD);
    return { contours, box: boxAround(contours) };
  });
  for (const [index, one] of shapes.entries()) {
    const { left, top, right, bottom } = one.box;
    if (Math.min(left, top, length - right, width - bottom) < margin - NOISE)
      throw new Error('A piece lies in the margin of the roll');
    for (const other of shapes.slice(index + 1)) {
      const apart = distanceBetween(one, other, Math.max(gap, NOISE));
      if (apart < gap - NOISE || apart === 0) throw new Error(`Two pieces of the roll are ${apart} mm apart`);
    }
  }
}
