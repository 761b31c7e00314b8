import type { Point } from '../../src/geometry/point';
import { type Contour, curve, type Drawing, line, type Step, solid } from './contour';
import { along, type Spine, through } from './spine';

/** A hand-drawn path: points in mm through which a line runs smoothly. */
export type Way = readonly Point[];

/**
 * A path written as text, `x,y x,y …` in mm: keeps a drawing of fifty lines readable.
 *
 * @throws Error where a pair is not two numbers
 */
export function way(text: string): Way {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x, y, ...rest] = pair.split(',').map(Number);
      if (x === undefined || y === undefined || rest.length > 0 || !Number.isFinite(x + y))
        throw new Error(`"${pair}" is no point of a way.`);
      return [x, y];
    });
}

/** How wide a line is in mm: at its start, at its end, and how much wider than that in between. */
export type Breadth = { readonly from: number; readonly to: number; readonly swell?: number };

/** The thinnest line, in drawing units: 2.5 mm at scale 1, so 0.75 mm at the usual scale of 0.3. */
export const FINE = 2;

/** The pens the drawings are made with, from the finest vein to the main stroke. */
export const HAIR: Breadth = { from: FINE, to: FINE };
export const LIGHT: Breadth = { from: FINE, to: FINE, swell: 1 };
export const SWELLING: Breadth = { from: FINE, to: FINE, swell: 2 };
export const TAPERING: Breadth = { from: 3.8, to: FINE };
export const STRONG: Breadth = { from: 2.8, to: 2.8, swell: 2 };

/** The cubic curves through a path's points, without a kink (Catmull and Rom, centripetal). */
export function curvesOf(points: Way): Spine[] {
  return points.slice(1).map((b, i) => {
    const a = points[i] ?? b;
    const before = points[i - 1] ?? mirroredIn(a, b);
    const after = points[i + 2] ?? mirroredIn(b, a);
    return [a, control(before, a, b), control(after, b, a), b];
  });
}

const mirroredIn = (centre: Point, point: Point): Point => [
  2 * centre[0] - point[0],
  2 * centre[1] - point[1],
];
const gap = (a: Point, b: Point) => Math.max(Math.sqrt(Math.hypot(b[0] - a[0], b[1] - a[1])), 1e-6);

/** The control point at `a` of the curve from `a` to `b`, `before` being the point before it. */
function control(before: Point, a: Point, b: Point): Point {
  const [d1, d2] = [gap(before, a), gap(a, b)];
  const mix = (i: 0 | 1) =>
    (d1 * d1 * b[i] - d2 * d2 * before[i] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * a[i]) /
    (3 * d1 * (d1 + d2));
  return [mix(0), mix(1)];
}

/** Points along a path about `every` mm apart, each with its direction there. */
function walk(points: Way, every: number): { at: Point; way: Point }[] {
  const steps = curvesOf(points).flatMap((spine, i, all) => {
    const length = Math.hypot(spine[3][0] - spine[0][0], spine[3][1] - spine[0][1]);
    const pieces = Math.max(2, Math.round(length / every));
    const last = i === all.length - 1 ? 1 : 0;
    return Array.from({ length: pieces + last }, (_, piece) => along(spine, piece / pieces));
  });
  return steps;
}

/**
 * A pen line: a filled outline along a path, with round ends.
 *
 * @param every the distance in mm between the points at which its edges are computed
 */
export function penned(points: Way, breadth: Breadth, every = 14): Contour {
  const path = walk(points, every);
  const { from, to, swell = 0 } = breadth;
  const half = (t: number) => (from + (to - from) * t + swell * Math.sin(Math.PI * t)) / 2;
  const lengths = path.map(({ at }, i) => {
    const before = path[i - 1]?.at ?? at;
    return Math.hypot(at[0] - before[0], at[1] - before[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let walked = 0;
  const sides = path.map(({ at, way: run }, i) => {
    walked += lengths[i] ?? 0;
    const reach = half(walked / whole);
    const [nx, ny] = [run[1] * reach, -run[0] * reach];
    return { left: [at[0] + nx, at[1] + ny] as Point, right: [at[0] - nx, at[1] - ny] as Point };
  });
  const left = sides.map((side) => side.left);
  const right = sides.map((side) => side.right).reverse();
  const [first, last] = [path[0], path[path.length - 1]];
  const start = left[0] ?? [0, 0];
  return {
    start,
    steps: [
      ...through(left),
      ...cap(left[left.length - 1] ?? start, right[0] ?? start, last?.way ?? [1, 0]),
      ...through(right),
      ...cap(right[right.length - 1] ?? start, start, mirroredIn([0, 0], first?.way ?? [1, 0])),
    ],
  };
}

/** A half circle from one side of a line's end to the other, bulging in the direction `run`. */
function cap(from: Point, to: Point, run: Point): Step[] {
  const r = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
  const k = 0.5523 * r;
  const middle: Point = [(from[0] + to[0]) / 2 + run[0] * r, (from[1] + to[1]) / 2 + run[1] * r];
  const across: Point = [(to[0] - from[0]) / (2 * r || 1), (to[1] - from[1]) / (2 * r || 1)];
  return [
    curve(
      [from[0] + run[0] * k, from[1] + run[1] * k],
      [middle[0] - across[0] * k, middle[1] - across[1] * k],
      middle,
    ),
    curve(
      [middle[0] + across[0] * k, middle[1] + across[1] * k],
      [to[0] + run[0] * k, to[1] + run[1] * k],
      to,
    ),
  ];
}

/** Lines of one pen. */
export const lines = (ways: readonly (Way | string)[], breadth: Breadth): Drawing =>
  solid(ways.map((each) => penned(typeof each === 'string' ? way(each) : each, breadth)));

/** The area enclosed by paths that follow one another; where one ends and the next begins there may be a corner. */
export function within(edges: readonly Way[]): Drawing {
  const start = edges[0]?.[0] ?? [0, 0];
  const steps = edges.flatMap((edge) => [
    line(edge[0] ?? start),
    ...curvesOf(edge).map(([, first, second, to]) => curve(first, second, to)),
  ]);
  return solid([{ start, steps: steps.slice(1) }]);
}

/** A path reversed. */
export const back = (points: Way): Way => [...points].reverse();

/** A path mirrored left to right about x = 0. */
export const flipped = (points: Way): Way => points.map(([x, y]): Point => [-x, y]);
