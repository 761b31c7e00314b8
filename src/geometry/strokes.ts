import { bernsteinAt } from './bezier';
import { CLOSE, CUBIC, LINE, MOVE, type Outline, QUAD } from './outline';
import { between, type Point } from './point';
import { segmentsOf } from './segments';

/** A straight stroke, or one cubic Bézier curve with its two control points. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  readonly controls?: readonly [Point, Point];
}

/** A path a tool follows without being lifted. A closed contour ends on exactly the point it began with. */
export interface Contour {
  readonly closed: boolean;
  readonly start: Point;
  readonly strokes: readonly Stroke[];
}

/** A contour that ends this near to its start, in mm, is closed onto it: single precision leaves such gaps. */
const SAME_POINT: number = 1e-4;

const same = ([x, y]: Point, [toX, toY]: Point) => x === toX && y === toY;
const near = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y) < SAME_POINT;

function strokeOf(verb: number, from: Point, numbers: readonly number[]): Stroke {
  const at = (index: number): Point => [numbers[2 * index] ?? from[0], numbers[2 * index + 1] ?? from[1]];
  if (verb === CUBIC) return { from, to: at(2), controls: [at(0), at(1)] };
  if (verb !== QUAD) return { from, to: at(0) };
  const [one, two] = [at(0), at(1)];
  // A quadratic curve is a cubic one whose control points lie two thirds of the way to the quadratic's.
  return { from, to: two, controls: [between(from, one, 2 / 3), between(two, one, 2 / 3)] };
}

function isPoint({ from, to, controls }: Stroke): boolean {
  return same(to, from) && (!controls || (same(controls[0], from) && same(controls[1], from)));
}

/** Closes a contour: by moving the last point where the gap is negligible, else by a line. */
function closed(start: Point, strokes: readonly Stroke[]): Contour {
  const last = strokes.at(-1);
  if (!last || same(last.to, start)) return { closed: true, start, strokes };
  if (near(last.to, start) && !near(last.from, start))
    return { closed: true, start, strokes: [...strokes.slice(0, -1), { ...last, to: start }] };
  return { closed: true, start, strokes: [...strokes, { from: last.to, to: start }] };
}

/**
 * The contours of an outline, stroke by stroke: lines stay lines, curves become cubics, strokes of zero length are
 * left out, and closed contours end exactly where they began. The unit is the outline's.
 */
export function contoursOf(outline: Outline): Contour[] {
  const contours: Contour[] = [];
  let start: Point = [0, 0];
  // A stroke begins with the very point on which the one before it ends: of a file's million points none stands there twice.
  let pen = start;
  let strokes: Stroke[] = [];
  const finish = (isClosed: boolean) => {
    if (strokes.length > 0)
      contours.push(isClosed ? closed(start, strokes) : { closed: false, start, strokes });
    strokes = [];
  };
  for (const { verb, to } of segmentsOf(outline)) {
    if (verb === MOVE) {
      finish(false);
      start = [to[0] ?? 0, to[1] ?? 0];
      pen = start;
    } else if (verb === CLOSE) {
      finish(true);
      pen = start;
    } else if (verb === LINE || verb === QUAD || verb === CUBIC) {
      const stroke = strokeOf(verb, pen, to);
      if (!isPoint(stroke)) strokes.push(stroke);
      pen = stroke.to;
    }
  }
  finish(false);
  return contours;
}

/** The point at t between 0 and 1 of a stroke. */
export function pointOf({ from, to, controls }: Stroke, t: number): Point {
  if (!controls) return between(from, to, t);
  const [one, two] = controls;
  return [bernsteinAt(from[0], one[0], two[0], to[0], t), bernsteinAt(from[1], one[1], two[1], to[1], t)];
}

/** A curve, or a line, split in two at t. */
export function splitAt(stroke: Stroke, t: number): readonly [Stroke, Stroke] {
  const { from, to, controls } = stroke;
  const middle = pointOf(stroke, t);
  if (!controls)
    return [
      { from, to: middle },
      { from: middle, to },
    ];
  const [one, two] = controls;
  const [a, b, c] = [between(from, one, t), between(one, two, t), between(two, to, t)];
  return [
    { from, to: middle, controls: [a, between(a, b, t)] },
    { from: middle, to, controls: [between(b, c, t), c] },
  ];
}
