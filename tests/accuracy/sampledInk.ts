import type { Stroke } from './strokesByHand';

/** Points looked at on each curve. */
const SAMPLES = 200;

/** The value of a Bézier curve at t by the binomial formula: unlike the product, which looks for where the curve turns. */
function bernstein(values: readonly number[], t: number): number {
  const degree = values.length - 1;
  let sum = 0;
  let binomial = 1;
  for (const [i, value] of values.entries()) {
    sum += binomial * (1 - t) ** (degree - i) * t ** i * value;
    binomial = (binomial * (degree - i)) / (i + 1);
  }
  return sum;
}

/** A great many points on strokes. */
export function* sampledPoints(strokes: readonly Stroke[]): Generator<Stroke['points'][number]> {
  let pen: Stroke['points'][number] = [0, 0];
  for (const { type, points } of strokes) {
    const through = [pen, ...points];
    pen = points.at(-1) ?? pen;
    if (type === 'M' || points.length === 0) continue;
    const xs = through.map(([x]) => x);
    const ys = through.map(([, y]) => y);
    const count = points.length === 1 ? 1 : SAMPLES;
    for (let sample = 0; sample <= count; sample += 1)
      yield [bernstein(xs, sample / count), bernstein(ys, sample / count)];
  }
}

/** The least and the greatest x and y of a great many points on strokes; undefined where there are none. */
export function sampledInk(strokes: readonly Stroke[]) {
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of sampledPoints(strokes)) {
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
  }
  return Number.isFinite(ink.left) ? ink : undefined;
}
