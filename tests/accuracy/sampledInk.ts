import type { Stroke } from './strokesByHand';

/** Points looked at on each curve. */
const SAMPLES = 200;

/**
 * How much each control of a Bézier curve weighs at t by the binomial formula: unlike the product, which looks for where the
 * curve turns.
 */
function bernstein(degree: number, t: number): number[] {
  const weights: number[] = [];
  let binomial = 1;
  for (let i = 0; i <= degree; i += 1) {
    weights.push(binomial * (1 - t) ** (degree - i) * t ** i);
    binomial = (binomial * (degree - i)) / (i + 1);
  }
  return weights;
}

/** The weights at both ends of a line. */
const ENDS = [0, 1].map((t) => bernstein(1, t));

/** The weights at every point looked at, of curves of each degree. */
const WEIGHTS = [2, 3].map((degree) =>
  Array.from({ length: SAMPLES + 1 }, (_, sample) => bernstein(degree, sample / SAMPLES)),
);

/** A great many points on strokes. */
export function* sampledPoints(strokes: readonly Stroke[]): Generator<Stroke['points'][number]> {
  let pen: Stroke['points'][number] = [0, 0];
  for (const { type, points } of strokes) {
    const through = [pen, ...points];
    pen = points.at(-1) ?? pen;
    if (type === 'M' || points.length === 0) continue;
    const looked = points.length === 1 ? ENDS : WEIGHTS[points.length - 2];
    if (!looked) throw new Error(`a curve with ${through.length} controls`);
    for (const weights of looked) {
      let [sumX, sumY] = [0, 0];
      for (let i = 0; i < through.length; i += 1) {
        const [x, y] = through[i] ?? [Number.NaN, Number.NaN];
        const weight = weights[i] ?? Number.NaN;
        sumX += weight * x;
        sumY += weight * y;
      }
      yield [sumX, sumY];
    }
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
