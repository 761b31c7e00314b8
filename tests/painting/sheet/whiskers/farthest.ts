import type { Point } from '../points';

type Line = readonly Point[];

/** The distance of a point from a straight side, in mm. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** How far a point is from closed lines, each side asked. */
export function distanceFrom(point: Point, lines: readonly Line[]): number {
  let least = Infinity;
  for (const line of lines)
    for (const [index, at] of line.entries())
      least = Math.min(least, distanceTo(point, at, line[(index + 1) % line.length] ?? at));
  return least;
}

/** How far the farthest point of some lines is from others, in mm. */
export function farthestFrom(lines: readonly Line[], others: readonly Line[]): number {
  return Math.max(0, ...lines.flatMap((line) => line.map((point) => distanceFrom(point, others))));
}

/** How often closed lines turn around a point, counted along a ray to its right. */
export function turnsAround([x, y]: Point, lines: readonly Line[]): number {
  let turns = 0;
  for (const line of lines)
    for (const [index, [ax, ay]] of line.entries()) {
      const [bx, by] = line[(index + 1) % line.length] ?? [ax, ay];
      if (ay <= y !== by <= y && ax + ((y - ay) / (by - ay)) * (bx - ax) > x) turns += by > ay ? 1 : -1;
    }
  return turns;
}
