import type { Point } from './points';

/** How far a point lies from the nearest side of closed contours, in mm: every side of every contour is asked. */
export function distanceToSides([x, y]: Point, contours: readonly (readonly Point[])[]): number {
  let least = Infinity;
  for (const contour of contours) {
    for (const [i, [bx, by]] of contour.entries()) {
      const [ax, ay] = contour.at(i - 1) ?? [bx, by];
      const [alongX, alongY] = [bx - ax, by - ay];
      const square = alongX * alongX + alongY * alongY;
      const at = square === 0 ? 0 : ((x - ax) * alongX + (y - ay) * alongY) / square;
      const t = Math.min(1, Math.max(0, at));
      const [dx, dy] = [x - ax - t * alongX, y - ay - t * alongY];
      least = Math.min(least, dx * dx + dy * dy);
    }
  }
  return Math.sqrt(least);
}

/** Whether a point lies within closed contours that enclose each other nowhere: an odd number of sides to its right. */
export function isEnclosed([x, y]: Point, contours: readonly (readonly Point[])[]): boolean {
  let isInside = false;
  for (const contour of contours) {
    for (const [i, [bx, by]] of contour.entries()) {
      const [ax, ay] = contour.at(i - 1) ?? [bx, by];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
    }
  }
  return isInside;
}

/** Points along closed contours: each corner, and between two of them one for every `step` mm. */
export function pointsAlong(contours: readonly (readonly Point[])[], step: number): Point[] {
  return contours.flatMap((contour) =>
    contour.flatMap(([bx, by], i) => {
      const [ax, ay] = contour.at(i - 1) ?? [bx, by];
      const count = Math.max(2, Math.ceil(Math.hypot(bx - ax, by - ay) / step));
      return Array.from({ length: count }, (_, part): Point => {
        const t = (part + 1) / count;
        return [ax + t * (bx - ax), ay + t * (by - ay)];
      });
    }),
  );
}

const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** How often sides of closed contours cross each other: all pairs whose heights meet are compared. */
export function crossingsAmong(contours: readonly (readonly Point[])[]): number {
  const sides = contours
    .flatMap((contour) =>
      contour.map((to, i): { from: Point; to: Point; top: number; bottom: number } => {
        const from = contour.at(i - 1) ?? to;
        return { from, to, top: Math.min(from[1], to[1]), bottom: Math.max(from[1], to[1]) };
      }),
    )
    .sort((one, other) => one.top - other.top);
  let crossings = 0;
  for (const [i, one] of sides.entries()) {
    for (let j = i + 1; j < sides.length; j += 1) {
      const other = sides[j];
      if (!other || other.top > one.bottom) break;
      const crosses =
        side(one.from, one.to, other.from) * side(one.from, one.to, other.to) < 0 &&
        side(other.from, other.to, one.from) * side(other.from, other.to, one.to) < 0;
      if (crosses) crossings += 1;
    }
  }
  return crossings;
}
