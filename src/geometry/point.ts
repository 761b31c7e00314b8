/** A point: x right, y down, in the unit of whoever owns it. */
export type Point = readonly [x: number, y: number];

/** The point that lies at a part of the way from one point to another: 0 is the first, 1 the second. */
export function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}
