/** A point: x right, y down, in the unit of its owner. */
export type Point = readonly [x: number, y: number];

/** Linear interpolation between two points: 0 is the first, 1 the second. */
export function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}
