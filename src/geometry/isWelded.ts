import { alongSides, areaOf, type Contour, covers } from './contour';
import { edgesMeet } from './edgesMeet';

/** A side of a contour, and where it begins and ends from left to right. */
interface Side {
  readonly edge: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly left: number;
  readonly right: number;
  readonly contour: Contour;
}

function sidesOf(contour: Contour): Side[] {
  const sides: Side[] = [];
  alongSides(contour, (x1, y1, x2, y2) => {
    // A contour that ends on its first point is closed by a side without length.
    if (x1 === x2 && y1 === y2) return;
    sides.push({ edge: [x1, y1, x2, y2], left: Math.min(x1, x2), right: Math.max(x1, x2), contour });
  });
  return sides;
}

/** Whether the second side begins where the first ends. */
const begins = ({ edge: [, , x, y] }: Side, { edge: [otherX, otherY] }: Side) => x === otherX && y === otherY;

/** Whether one side of a contour follows the other: they share a point. */
const follows = (one: Side, other: Side) =>
  one.contour === other.contour && (begins(one, other) || begins(other, one));

/** Whether any two sides of contours cross or touch, but for those that follow one another. */
function sidesMeet(contours: readonly Contour[]): boolean {
  const fromLeft = contours.flatMap(sidesOf).sort((one, other) => one.left - other.left);
  return fromLeft.some((one, place) => {
    for (let next = place + 1; next < fromLeft.length; next += 1) {
      const other = fromLeft[next];
      if (!other || other.left > one.right) return false;
      if (!follows(one, other) && edgesMeet(one.edge, other.edge)) return true;
    }
    return false;
  });
}

/** Whether contours that do not meet run alternately: all outer ones alike, a hole the other way round. */
function directionsAlternate(contours: readonly Contour[]): boolean {
  const turns = contours.map((contour) => {
    const around = contours.filter(
      (other) => other !== contour && covers([other], contour[0] ?? 0, contour[1] ?? 0),
    );
    return Math.sign(areaOf(contour)) * (around.length % 2 === 0 ? 1 : -1);
  });
  return new Set(turns).size <= 1;
}

/**
 * Whether contours are as welding would leave them: none crosses or touches another or itself, and what is filled lies on
 * the same side of all.
 *
 * @returns false also for some that are: for a contour that touches itself with a point.
 */
export const isWelded = (contours: readonly Contour[]) =>
  !sidesMeet(contours) && directionsAlternate(contours);
