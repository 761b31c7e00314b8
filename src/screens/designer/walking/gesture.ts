import { aimedBy, nearerBy, type Orbit, turnedBy } from '../../../geometry/orbit';
import { between, type Point } from '../../../geometry/point';

/** How far a finger goes round that crosses the picture's width, and how far above that crosses its height, in degrees. */
const ACROSS = 200;
const UPWARDS = 120;

/** The picture on the screen, in pixels. */
interface Picture {
  readonly width: number;
  readonly height: number;
}

/** A point of the picture, from −1 on the left and below to 1 on the right and above. */
export const partOf = ([x, y]: Point, { width, height }: Picture): Orbit['aim'] => [
  (2 * x) / width - 1,
  1 - (2 * y) / height,
];

/** One finger, or the mouse: what it holds is drawn along, so that who draws to the right goes to the left. */
function byOne(orbit: Orbit, [fromX, fromY]: Point, [toX, toY]: Point, { width, height }: Picture): Orbit {
  return turnedBy(orbit, ((fromX - toX) / width) * ACROSS, ((toY - fromY) / height) * UPWARDS);
}

/** Two fingers: apart is nearer, and what lies between them stays there. */
function byTwo(
  orbit: Orbit,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  picture: Picture,
): Orbit {
  const apart = ([one, other]: readonly [Point, Point]) =>
    Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]));
  const aspect = picture.width / picture.height;
  const [from, to] = [before, after].map(([one, other]) => partOf(between(one, other, 0.5), picture));
  if (!from || !to) return orbit;
  const aside = aimedBy(orbit, [(from[0] - to[0]) * aspect, from[1] - to[1]], aspect);
  return nearerBy(aside, apart(after) / apart(before), aspect, to);
}

/**
 * An orbit after fingers moved: one goes round, two go nearer and aside. More of them do nothing.
 *
 * @param before where each finger was, in pixels of the picture; `after` has the same fingers in the same order.
 */
export function gestured(
  orbit: Orbit,
  before: readonly Point[],
  after: readonly Point[],
  picture: Picture,
): Orbit {
  const [one, other, third] = before;
  const [oneNow, otherNow] = after;
  if (!one || !oneNow || third) return orbit;
  if (!other || !otherNow) return byOne(orbit, one, oneNow, picture);
  return byTwo(orbit, [one, other], [oneNow, otherNow], picture);
}
