import { between, type Point } from './point';
import { pointOf, type Stroke } from './strokes';

/** A place on a stroke, and how far it is from where it was asked for. */
export interface Nearest {
  readonly t: number;
  readonly at: Point;
  readonly distance: number;
}

/** Into so many chords a curve is cut to find the place nearest to a point, and so often the piece around it is made smaller. */
const CHORDS = 32;
const ROUNDS = 24;

const distanceBetween = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y);

/** Where on a straight line, from 0 to 1, it is nearest to a point. */
function partOf(from: Point, to: Point, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / square));
}

/** Where on a curve, from 0 to 1, one of its chords is nearest to a point. */
function nearestChord(stroke: Stroke, point: Point): number {
  let [nearest, least, from] = [0, Infinity, stroke.from];
  for (let chord = 1; chord <= CHORDS; chord += 1) {
    const to = pointOf(stroke, chord / CHORDS);
    const part = partOf(from, to, point);
    const distance = distanceBetween(between(from, to, part), point);
    if (distance < least) [nearest, least] = [(chord - 1 + part) / CHORDS, distance];
    from = to;
  }
  return nearest;
}

/** The place of a stroke that is nearest to a point: of a straight one exactly, of a curve as it bends within a 32nd of it. */
export function nearestOn(stroke: Stroke, point: Point): Nearest {
  let t = stroke.controls ? nearestChord(stroke, point) : partOf(stroke.from, stroke.to, point);
  if (stroke.controls) {
    let [low, high] = [Math.max(0, t - 1 / CHORDS), Math.min(1, t + 1 / CHORDS)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = [low + (high - low) / 3, high - (high - low) / 3];
      if (distanceBetween(pointOf(stroke, one), point) <= distanceBetween(pointOf(stroke, two), point))
        high = two;
      else low = one;
    }
    t = (low + high) / 2;
    // An end is named exactly: what is cut there is nothing.
    for (const end of [0, 1])
      if (distanceBetween(pointOf(stroke, end), point) <= distanceBetween(pointOf(stroke, t), point)) t = end;
  }
  const at = t === 0 ? stroke.from : t === 1 ? stroke.to : pointOf(stroke, t);
  return { t, at, distance: distanceBetween(at, point) };
}
