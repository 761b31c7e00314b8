import type { Curve } from '../../src/stone/curve';
import { at, type Point } from '../painting/sheet/points';

/** What a line on an arc follows. */
export type Arc = Extract<Curve, { kind: 'arc' }>;

/** The steps in which a curve is looked through for its farthest points: to a hundred-thousandth of its size. */
const STEPS = 300;

/** The middle of a letter's ink, left to right, by points all along its strokes; undefined without ink. */
export function inkMiddle(strokes: readonly { readonly points: readonly Point[] }[]): number | undefined {
  let from: Point | undefined;
  let [left, right] = [Infinity, -Infinity];
  for (const { points } of strokes) {
    const xs = (from && points.length > 1 ? [from, ...points] : points).map(([x]) => x);
    // The end itself stands for a straight line, whose start is the end of the stroke before.
    for (let step = points.length > 1 ? 1 : STEPS; step <= STEPS && xs.length > 0; step += 1) {
      const x = step === STEPS ? (xs.at(-1) ?? Number.NaN) : at(xs, step / STEPS);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    from = points.at(-1) ?? from;
  }
  return left <= right ? (left + right) / 2 : undefined;
}

/**
 * Sets a point of a letter on an arc by polar coordinates about the circle's middle: the letter is turned about it so far that
 * the arc from the line's middle to the letter's is as long as the straight line between them was.
 *
 * @param point in mm about the line's middle on its baseline, y down.
 * @param middle the middle of the letter's ink, in mm from the line's middle.
 */
export function onArc([x, y]: Point, middle: number, { radius, side }: Arc): Point {
  const outwards = side === 'outside' ? radius - y : radius + y;
  const distance = Math.hypot(x - middle, outwards);
  const direction = Math.atan2(x - middle, outwards) + middle / radius;
  const [across, up] = [distance * Math.sin(direction), distance * Math.cos(direction)];
  return side === 'outside' ? [across, radius - up] : [across, up - radius];
}
