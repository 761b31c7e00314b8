import { type Box, boxAroundAll } from '../geometry/box';
import type { ElementMeasure } from './measures';
import { boxOnStone } from './place';
import type { Place } from './scene';

/** A drag target: an element, or several with the upright box around them. */
export interface PlacedBox {
  readonly place: Place;
  readonly box: Box;
}

/** The upright box on the stone around several elements; undefined for none. */
export function boxAround(elements: readonly PlacedBox[]): Box | undefined {
  return boxAroundAll(elements.map(({ box, place }) => boxOnStone(box, place)));
}

/**
 * Elements as one drag target: a single one in its own box, several in the box around them, about its middle.
 *
 * @returns undefined for none.
 */
export function selectionBounds(
  elements: readonly Pick<ElementMeasure, 'place' | 'box'>[],
): PlacedBox | undefined {
  const [only] = elements;
  if (only && elements.length === 1) return only;
  const around = boxAround(elements);
  if (!around) return undefined;
  const [x, y] = [(around.left + around.right) / 2, (around.top + around.bottom) / 2];
  return {
    place: { x, y, rotation: 0, scale: 1 },
    box: { left: around.left - x, top: around.top - y, right: around.right - x, bottom: around.bottom - y },
  };
}
