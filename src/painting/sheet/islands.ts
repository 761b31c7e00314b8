import { boundsOf } from '../../geometry/bounds';
import type { Box } from '../../geometry/box';
import { COORDS_OF, joinOutlines, MOVE, type Outline } from '../../geometry/outline';

/** The contours of an outline, each as a separate outline. */
export function contoursIn({ verbs, coords }: Outline): Outline[] {
  const contours: Outline[] = [];
  let [fromVerb, fromCoord, coord] = [0, 0, 0];
  for (const [at, verb] of verbs.entries()) {
    if (verb === MOVE && at > fromVerb) {
      contours.push({ verbs: verbs.subarray(fromVerb, at), coords: coords.subarray(fromCoord, coord) });
      [fromVerb, fromCoord] = [at, coord];
    }
    coord += COORDS_OF[verb] ?? 0;
  }
  contours.push({ verbs: verbs.subarray(fromVerb), coords: coords.subarray(fromCoord) });
  return contours;
}

interface Boxed<T> {
  readonly members: readonly T[];
  readonly box: Box;
}

const meet = (one: Box, other: Box) =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/**
 * Sorts outlines into groups that cannot touch each other, since their boxes do not meet: overlaps can be
 * joined per group. The members of a group keep their order; those without a point are left out.
 */
export function apartFromEachOther<T>(members: readonly T[], outlineOf: (member: T) => Outline): T[][] {
  let groups: Boxed<T>[] = [];
  for (const member of members) {
    const box = boundsOf(outlineOf(member));
    if (!box) continue;
    let grown: Boxed<T> = { members: [member], box };
    // A box that has grown may meet others that it did not meet before.
    for (;;) {
      const met = groups.filter((group) => meet(group.box, grown.box));
      if (met.length === 0) break;
      groups = groups.filter((group) => !met.includes(group));
      grown = {
        members: [...met.flatMap((group) => group.members), ...grown.members],
        box: met.reduce((sum, group) => around(sum, group.box), grown.box),
      };
    }
    groups.push(grown);
  }
  return groups.map((group) => [...group.members]);
}

/** One shape's outline in parts that cannot touch one another; contours without a point are left out. */
export function islandsOf(outline: Outline): Outline[] {
  return apartFromEachOther(contoursIn(outline), (contour) => contour).map(joinOutlines);
}
