import { type Box, boxesOverlap } from '../../src/geometry/box';
import { boxOnStone } from '../../src/scene/place';
import type { Scene } from '../../src/scene/scene';
import { shownNodes } from '../../src/scene/shownNodes';

/**
 * The shown elements in the order in which their reliefs are baked: what is in hand, what is seen, the rest.
 *
 * @param seen the part of the stone that is in view, in mm.
 */
export function bakingOrder(scene: Scene, held: readonly number[], seen: Box): readonly number[] {
  const selected: number[] = [];
  const inView: number[] = [];
  const outOfView: number[] = [];
  for (const { element, box, place } of shownNodes(scene)) {
    if (held.includes(element)) selected.push(element);
    else if (boxesOverlap(boxOnStone(box, place), seen)) inView.push(element);
    else outOfView.push(element);
  }
  return [...selected, ...inView, ...outOfView];
}
