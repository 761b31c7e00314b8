import type { Point } from './point';
import type { Stroke } from './strokes';

/** The direction from one point to another, in radians from the x axis towards the y axis. */
export function directionTo(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

/** The angle between two directions, from 0 to π. */
export function turn(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, Math.abs(2 * Math.PI - apart));
}

/** The directions in which a stroke leaves its start and arrives at its end, also where a control point lies on an end. */
export function directionsOf({ from, controls = [from, from], to }: Stroke): readonly [number, number] {
  const differs = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]) > 1e-6;
  const ahead = [...controls, to].find((point) => differs(point, from)) ?? to;
  const behind = [controls[1], controls[0], from].find((point) => differs(point, to)) ?? from;
  return [directionTo(from, ahead), directionTo(behind, to)];
}
