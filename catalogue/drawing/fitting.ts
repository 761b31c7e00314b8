import { radians } from '../../src/geometry/angle';
import type { Point } from '../../src/geometry/point';
import { type Contour, curve, type Step } from './contour';

/** How far from the points a fitted curve may run, how far a corner is looked for, and how sharp it must be. */
export type Fit = { readonly tolerance: number; readonly reach: number; readonly corner: number };

/** Only every so many points of the ring are followed: the others are closer than the eye or the tolerance can tell. */
const EVERY = 2;

const NONE: ReadonlySet<number> = new Set();

/** How many points to either side define the direction of a line: fewer follow the pixels, more cut the bends. */
const SIDE = 3;

const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const add = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const unit = (a: Point): Point => {
  const length = Math.hypot(a[0], a[1]) || 1;
  return [a[0] / length, a[1] / length];
};

/**
 * A closed polygon as few cubic curves, its corners kept: each curve covers as many points as it can follow (the
 * curves as in P. J. Schneider, "An algorithm for automatically fitting digitized curves").
 *
 * @param straight the points from which a line leads to the next.
 */
export function fittedCurves(
  ring: readonly Point[],
  fit: Fit,
  straight: ReadonlySet<number> = NONE,
): Contour {
  const n = ring.length;
  const ends = [...straight].flatMap((i) => [i, (i + 1) % n]);
  const corners = [...new Set([...cornersOf(ring, fit), ...ends])].sort((one, other) => one - other);
  const first = corners[0] ?? 0;
  const stops = corners.length > 0 ? [...corners, first + n] : [0, n];
  const at = (i: number): Point => ring[((i % n) + n) % n] ?? [0, 0];
  const steps = stops.slice(1).flatMap((until, i): Step[] => {
    const from = stops[i] ?? 0;
    if (straight.has(from)) return [{ to: at(until) }];
    const pieces = Math.max(1, Math.round((until - from) / EVERY));
    const points = Array.from({ length: pieces + 1 }, (_, k) =>
      at(from + Math.round((k / pieces) * (until - from))),
    );
    return followed(
      points,
      fit.tolerance,
      corners.length === 0 ? unit(sub(at(SIDE * EVERY), at(-SIDE * EVERY))) : undefined,
    );
  });
  return { start: at(first), steps };
}

/** A run of points as curves; `closing` is the direction at both its ends where they meet smoothly. */
function followed(points: readonly Point[], tolerance: number, closing?: Point): Step[] {
  const last = points.length - 1;
  const steps: Step[] = [];
  let from = 0;
  let ahead = closing ?? leaving(points, 0, 1);
  while (from < last) {
    const tangentAt = (until: number): Point =>
      until === last
        ? closing
          ? [-closing[0], -closing[1]]
          : leaving(points, last, -1)
        : unit(
            sub(points[Math.max(from, until - SIDE)] ?? ahead, points[Math.min(last, until + SIDE)] ?? ahead),
          );
    const tried = (until: number) =>
      oneCurve(points.slice(from, until + 1), ahead, tangentAt(until), tolerance);
    let [reached, step] = [Math.min(from + 3, last), tried(Math.min(from + 3, last))];
    let [jump, growing] = [8, true];
    while (reached < last && jump >= 1) {
      const until = Math.min(last, reached + jump);
      const fits = tried(until);
      if (fits) [reached, step] = [until, fits];
      else growing = false;
      jump = growing ? jump * 2 : Math.floor(jump / 2);
    }
    const to = points[reached] ?? ahead;
    const behind = tangentAt(reached);
    const third = Math.hypot(...sub(to, points[from] ?? to)) / 3;
    steps.push(step ?? curve(add(points[from] ?? to, ahead, third), add(to, behind, third), to));
    [from, ahead] = [reached, [-behind[0], -behind[1]]];
  }
  return steps;
}

/** The direction in which a run leaves one of its ends, its bend taken into account. */
function leaving(points: readonly Point[], end: number, step: 1 | -1): Point {
  const half = Math.max(1, Math.min(SIDE - 1, Math.floor((points.length - 1) / 2)));
  const [at = [0, 0], near = at, far = near] = [
    points[end],
    points[end + step * half],
    points[end + 2 * step * half],
  ];
  return unit(sub([4 * (near[0] - at[0]), 4 * (near[1] - at[1])], sub(far, at)));
}

/** How many points to either side a corner must be sharper than. */
const NEAR = 4;

/** Where the ring turns sharply: the angle between the directions `reach` before and behind a point, largest nearby. */
function cornersOf(ring: readonly Point[], { reach, corner }: Fit): number[] {
  const n = ring.length;
  const turns = ring.map((at, i) => {
    const behind = unit(sub(at, farOff(ring, i, -1, reach)));
    const ahead = unit(sub(farOff(ring, i, 1, reach), at));
    return Math.acos(Math.max(-1, Math.min(1, dot(behind, ahead))));
  });
  const sharp = radians(corner);
  return turns.flatMap((here, i) => {
    if (here < sharp) return [];
    for (let k = 1; k <= NEAR; k++) {
      if ((turns[(i + k) % n] ?? 0) > here || (turns[(i - k + n) % n] ?? 0) >= here) return [];
    }
    return [i];
  });
}

