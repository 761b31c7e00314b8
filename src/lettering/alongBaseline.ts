import type { Point } from '../geometry/point';
import type { Mm } from '../stone/numbers';
import type { Line } from './layLine';

/** How far the drawn line may deviate from the true one: a quarter of the thinnest guide on paper, in mm. */
const CHORD: Mm = 0.02;

/** The pieces of a baseline in which its bend is looked for, in mm; each is halved until it is straight enough. */
const PIECE: Mm = 20;

/** The number of such pieces at most: those of an edge by letters that are written metres high and scaled down are longer. */
const MOST_PIECES = 10_000;

/** The point at a height above the baseline, in mm about the line's middle. */
export function pointOver({ baseline }: Pick<Line, 'baseline'>, along: Mm, up: Mm): Point {
  if (!baseline) return [along, -up];
  const { x, y, angle } = baseline(along);
  return [x + Math.sin(angle) * up, y - Math.cos(angle) * up];
}

/**
 * The line in a height over a line's baseline, from before its first letter to behind its last, as points in mm about its
 * middle: two where it is straight. Where the letters go more than once around, it goes once.
 *
 * @param up how far above the baseline, in mm.
 * @param beyond how far it goes on beyond the letters at both ends, in mm.
 */
export function lineOver(line: Pick<Line, 'baseline' | 'width'>, up: Mm, beyond: Mm = 0): readonly Point[] {
  const half = Math.min(line.width / 2 + beyond, (line.baseline?.around ?? Number.POSITIVE_INFINITY) / 2);
  const at = (along: Mm) => pointOver(line, along, up);
  if (!line.baseline) return [at(-half), at(half)];
  const points: Point[] = [at(-half)];
  const follow = (from: Mm, to: Mm): void => {
    const [start, middle, end] = [at(from), at((from + to) / 2), at(to)];
    const away = Math.hypot(middle[0] - (start[0] + end[0]) / 2, middle[1] - (start[1] + end[1]) / 2);
    if (away > CHORD && to - from > CHORD) {
      follow(from, (from + to) / 2);
      follow((from + to) / 2, to);
    } else points.push(end);
  };
  const pieces = Math.min(MOST_PIECES, Math.max(1, Math.ceil((2 * half) / PIECE)));
  for (let piece = 0; piece < pieces; piece += 1)
    follow(-half + (2 * half * piece) / pieces, -half + (2 * half * (piece + 1)) / pieces);
  return points;
}
