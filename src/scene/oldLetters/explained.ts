import type { Looks } from './lineTemplate';
import { solved } from './solve';
import type { Through } from './through';

/** What the looks of a template explain of a photograph. */
export interface Explained {
  /** How much of each look is in it. */
  readonly parts: readonly [number, number, number];
  /** The sum of the looks in these parts, as a mean over what lies within the photograph. */
  readonly mean: number;
  /** The correlation of the photograph with the best sum of the looks, 0 to 1. */
  readonly likeness: number;
}

/** The best sum of looks, by least squares; undefined where there is nothing to be told apart. */
export function explained({ planes }: Looks, { value, within, count }: Through): Explained | undefined {
  const [one, two, three] = planes.map(({ data }) => data) as [Float32Array, Float32Array, Float32Array];
  let [a, b, c, s] = [0, 0, 0, 0];
  let [aa, ab, ac, bb, bc, cc] = [0, 0, 0, 0, 0, 0];
  let [as, bs, cs, ss] = [0, 0, 0, 0];
  for (let at = 0; at < value.length; at += 1) {
    if (within[at] === 0) continue;
    const p = one[at] ?? 0;
    const q = two[at] ?? 0;
    const r = three[at] ?? 0;
    const seen = value[at] ?? 0;
    a += p;
    b += q;
    c += r;
    s += seen;
    aa += p * p;
    ab += p * q;
    ac += p * r;
    bb += q * q;
    bc += q * r;
    cc += r * r;
    as += p * seen;
    bs += q * seen;
    cs += r * seen;
    ss += seen * seen;
  }
  // Products of what is left without the means.
  const share = 1 / Math.max(1, count);
  const total = ss - s * s * share;
  const [upper, left, far] = [ab - a * b * share, ac - a * c * share, bc - b * c * share];
  const gram = Float64Array.of(
    aa - a * a * share,
    upper,
    left,
    upper,
    bb - b * b * share,
    far,
    left,
    far,
    cc - c * c * share,
  );
  const right = Float64Array.of(as - a * s * share, bs - b * s * share, cs - c * s * share);
  const answer = solved(gram, right);
  if (!answer || total <= 0) return undefined;
  const [paint = 0, toRight = 0, downwards = 0] = answer;
  const sum = paint * (right[0] ?? 0) + toRight * (right[1] ?? 0) + downwards * (right[2] ?? 0);
  return {
    parts: [paint, toRight, downwards],
    mean: (paint * a + toRight * b + downwards * c) * share,
    likeness: Math.sqrt(Math.max(0, sum / total)),
  };
}
