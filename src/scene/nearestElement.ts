import type { Mm } from '../stone/numbers';
import type { ElementMeasure } from './measures';
import { intoElement } from './place';

/** What of an element's measures says where it lies. */
export type LyingElement = Pick<ElementMeasure, 'element' | 'place' | 'box'>;

/** How far a point of the stone is from an element's box as it is turned, in mm; 0 within it. */
function distanceTo({ place, box }: LyingElement, x: Mm, y: Mm): Mm {
  const at = intoElement(place, x, y);
  const across = Math.max(box.left - at.x, 0, at.x - box.right);
  const down = Math.max(box.top - at.y, 0, at.y - box.bottom);
  return Math.hypot(across, down) * place.scale;
}

const areaOf = ({ place, box }: LyingElement) =>
  (box.right - box.left) * (box.bottom - box.top) * place.scale ** 2;

/**
 * The element that a place on the stone is nearest to: of several that it lies in, the smallest.
 *
 * @returns its index in `Parms`; undefined where there is none.
 */
export function nearestElement(elements: readonly LyingElement[], x: Mm, y: Mm): number | undefined {
  const [nearest] = [...elements].sort(
    (one, other) => distanceTo(one, x, y) - distanceTo(other, x, y) || areaOf(one) - areaOf(other),
  );
  return nearest?.element;
}
