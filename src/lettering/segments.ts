import { CLOSE, COORDS_OF, MOVE, type Outline } from './outline';

/** One verb of an outline with where the pen stood before it. */
export interface Segment {
  readonly verb: number;
  /** The pen before the segment. */
  readonly x: number;
  readonly y: number;
  /** The verb's own coordinates, the end point last; for CLOSE the start of the contour. */
  readonly to: readonly number[];
}

/**
 * Walks an outline verb by verb.
 *
 * @throws RangeError for an outline whose coordinates do not match its verbs.
 */
export function* segmentsOf(outline: Outline): Generator<Segment> {
  const { verbs, coords } = outline;
  let at = 0;
  let [x, y] = [0, 0];
  let start: readonly number[] = [0, 0];
  for (const verb of verbs) {
    const next = at + (COORDS_OF[verb] ?? Number.NaN);
    if (!(next <= coords.length)) throw new RangeError('An outline needs the coordinates of all its verbs');
    const to: readonly number[] = verb === CLOSE ? start : Array.from(coords.subarray(at, next));
    yield { verb, x, y, to };
    if (verb === MOVE) start = to;
    [x, y] = [to.at(-2) ?? x, to.at(-1) ?? y];
    at = next;
  }
}
