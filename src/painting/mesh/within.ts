import { covers } from '../../geometry/contour';
import type { Polygon } from '../../geometry/polygon';
import { asContour } from './asContour';
import type { Sheet } from './triangulate';

/** A function that tells of each triangle of a sheet whether it lies within an outline. */
export function isWithin(
  outline: readonly Polygon[],
  { regions, seeds }: Pick<Sheet, 'regions' | 'seeds'>,
): (triangle: number) => boolean {
  const contours = outline.map(asContour);
  const inside = seeds.map(({ x, y }) => covers(contours, x, y));
  return (triangle) => inside[regions[triangle] ?? -1] ?? false;
}
