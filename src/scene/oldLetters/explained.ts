import type { Looks } from './lineTemplate';
import { solved } from './solve';
import type { Through } from './through';

/** What the looks of a template explain of a photograph. */
export interface Explained {
  /** How much of each look is in it. */
  readonly parts: readonly [number, number, number];
  /** The correlation of the photograph with the best sum of the looks, 0 to 1. */
  readonly likeness: number;
  /** That sum, at each pixel of the template. */
  readonly target: Float32Array;
}

/** The values of a list where the photograph is, without their mean; 0 elsewhere. */
function centred(list: Float32Array, within: Uint8Array, count: number): Float32Array {
  let sum = 0;
  for (let at = 0; at < list.length; at += 1) if (within[at] === 1) sum += list[at] ?? 0;
  const mean = sum / count;
  return list.map((value, at) => (within[at] === 1 ? value - mean : 0));
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** The best sum of looks, by least squares; undefined where there is nothing to be told apart. */
export function explained({ planes }: Looks, { value, within, count }: Through): Explained | undefined {
  const seen = centred(value, within, count);
  const looks = planes.map(({ data }) => centred(data, within, count));
  const gram = Float64Array.from(looks.flatMap((one) => looks.map((other) => product(one, other))));
  const right = Float64Array.from(looks.map((look) => product(look, seen)));
  const total = product(seen, seen);
  const answer = solved(gram, right);
  if (!answer || total <= 0) return undefined;
  const [paint = 0, toRight = 0, downwards = 0] = answer;
  const [one, two, three] = looks;
  const target = Float32Array.from(
    seen,
    (_, at) => paint * (one?.[at] ?? 0) + toRight * (two?.[at] ?? 0) + downwards * (three?.[at] ?? 0),
  );
  const sum = answer.reduce((all, part, at) => all + part * (right[at] ?? 0), 0);
  return {
    parts: [paint, toRight, downwards],
    likeness: Math.sqrt(Math.max(0, sum / total)),
    target,
  };
}
