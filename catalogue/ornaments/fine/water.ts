import type { Point } from '../../../src/geometry/point';
import { type Drawing, placed } from '../../drawing/contour';
import { lines, type Way } from '../../drawing/pen';

/** A line of waves from left to right at the height `y`: crests `every` mm apart, `high` mm high. */
export function waves(from: number, to: number, y: number, every: number, high: number): Way {
  const halves = Math.max(2, Math.round((to - from) / every) * 2);
  return Array.from(
    { length: halves + 1 },
    (_, i): Point => [from + ((to - from) * i) / halves, y + (i % 2 ? -high : high) * 0.5],
  );
}

/** What lies below a line of waves, `deep` mm downwards: hides the hull or rock that stands in the water. */
export function below(surface: Way, deep: number): Way {
  const [first = [0, 0], last = first] = [surface[0], surface[surface.length - 1]];
  return [last, [last[0], last[1] + deep], [first[0], first[1] + deep], first];
}

/** A gull far off: two strokes of the pen, `size` 1 about 50 mm broad. */
export const gull = (x: number, y: number, size: number): Drawing => {
  const sized = (points: readonly Point[]): Way => points.map(([px, py]): Point => [px * size, py * size]);
  const left = sized([
    [-24, 2],
    [-16, -7],
    [-7, -6],
    [0, 3],
  ]);
  const right = sized([
    [0, 3],
    [7, -7],
    [17, -8],
    [26, -1],
  ]);
  return placed(lines([left, right], { from: 2, to: 2, swell: 1.4 }), { x, y });
};

/** The pen for ripples on calm water. */
export const RIPPLE = { from: 2, to: 2, swell: 1.4 };
