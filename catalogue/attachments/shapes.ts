import type { Point } from '../../src/geometry/point';
import { curve, type Drawing, hole, line, placed, type Step, solid } from '../drawing/contour';
import { back, flipped, way, within } from '../drawing/pen';
import { berry, polygon } from '../ornaments/leaf';

/** A rectangle about x = 0 with corners rounded by `radius`; `top` is its upper edge; all in mm. */
export function plate(width: number, top: number, height: number, radius = 0): Drawing {
  const [w, bottom, r, k] = [width / 2, top + height, radius, radius * 0.4477];
  const corner = (x: number, y: number, before: Point, after: Point): Step[] => [
    line([x + before[0] * r, y + before[1] * r]),
    curve(
      [x + before[0] * k, y + before[1] * k],
      [x + after[0] * k, y + after[1] * k],
      [x + after[0] * r, y + after[1] * r],
    ),
  ];
  if (r === 0) {
    const corners: Point[] = [
      [-w, top],
      [w, top],
      [w, bottom],
      [-w, bottom],
    ];
    return solid([polygon(corners)]);
  }
  const steps = [
    ...corner(w, top, [-1, 0], [0, 1]),
    ...corner(w, bottom, [0, -1], [-1, 0]),
    ...corner(-w, bottom, [1, 0], [0, -1]),
    ...corner(-w, top, [0, 1], [1, 0]),
  ];
  return solid([{ start: [-w + r, top], steps }]);
}

/** An ellipse about a point. */
export const oval = (x: number, y: number, halfWidth: number, halfHeight = halfWidth): Drawing =>
  solid(placed(berry(halfWidth, halfHeight), { x, y }));

/** A drawing with another one cut out of it. */
export const without = (drawing: Drawing, opening: Drawing): Drawing => [...solid(drawing), ...hole(opening)];

/** What a lathe turns: the right-hand outline from top to bottom, each string a smooth run, mirrored about x = 0. */
export function turned(...runs: readonly string[]): Drawing {
  const right = runs.map(way);
  return within([...right, ...right.map((run) => back(flipped(run))).reverse()]);
}

/** A star with its middle at the origin, one point upwards; `inner` is the radius of its notches. */
export const star = (points: number, outer: number, inner: number): Point[] =>
  Array.from({ length: points * 2 }, (_, i): Point => {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const radius = i % 2 === 0 ? outer : inner;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
