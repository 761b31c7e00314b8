import type { Box } from './box';
import type { Matrix } from './matrix';
import type { Point } from './point';

/** The corners of a box that may be turned, in order around it. */
export type Corners = readonly [Point, Point, Point, Point];

/** The corners of a box mapped by a matrix. */
export function cornersUnder({ left, top, right, bottom }: Box, [a, b, c, d, e, f]: Matrix): Corners {
  const at = (x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

/** How far a point lies outside of a turned box, by the farther of its two directions; 0 within it. */
export function distanceTo([one, next, , last]: Corners, [x, y]: Point): number {
  return Math.max(
    ...[next, last].map(([toX, toY]) => {
      const [dx, dy] = [toX - one[0], toY - one[1]];
      const length = Math.hypot(dx, dy) || 1;
      const along = ((x - one[0]) * dx + (y - one[1]) * dy) / length;
      return Math.max(0, -along, along - length);
    }),
  );
}

/** How far two turned boxes overlap along the direction that separates them most; 0 or less: apart. */
export function overlapOf(one: Corners, other: Corners): number {
  let least = Number.POSITIVE_INFINITY;
  for (const box of [one, other]) {
    for (const [from, to] of [
      [box[0], box[1]],
      [box[1], box[2]],
    ] as const) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      const along = (corners: Corners) => corners.map(([x, y]) => x * dx + y * dy);
      const [a, b] = [along(one), along(other)];
      least = Math.min(
        least,
        Math.min(Math.max(...a), Math.max(...b)) - Math.max(Math.min(...a), Math.min(...b)),
      );
    }
  }
  return least;
}
