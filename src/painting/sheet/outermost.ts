import type { Box } from '../../geometry/box';
import { covers } from '../../geometry/contour';
import type { Polygon } from '../../geometry/polygon';

/** An area within a path, without holes, and the box around it, in any unit. */
export interface Region {
  readonly path: Polygon;
  readonly box: Box;
}

/** The area within a path. */
export function regionOf(path: Polygon): Region {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of path) {
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return { path, box };
}

const holds = (outer: Box, inner: Box) =>
  outer.left < inner.left &&
  outer.top < inner.top &&
  outer.right > inner.right &&
  outer.bottom > inner.bottom;

/**
 * The regions that lie within no other: without the counters of letters, and without all that stands in a frame.
 *
 * @param regions their paths do not cross each other, as those of a weld.
 */
export function outermost(regions: readonly Region[]): Region[] {
  const coords = new Map<Region, Float64Array>();
  const coordsOf = (region: Region) => {
    const known = coords.get(region) ?? Float64Array.from(region.path.flatMap(({ x, y }) => [x, y]));
    coords.set(region, known);
    return known;
  };
  const isWithin = ({ path: [first] }: Region, other: Region) =>
    first !== undefined && covers([coordsOf(other)], first.x, first.y);
  return regions.filter(
    (region) => !regions.some((other) => holds(other.box, region.box) && isWithin(region, other)),
  );
}
