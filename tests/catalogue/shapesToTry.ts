import { type Drawing, solid } from '../../catalogue/drawing/contour';
import { roundThrough } from '../../catalogue/drawing/spine';
import { polygon } from '../../catalogue/ornaments/leaf';
import type { Point } from '../../src/geometry/point';

/** A polygon as a drawing. */
export const polygonOf = (points: readonly Point[]): Drawing => solid([polygon(points)]);

/** A soft square about the origin; `half` is about how far it reaches to each side, in mm. */
export const roundedSquare = (half: number): Drawing =>
  solid([
    roundThrough([
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ]),
  ]);
