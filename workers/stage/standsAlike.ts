import type { Scene } from '../../src/scene/scene';
import { standingBox } from '../../src/scene/standingBox';

/** Whether two scenes show the same stone on an equally large base, or both on none: the view of the one is right for the other. */
export function standsAlike({ slab: one }: Scene, { slab: other }: Scene): boolean {
  const [box, otherBox] = [standingBox(one), standingBox(other)];
  return one.stoneType === other.stoneType && box.right === otherBox.right && box.bottom === otherBox.bottom;
}
