import { degrees } from '../../src/geometry/angle';
import type { Point } from '../../src/geometry/point';
import { type Contour, curve, type Step } from './contour';

/** A cubic curve along which something grows: its start, two control points and its end. */
export type Spine = readonly [Point, Point, Point, Point];

/** Where the spine is at t (0 to 1), and its direction there (a unit vector). */
export function along([a, b, c, d]: Spine, t: number): { at: Point; way: Point } {
  const s = 1 - t;
  // Not by `src/geometry/bezier`, whose last digit differs: drawn ornaments stay as they are, to the micrometre.
  const mix = (i: 0 | 1) => a[i] * s ** 3 + 3 * b[i] * s * s * t + 3 * c[i] * s * t * t + d[i] * t ** 3;
  const slope = (i: 0 | 1) => (b[i] - a[i]) * s * s + 2 * (c[i] - b[i]) * s * t + (d[i] - c[i]) * t * t;
  const length = Math.hypot(slope(0), slope(1)) || 1;
  return { at: [mix(0), mix(1)], way: [slope(0) / length, slope(1) / length] };
}

/** The spine's direction at t in degrees, clockwise from the x axis. */
export function heading(spine: Spine, t: number): number {
  const { way } = along(spine, t);
  return degrees(Math.atan2(way[1], way[0]));
}

/**
 * Curves through all the points without a kink (Catmull and Rom); the first point is where they start.
 *
 * @param stiff how flat they run between the points: 6 is the natural curve, more is straighter
 */
export function through(points: readonly Point[], stiff = 6): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i], points[i + 1]];
    if (!a || !b) continue;
    const before = points[i - 1] ?? a;
    const after = points[i + 2] ?? b;
    steps.push(
      curve(
        [a[0] + (b[0] - before[0]) / stiff, a[1] + (b[1] - before[1]) / stiff],
        [b[0] - (after[0] - a[0]) / stiff, b[1] - (after[1] - a[1]) / stiff],
        b,
      ),
    );
  }
  return steps;
}

/** A closed line through the points, round everywhere (`stiff` as in {@link through}). */
export function roundThrough(points: readonly Point[], stiff = 6): Contour {
  const n = points.length;
  const first = points[0] ?? [0, 0];
  const point = (i: number) => points[((i % n) + n) % n] ?? first;
  const ring = Array.from({ length: n + 3 }, (_, i) => point(i - 1));
  return { start: first, steps: through(ring, stiff).slice(1, n + 1) };
}

/**
 * A stem along a spine.
 *
 * @param from breadth at its start, mm
 * @param to breadth at its end, mm
 * @param swell how much broader than that it is in the middle, mm
 */
export function stem(spine: Spine, from: number, to: number, pieces = 8, swell = 0): Contour {
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: pieces + 1 }, (_, i) => {
      const t = i / pieces;
      const { at, way } = along(spine, t);
      const half = (sign * (from + (to - from) * t + swell * Math.sin(Math.PI * t))) / 2;
      return [at[0] - way[1] * half, at[1] + way[0] * half];
    });
  const left = side(1);
  const right = side(-1).reverse();
  const [start = [0, 0], end = start] = [left[0], left[left.length - 1]];
  const tip = along(spine, 1);
  const base = along(spine, 0);
  const capTo = right[0] ?? end;
  const capBack = right[right.length - 1] ?? start;
  const bulge = (point: Point, way: Point, by: number): Point => [
    point[0] + way[0] * by,
    point[1] + way[1] * by,
  ];
  return {
    start,
    steps: [
      ...through(left),
      curve(bulge(end, tip.way, to * 0.66), bulge(capTo, tip.way, to * 0.66), capTo),
      ...through(right),
      curve(bulge(capBack, base.way, -from * 0.66), bulge(start, base.way, -from * 0.66), start),
    ],
  };
}
