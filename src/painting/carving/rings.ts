import type { Polygon } from '../../geometry/polygon';
import { roundInset } from '../../scene/frame/offset';
import type { Mm } from '../../stone/numbers';
import type { Form } from './areas';
import type { Place, Run } from './run';

const ringOf = ([first, ...others]: Polygon, z: Mm): Run =>
  first ? [first, ...others, first].map(({ x, y }): Place => [x, y, z]) : [];

/**
 * Concentric rings over the bottom of a form, at one depth: from `from` mm inside its edge on, `apart` from each other,
 * until nothing is left. The innermost first, so that the outermost finishes the wall.
 *
 * @param from within 0.005 mm.
 */
export function ringsOf(form: Form, z: Mm, from: Mm, apart: Mm): Run[] {
  const rings: Run[] = [];
  for (let distance = from; ; distance += apart) {
    const inner = roundInset(form, distance);
    if (inner.length === 0) return rings.reverse();
    rings.push(...inner.map((ring) => ringOf(ring, z)));
  }
}