/** The point of the ring about `reach` further on, or back. */
function farOff(ring: readonly Point[], from: number, step: 1 | -1, reach: number): Point {
  const n = ring.length;
  let at = ring[from] ?? [0, 0];
  let gone = 0;
  for (let k = 1; k < n / 3 && gone < reach; k++) {
    const next: Point = ring[(from + step * k + n) % n] ?? at;
    gone += Math.hypot(next[0] - at[0], next[1] - at[1]);
    at = next;
  }
  return at;
}

/** One curve that follows all the points within the tolerance, if there is one. */
function oneCurve(points: readonly Point[], t1: Point, t2: Point, tolerance: number): Step | undefined {
  let at = chordShares(points);
  for (let round = 0; round < 4; round++) {
    const bezier = bestCurve(points, at, t1, t2);
    const error = worst(points, at, bezier);
    if (error <= tolerance) return curve(bezier[1], bezier[2], bezier[3]);
    if (error > tolerance * 8) return undefined;
    at = at.map((t, i) => nearer(bezier, points[i] ?? bezier[0], t));
  }
  return undefined;
}

function chordShares(points: readonly Point[]): number[] {
  let gone = 0;
  const lengths = points.map((point, i) => {
    gone += Math.hypot(...sub(point, points[i - 1] ?? point));
    return gone;
  });
  return lengths.map((length) => length / (gone || 1));
}

type Bezier = readonly [Point, Point, Point, Point];

function bestCurve(points: readonly Point[], at: readonly number[], t1: Point, t2: Point): Bezier {
  const [first = [0, 0], last = first] = [points[0], points[points.length - 1]];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (const [i, point] of points.entries()) {
    const t = at[i] ?? 0;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t];
    const [a1, a2]: [Point, Point] = [
      [t1[0] * b1, t1[1] * b1],
      [t2[0] * b2, t2[1] * b2],
    ];
    c00 += dot(a1, a1);
    c01 += dot(a1, a2);
    c11 += dot(a2, a2);
    const rest = sub(point, add([first[0] * (b0 + b1), first[1] * (b0 + b1)], last, b2 + b3));
    x0 += dot(a1, rest);
    x1 += dot(a2, rest);
  }
  const det = c00 * c11 - c01 * c01;
  const chord = Math.hypot(...sub(last, first));
  const [l, r] = Math.abs(det) < 1e-12 ? [0, 0] : [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det];
  const usable = l > chord * 1e-3 && r > chord * 1e-3 && l < chord * 3 && r < chord * 3;
  const [left, right] = usable ? [l, r] : [chord / 3, chord / 3];
  return [first, add(first, t1, left), add(last, t2, right), last];
}

const onAxis = ([a, b, c, d]: Bezier, axis: 0 | 1, t: number) => {
  const s = 1 - t;
  return a[axis] * s * s * s + 3 * b[axis] * s * s * t + 3 * c[axis] * s * t * t + d[axis] * t * t * t;
};

const slopeOnAxis = ([a, b, c, d]: Bezier, axis: 0 | 1, t: number) => {
  const s = 1 - t;
  return 3 * ((b[axis] - a[axis]) * s * s + 2 * (c[axis] - b[axis]) * s * t + (d[axis] - c[axis]) * t * t);
};

const bowOnAxis = ([a, b, c, d]: Bezier, axis: 0 | 1, t: number) =>
  6 * ((c[axis] - 2 * b[axis] + a[axis]) * (1 - t) + (d[axis] - 2 * c[axis] + b[axis]) * t);

function worst(points: readonly Point[], at: readonly number[], bezier: Bezier): number {
  return points.reduce((error, [x, y], i) => {
    const t = at[i] ?? 0;
    return Math.max(error, Math.hypot(onAxis(bezier, 0, t) - x, onAxis(bezier, 1, t) - y));
  }, 0);
}

/** One step of Newton's method towards the place of the curve that is nearest to the point. */
function nearer(bezier: Bezier, [x, y]: Point, t: number): number {
  const [offX, offY] = [onAxis(bezier, 0, t) - x, onAxis(bezier, 1, t) - y];
  const [slopeX, slopeY] = [slopeOnAxis(bezier, 0, t), slopeOnAxis(bezier, 1, t)];
  const under =
    slopeX * slopeX + slopeY * slopeY + offX * bowOnAxis(bezier, 0, t) + offY * bowOnAxis(bezier, 1, t);
  if (Math.abs(under) < 1e-12) return t;
  return Math.max(0, Math.min(1, t - (offX * slopeX + offY * slopeY) / under));
}
