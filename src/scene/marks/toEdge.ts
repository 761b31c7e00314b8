import type { Point } from '../../geometry/point';
import type { Mm } from '../../stone/numbers';
import type { StonePoint } from './mark';

/** A direction along the stone's axes. */
export type Heading = 'left' | 'right' | 'up' | 'down';

/**
 * The distance from a point of the stone to its edge, straight along an axis, in mm.
 *
 * @param stone the stone's contours as polygons in mm.
 * @returns undefined where there is no edge that way: the point is outside the stone.
 */
export function toEdge(
  stone: readonly (readonly Point[])[],
  from: StonePoint,
  heading: Heading,
): Mm | undefined {
  const level = heading === 'left' || heading === 'right';
  const ahead = heading === 'right' || heading === 'down' ? 1 : -1;
  const [start, beside] = level ? [from.x, from.y] : [from.y, from.x];
  let nearest: Mm | undefined;
  for (const polygon of stone) {
    for (const [place, one] of polygon.entries()) {
      const other = polygon[(place + 1) % polygon.length] ?? one;
      const [along1, across1, along2, across2] = level
        ? [one[0], one[1], other[0], other[1]]
        : [one[1], one[0], other[1], other[0]];
      if (across1 <= beside === across2 <= beside) continue;
      const crossing = along1 + ((beside - across1) / (across2 - across1)) * (along2 - along1);
      const away = (crossing - start) * ahead;
      if (away >= 0 && (nearest === undefined || away < nearest)) nearest = away;
    }
  }
  return nearest;
}
