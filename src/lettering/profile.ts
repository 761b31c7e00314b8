import { pointAt } from '../geometry/bezier';
import { CUBIC, MOVE, type Outline, QUAD } from '../geometry/outline';
import { segmentsOf } from '../geometry/segments';

/** Chords per curve of a letter: the error is far below what matters for spacing. */
const CHORDS = 8;

/** How far an outline reaches to either side within each of several bands; undefined where it has no ink. */
export interface Profile {
  readonly left: readonly (number | undefined)[];
  readonly right: readonly (number | undefined)[];
}

/** Every straight piece of an outline; curves as chords. */
function* chordsOf(outline: Outline): Generator<readonly [number, number, number, number]> {
  for (const { verb, x, y, to } of segmentsOf(outline)) {
    if (verb === MOVE) continue;
    const pieces = verb === QUAD || verb === CUBIC ? CHORDS : 1;
    let [fromX, fromY] = [x, y];
    for (let piece = 1; piece <= pieces; piece += 1) {
      const [toX, toY] = pointAt(x, y, to, piece / pieces);
      yield [fromX, fromY, toX, toY];
      [fromX, fromY] = [toX, toY];
    }
  }
}

/** The bands a shape is divided into from its top down, y down: `count` bands of `height`, the first at `top`. */
export interface Bands {
  readonly top: number;
  readonly height: number;
  readonly count: number;
}

/**
 * How far an outline reaches to the left and to the right within each band, in the outline's unit: the side that
 * faces the neighbouring letter. Nothing between bands is missed, however thin.
 */
export function profileOf(outline: Outline, { top, height, count }: Bands): Profile {
  const left: (number | undefined)[] = Array.from({ length: count }, () => undefined);
  const right: (number | undefined)[] = Array.from({ length: count }, () => undefined);
  for (const [x1, y1, x2, y2] of chordsOf(outline)) {
    const [highest, lowest] = [Math.min(y1, y2), Math.max(y1, y2)];
    const xAt = (y: number) => (y1 === y2 ? x1 : x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    const first = Math.max(0, Math.floor((highest - top) / height));
    const last = Math.min(count - 1, Math.floor((lowest - top) / height));
    for (let band = first; band <= last; band += 1) {
      const ends =
        y1 === y2
          ? [x1, x2]
          : [xAt(Math.max(highest, top + band * height)), xAt(Math.min(lowest, top + (band + 1) * height))];
      left[band] = Math.min(left[band] ?? Infinity, ...ends);
      right[band] = Math.max(right[band] ?? -Infinity, ...ends);
    }
  }
  return { left, right };
}
