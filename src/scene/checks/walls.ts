import type { Outline } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import { ringsOf, signedAreaOf } from '../../geometry/ring';

/** What is measured: the ink, or the ground between ink. */
export type Across = 'ink' | 'ground';

/** One straight piece of an outline with the unit vector into what is measured. */
export interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly inward: Point;
  readonly length: number;
}

/** The walls of each contour, in order. */
export function wallsOf(outline: Outline, across: Across): Wall[][] {
  const polygons = ringsOf(outline);
  const area = polygons.reduce((sum, polygon) => sum + signedAreaOf(polygon), 0);
  // Contours around ink run one way and counters the other, so that ink is on the same side of all of them.
  const side = area >= 0 === (across === 'ink') ? 1 : -1;
  return polygons.map((polygon) =>
    polygon.flatMap((from, place): Wall[] => {
      const to = polygon[(place + 1) % polygon.length] ?? from;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      // Not `Math.hypot`: its overflow protection takes longer than all the rest here.
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length === 0) return [];
      return [{ from, to, length, inward: [(-dy / length) * side, (dx / length) * side] }];
    }),
  );
}
