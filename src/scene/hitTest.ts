import { distanceTo } from '../geometry/turnedBox';
import type { Mm } from '../stone/numbers';
import type { ElementMeasure } from './measures';
import { intoElement } from './place';

/**
 * The topmost element under a point of the stone.
 *
 * @param reach how far beside an element a hit still counts, in mm: a finger is wider than a hairline.
 * @returns its index in `Parms`, or undefined.
 */
export function elementAt(elements: readonly ElementMeasure[], x: Mm, y: Mm, reach: Mm): number | undefined {
  const under = (within: Mm) =>
    elements.findLast(({ place, box, parts }) => {
      const at = intoElement(place, x, y);
      const margin = within / place.scale;
      return (
        at.x >= box.left - margin &&
        at.x <= box.right + margin &&
        at.y >= box.top - margin &&
        at.y <= box.bottom + margin &&
        (!parts || parts.some((part) => distanceTo(part, [at.x, at.y]) <= margin))
      );
    });
  return (under(0) ?? under(reach))?.element;
}
