import { CUBIC, MOVE, type Outline, QUAD } from './outline';
import { segmentsOf } from './segments';

/** Chords that stand for one curve of a letter: the error is far below what spacing is judged by. */
const CHORDS = 8;

/** How far an outline reaches to either side at each of several levels; undefined at levels it does not cross. */
export interface Profile {
  readonly left: readonly (number | undefined)[];
  readonly right: readonly (number | undefined)[];
}

const between = (from: number, to: number, t: number) => from + (to - from) * t;

/** A coordinate of a Bézier curve at t, by de Casteljau's construction: its start, up to two control points, its end. */
function coordinateAt(start: number, ahead: readonly number[], axis: 0 | 1, t: number): number {
  const [one = start, two = one, three = two] = [ahead[axis], ahead[axis + 2], ahead[axis + 4]];
  const first = between(start, one, t);
  if (ahead.length <= 2) return first;
  const middle = between(one, two, t);
  const firstHalf = between(first, middle, t);
  return ahead.length <= 4 ? firstHalf : between(firstHalf, between(middle, between(two, three, t), t), t);
}

/** The point of a Bézier curve at t: its start, and the control points behind it as x, y, x, y … */
export function pointAt(x: number, y: number, to: readonly number[], t: number): readonly [number, number] {
  return [coordinateAt(x, to, 0, t), coordinateAt(y, to, 1, t)];
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

/**
 * How far an outline reaches to the left and to the right at each level y, in the outline's unit: what stands across
 * from the letter beside it.
 */
export function profileOf(outline: Outline, levels: readonly number[]): Profile {
  const left: (number | undefined)[] = levels.map(() => undefined);
  const right: (number | undefined)[] = levels.map(() => undefined);
  for (const [x1, y1, x2, y2] of chordsOf(outline)) {
    for (const [index, level] of levels.entries()) {
      if (level < Math.min(y1, y2) || level > Math.max(y1, y2) || y1 === y2) continue;
      const x = x1 + ((level - y1) / (y2 - y1)) * (x2 - x1);
      left[index] = Math.min(left[index] ?? x, x);
      right[index] = Math.max(right[index] ?? x, x);
    }
  }
  return { left, right };
}
