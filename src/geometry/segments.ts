import { CLOSE, COORDS_OF, MOVE, type Outline } from './outline';

/** One verb of an outline with the pen's position before it. */
export interface Segment {
  readonly verb: number;
  /** The pen before the segment. */
  readonly x: number;
  readonly y: number;
  /** The verb's own coordinates, the end point last; for CLOSE the start of the contour. */
  readonly to: readonly number[];
}

/** `Array.from` of a part of a typed array takes five times as long, and every letter is walked several times. */
function between(coords: Float64Array, from: number, to: number): number[] {
  const part: number[] = [];
  for (let index = from; index < to; index += 1) part.push(coords[index] ?? 0);
  return part;
}

/**
 * Walks an outline verb by verb.
 *
 * @throws RangeError for an outline whose coordinates do not match its verbs.
 */
export function* segmentsOf(outline: Outline): Generator<Segment> {
  const { verbs, coords } = outline;
  let at = 0;
  let x = 0;
  let y = 0;
  let start: readonly number[] = [0, 0];
  for (const verb of verbs) {
    const next = at + (COORDS_OF[verb] ?? Number.NaN);
    if (!(next <= coords.length)) throw new RangeError('An outline needs the coordinates of all its verbs');
    const to: readonly number[] = verb === CLOSE ? start : between(coords, at, next);
    yield { verb, x, y, to };
    if (verb === MOVE) start = to;
    x = to[to.length - 2] ?? x;
    y = to[to.length - 1] ?? y;
    at = next;
  }
}
