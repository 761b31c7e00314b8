import { CUBIC, MOVE, type Outline, QUAD } from '../../lettering/outline';
import { pointAt } from '../../lettering/profile';
import { segmentsOf } from '../../lettering/segments';
import type { Corners, Point } from './inkBoxes';

/** Chords that stand for one curve of a stone: 16 keep within 0.1 mm of an arch a metre wide. */
const CHORDS = 16;

/** The contours of an outline as polygons. */
export function polygonsOf(outline: Outline): readonly (readonly Point[])[] {
  const polygons: Point[][] = [];
  for (const { verb, x, y, to } of segmentsOf(outline)) {
    if (verb === MOVE) {
      polygons.push([[to[0] ?? x, to[1] ?? y]]);
      continue;
    }
    const pieces = verb === QUAD || verb === CUBIC ? CHORDS : 1;
    for (let piece = 1; piece <= pieces; piece += 1) polygons.at(-1)?.push(pointAt(x, y, to, piece / pieces));
  }
  return polygons;
}

/** The area of a polygon, negative where it runs the other way round: the shoelace formula. */
export function signedAreaOf(polygon: readonly Point[]): number {
  return polygon.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = polygon[(place + 1) % polygon.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Whether a point lies within polygons, by the nonzero rule. */
export function isWithin(polygons: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let turns = 0;
  for (const polygon of polygons) {
    for (const [index, [x1, y1]] of polygon.entries()) {
      const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
      if (y1 <= y === y2 <= y) continue;
      const crossing = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
      if (crossing > x) turns += y2 > y1 ? 1 : -1;
    }
  }
  return turns !== 0;
}

/** How far two turned boxes reach into each other along the direction that separates them most; 0 or less: apart. */
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
