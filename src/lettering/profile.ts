import { CUBIC, MOVE, type Outline, QUAD } from './outline';
import { segmentsOf } from './segments';

/** Chords that stand for one curve of a letter: the error is far below what spacing is judged by. */
const CHORDS = 8;

/** How far an outline reaches to either side at each of several levels; undefined at levels it does not cross. */
export interface Profile {
  readonly left: readonly (number | undefined)[];
  readonly right: readonly (number | undefined)[];
}

/** The point of a Bézier curve at t: its start, and the control points behind it as x, y, x, y … */
export function pointAt(x: number, y: number, to: readonly number[], t: number): readonly [number, number] {
  let row: (readonly [number, number])[] = [[x, y]];
  for (let index = 0; index + 1 < to.length; index += 2) row.push([to[index] ?? x, to[index + 1] ?? y]);
  while (row.length > 1) {
    row = row.slice(1).map(([bx, by], index) => {
      const [ax, ay] = row[index] ?? [bx, by];
      return [ax + (bx - ax) * t, ay + (by - ay) * t] as const;
    });
  }
  return row[0] ?? [x, y];
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
