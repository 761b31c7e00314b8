import type { Box } from '../../../geometry/box';
import { openLine } from '../../../geometry/openLine';
import type { Point } from '../../../geometry/point';
import type { Contour } from '../../../geometry/strokes';
import type { Mm } from '../../../stone/numbers';

/** How far outside of all that is cut a cross lies, at least, and how far its arms reach, in mm. */
const OUTSIDE: Mm = 15;
const ARM: Mm = 5;

/**
 * The middles of the crosses outside the four corners of what is cut, from the upper left clockwise: on whole mm of the
 * stone, 15 mm outside or up to 1 mm more.
 */
export function registrationPlaces({ left, top, right, bottom }: Box): readonly Point[] {
  const [west, north] = [Math.floor(left - OUTSIDE), Math.floor(top - OUTSIDE)];
  const [east, south] = [Math.ceil(right + OUTSIDE), Math.ceil(bottom + OUTSIDE)];
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
}

/** A cross of two lines of 10 mm at each place. */
export function registrationMarks(places: readonly Point[]): Contour[] {
  return places.flatMap(([x, y]) => [
    openLine([
      [x - ARM, y],
      [x + ARM, y],
    ]),
    openLine([
      [x, y - ARM],
      [x, y + ARM],
    ]),
  ]);
}
