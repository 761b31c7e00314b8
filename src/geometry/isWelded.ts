import { alongSides, areaOf, type Contour, covers } from './contour';

/** A side of a contour between two points, and the box around it. */
interface Side {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The contour it belongs to. */
  readonly contour: Contour;
}

function sidesOf(contour: Contour): Side[] {
  const sides: Side[] = [];
  alongSides(contour, (x1, y1, x2, y2) => {
    // A contour that ends on its first point is closed by a side without length.
    if (x1 === x2 && y1 === y2) return;
    const [left, right] = x1 < x2 ? [x1, x2] : [x2, x1];
    const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
    sides.push({ x1, y1, x2, y2, left, right, top, bottom, contour });
  });
  return sides;
}

/** Whether one side of a contour follows the other: they share a point. */
const follows = (one: Side, other: Side) =>
  one.contour === other.contour &&
  ((one.x2 === other.x1 && one.y2 === other.y1) || (other.x2 === one.x1 && other.y2 === one.y1));

/** On which side of a line a point lies: 0 on it. */
const sideOf = ({ x1, y1, x2, y2 }: Side, x: number, y: number) =>
  Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));

/** Whether two sides whose boxes meet do so themselves, also by an end that lies on the other; along one line always. */
const meet = (one: Side, other: Side) =>
  sideOf(one, other.x1, other.y1) * sideOf(one, other.x2, other.y2) <= 0 &&
  sideOf(other, one.x1, one.y1) * sideOf(other, one.x2, one.y2) <= 0;

/** Whether any two sides of contours cross or touch, but for those that follow one another. */
function sidesMeet(contours: readonly Contour[]): boolean {
  const fromLeft = contours.flatMap(sidesOf).sort((one, other) => one.left - other.left);
  return fromLeft.some((one, place) => {
    for (let next = place + 1; next < fromLeft.length; next += 1) {
      const other = fromLeft[next];
      if (!other || other.left > one.right) return false;
      if (other.top > one.bottom || other.bottom < one.top || follows(one, other)) continue;
      if (meet(one, other)) return true;
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
