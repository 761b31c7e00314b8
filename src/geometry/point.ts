/** A point: x right, y down, in the unit of its owner. */
export type Point = readonly [x: number, y: number];

/** Linear interpolation between two points: 0 is the first, 1 the second. */
export function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
