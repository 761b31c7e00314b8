import type { Point } from '../../../geometry/point';
import type { Polygon } from '../../../geometry/polygon';
import type { Mm } from '../../../stone/numbers';

/** Where a straight line meets a side of polygons: how far along it from its origin, and of which polygon. */
export interface Crossing {
  readonly along: Mm;
  readonly polygon: number;
}

/**
 * All crossings of polygons' sides with a straight line, in its order.
 *
 * @param direction of length 1.
 */
export function crossingsWith(
  polygons: readonly Polygon[],
  [x, y]: Point,
  [dx, dy]: readonly [number, number],
): Crossing[] {
  const crossings: Crossing[] = [];
  for (const [polygon, points] of polygons.entries()) {
    let from = points.at(-1);
    for (const to of points) {
      if (!from) break;
      // How far both ends lie to the side of the line.
      const one = (from.x - x) * -dy + (from.y - y) * dx;
      const other = (to.x - x) * -dy + (to.y - y) * dx;
      if (one > 0 !== other > 0) {
        const part = one / (one - other);
        const along = (from.x + (to.x - from.x) * part - x) * dx + (from.y + (to.y - from.y) * part - y) * dy;
        crossings.push({ along, polygon });
      }
      from = to;
    }
  }
  return crossings.sort((a, b) => a.along - b.along);
}
