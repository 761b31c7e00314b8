import { FillRule, unionD } from 'clipper2-ts';
import type { Point } from '../../painting/sheet/points';

/** Points so near to the one before, in mm, say nothing. */
const SAME = 1e-5;

/** Letters as one shape, each filled by itself: what any of them inks is inked. By Clipper alone, which the toolpath does not use. */
export function unitedByHand(letters: readonly (readonly (readonly Point[])[])[]): Point[][] {
  const shapes = letters.flatMap((contours) =>
    unionD(
      contours.map((contour) => contour.map(([x, y]) => ({ x, y }))),
      [],
      FillRule.NonZero,
      6,
    ),
  );
  return unionD(shapes, [], FillRule.NonZero, 6).map((path) =>
    path
      .map(({ x, y }): Point => [x, y])
      .filter(([x, y], index, all) => {
        const [beforeX, beforeY] = all.at(index - 1) ?? [x, y];
        return Math.hypot(x - beforeX, y - beforeY) > SAME;
      }),
  );
}
