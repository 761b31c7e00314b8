import type { Polygon } from '../../geometry/polygon';
import { roundInset } from '../../scene/frame/offset';
import type { Mm } from '../../stone/numbers';
import type { Form } from './areas';
import type { Place, Run } from './run';

const ringOf = ([first, ...others]: Polygon, z: Mm): Run =>
  first ? [first, ...others, first].map(({ x, y }): Place => [x, y, z]) : [];

/** How far the arcs of the outermost ring may deviate from true ones, in mm, and how much farther those of the rings within it. */
const OUTERMOST: Mm = 0.002;
const WITHIN: Mm = 0.003;

/**
 * Concentric rings over the bottom of a form, at one depth: from `from` mm inside its edge on, `apart` from each other,
 * until nothing is left. The innermost first, so that the outermost finishes the wall. All are as far from the outermost as they
 * lie within it, which is as far from the form's edge, and that has many more points than is left of them.
 *
 * @param from within 0.005 mm.
 */
export function ringsOf(form: Form, z: Mm, from: Mm, apart: Mm): Run[] {
  const outermost = roundInset(form, from, OUTERMOST);
  const rings: Run[] = [];
  let inner = outermost;
  for (let count = 1; inner.length > 0; count += 1) {
    rings.push(...inner.map((ring) => ringOf(ring, z)));
    inner = roundInset(outermost, count * apart, WITHIN);
  }
  return rings.reverse();
}
