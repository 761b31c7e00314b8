import type { Contour } from '../../geometry/contour';
import type { Polygon } from '../../geometry/polygon';

/** A polygon as numbers in a row, by which it is asked what it covers. */
export const asContour = (polygon: Polygon): Contour =>
  Float64Array.from(polygon.flatMap(({ x, y }) => [x, y]));
