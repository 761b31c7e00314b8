import { pointAt } from './bezier';
import { CUBIC, MOVE, type Outline, QUAD } from './outline';
import type { Point } from './point';
import { segmentsOf } from './segments';

/** A closed line of straight pieces; the last point joins the first. */
export type Ring = readonly Point[];

/** Chords per curve of a stone: 16 keep within 0.1 mm of an arch a metre wide. */
const CHORDS = 16;

/** The contours of an outline as rings, each curve in 16 chords: enough for a stone, not for a letter. */
export function ringsOf(outline: Outline): readonly Ring[] {
  const rings: Point[][] = [];
  for (const { verb, x, y, to } of segmentsOf(outline)) {
    if (verb === MOVE) {
      rings.push([[to[0] ?? x, to[1] ?? y]]);
      continue;
    }
    const pieces = verb === QUAD || verb === CUBIC ? CHORDS : 1;
    for (let piece = 1; piece <= pieces; piece += 1) rings.at(-1)?.push(pointAt(x, y, to, piece / pieces));
  }
  return rings;
}

/** The area of a ring in its unit squared, negative where it runs the other way round: the shoelace formula. */
export function signedAreaOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Whether a point lies within rings, by the nonzero rule. */
export function isWithin(rings: readonly Ring[], [x, y]: Point): boolean {
  let winding = 0;
  for (const ring of rings) {
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      if (y1 <= y === y2 <= y) continue;
      const crossing = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
      if (crossing > x) winding += y2 > y1 ? 1 : -1;
    }
  }
  return winding !== 0;
}

/** Whether any side of rings comes into the box around points: its own box is looked at, so it may be said of one that passes by. */
function sidesTouch(rings: readonly Ring[], points: readonly Point[]): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return rings.some((ring) =>
    ring.some(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      const beside = (x1 < left && x2 < left) || (x1 > right && x2 > right);
      return !beside && !(y1 < top && y2 < top) && !(y1 > bottom && y2 > bottom);
    }),
  );
}

/** Whether all points lie within rings, by the nonzero rule. Where no side comes near them, one says it for all. */
export function areWithin(rings: readonly Ring[], points: readonly Point[]): boolean {
  const [first] = points;
  if (first && !sidesTouch(rings, points)) return isWithin(rings, first);
  return points.every((point) => isWithin(rings, point));
}

/** The leftmost and the rightmost crossing of outlines with a horizontal line. */
export function extentAt(rings: readonly Ring[], level: number): { from: number; to: number } | undefined {
  const crossings = rings.flatMap((ring) =>
    ring.flatMap(([x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return y <= level === nextY <= level ? [] : [x + ((level - y) / (nextY - y)) * (nextX - x)];
    }),
  );
  return crossings.length < 2 ? undefined : { from: Math.min(...crossings), to: Math.max(...crossings) };
}
