import { CLOSE, CUBIC, LINE, MOVE, type Outline, QUAD } from '../../lettering/outline';
import { segmentsOf } from '../../lettering/segments';
import type { Mm } from '../../stone/numbers';

/** A point in mm. */
export type Point = readonly [x: Mm, y: Mm];

/** A straight stroke, or one cubic Bézier curve with its two control points. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  readonly controls?: readonly [Point, Point];
}

/** What a tool runs along without being lifted. A closed contour ends on the very point it began with. */
export interface Contour {
  readonly closed: boolean;
  readonly start: Point;
  readonly strokes: readonly Stroke[];
}

/** A contour that ends this near to its start, in mm, ends on it: single precision leaves such gaps behind. */
const SAME_POINT: Mm = 1e-4;

const same = ([x, y]: Point, [toX, toY]: Point) => x === toX && y === toY;
const near = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y) < SAME_POINT;

/** The point that lies at a part of the way. */
function along([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

function strokeOf(verb: number, from: Point, numbers: readonly number[]): Stroke {
  const at = (index: number): Point => [numbers[2 * index] ?? from[0], numbers[2 * index + 1] ?? from[1]];
  if (verb === CUBIC) return { from, to: at(2), controls: [at(0), at(1)] };
  if (verb !== QUAD) return { from, to: at(0) };
  // A quadratic curve is a cubic one whose controls lie two thirds of the way to its own.
  return { from, to: at(1), controls: [along(from, at(0), 2 / 3), along(at(1), at(0), 2 / 3)] };
}

function isPoint({ from, to, controls }: Stroke): boolean {
  return [to, ...(controls ?? [])].every((point) => same(point, from));
}

/** Ends a contour on its start: by moving the last point where the gap is none to speak of, else by a line. */
function closed(start: Point, strokes: readonly Stroke[]): Contour {
  const last = strokes.at(-1);
  if (!last || same(last.to, start)) return { closed: true, start, strokes };
  if (near(last.to, start) && !near(last.from, start))
    return { closed: true, start, strokes: [...strokes.slice(0, -1), { ...last, to: start }] };
  return { closed: true, start, strokes: [...strokes, { from: last.to, to: start }] };
}

/**
 * The contours of an outline, stroke by stroke: lines stay lines, every curve is a cubic, strokes without length are
 * left out, and what is closed ends exactly where it began. The unit is the outline's.
 */
export function contoursOf(outline: Outline): Contour[] {
  const contours: Contour[] = [];
  let start: Point = [0, 0];
  let strokes: Stroke[] = [];
  const finish = (isClosed: boolean) => {
    if (strokes.length > 0)
      contours.push(isClosed ? closed(start, strokes) : { closed: false, start, strokes });
    strokes = [];
  };
  for (const { verb, x, y, to } of segmentsOf(outline)) {
    if (verb === MOVE) {
      finish(false);
      start = [to[0] ?? 0, to[1] ?? 0];
    } else if (verb === CLOSE) finish(true);
    else if (verb === LINE || verb === QUAD || verb === CUBIC) {
      const stroke = strokeOf(verb, [x, y], to);
      if (!isPoint(stroke)) strokes.push(stroke);
    }
  }
  finish(false);
  return contours;
}

/** The point at t between 0 and 1 of a stroke. */
export function pointAt({ from, to, controls }: Stroke, t: number): Point {
  if (!controls) return along(from, to, t);
  const [[oneX, oneY], [twoX, twoY]] = controls;
  const rest = 1 - t;
  // Bernstein's polynomials of degree 3.
  const [a, b, c, d] = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t];
  return [a * from[0] + b * oneX + c * twoX + d * to[0], a * from[1] + b * oneY + c * twoY + d * to[1]];
}

/** A curve in two at t, or a line. */
export function splitAt(stroke: Stroke, t: number): readonly [Stroke, Stroke] {
  const { from, to, controls } = stroke;
  const middle = pointAt(stroke, t);
  if (!controls)
    return [
      { from, to: middle },
      { from: middle, to },
    ];
  const [one, two] = controls;
  const [a, b, c] = [along(from, one, t), along(one, two, t), along(two, to, t)];
  return [
    { from, to: middle, controls: [a, along(a, b, t)] },
    { from: middle, to, controls: [along(b, c, t), c] },
  ];
}
