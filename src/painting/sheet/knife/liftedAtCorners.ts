import { radians } from '../../../geometry/angle';
import { directionsOf, turn } from '../../../geometry/directions';
import type { Contour, Stroke } from '../../../geometry/strokes';

/**
 * A contour in pieces between its sharp corners: a tangential knife is lifted there, turned and put down on the same point.
 * A closed contour without such a corner stays closed.
 *
 * @param angle from which turn on a corner counts as sharp, in degrees.
 */
export function liftedAtCorners(contour: Contour, angle: number): Contour[] {
  const limit = radians(angle);
  const pieces: Stroke[][] = [];
  let arriving: number | undefined;
  for (const stroke of contour.strokes) {
    const [leaving, arrives] = directionsOf(stroke);
    if (arriving === undefined || turn(arriving, leaving) > limit) pieces.push([]);
    pieces.at(-1)?.push(stroke);
    arriving = arrives;
  }
  if (pieces.length < 2) return [contour];
  return pieces.map((strokes) => ({ closed: false, start: strokes[0]?.from ?? contour.start, strokes }));
}
