import { boundsOf } from '../../lettering/bounds';
import { COORDS_OF, joinOutlines, MOVE, type Outline } from '../../lettering/outline';
import type { Box } from '../../scene/scene';

/** The contours of an outline, each as an outline of its own. */
function contoursIn({ verbs, coords }: Outline): Outline[] {
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

interface Island {
  readonly contours: readonly Outline[];
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
 * An outline in parts that cannot touch one another, since their boxes do not meet: whatever joins its overlaps may be
 * done to each part alone. The contours of a part keep their order; contours without a point are left out.
 */
export function islandsOf(outline: Outline): Outline[] {
  let islands: Island[] = [];
  for (const contour of contoursIn(outline)) {
    const box = boundsOf(contour);
    if (!box) continue;
    let grown: Island = { contours: [contour], box };
    // A box that has grown may meet others that it did not meet before.
    for (;;) {
      const met = islands.filter((island) => meet(island.box, grown.box));
      if (met.length === 0) break;
      islands = islands.filter((island) => !met.includes(island));
      grown = {
        contours: [...met.flatMap(({ contours }) => contours), ...grown.contours],
        box: met.reduce((sum, island) => around(sum, island.box), grown.box),
      };
    }
    islands.push(grown);
  }
  return islands.map(({ contours }) => joinOutlines(contours));
}
