import type { Point } from '../../geometry/point';
import type { Stroke } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';
import { type Curve, keepsWithin, PROBES, placeOf, probeAt, probesOf } from './curveProbes';

/** So many curves become one at most. */
const MOST = 8;

/** The probes of each curve to which the one that stands for all of them is fitted: its middle and its end. */
const FITTED = [PROBES / 2 - 1, PROBES - 1];

const isCurve = (stroke: Stroke | undefined): stroke is Curve => stroke?.controls !== undefined;
const apart = ([x, y]: Point, [toX, toY]: Point): Mm => Math.hypot(toX - x, toY - y);

/** The parameters at which curves end, if their speed does not change where they meet: from 0 to 1. Undefined at a corner or a stop. */
function endsOf(curves: readonly Curve[]): number[] | undefined {
  const ends = [1];
  let [length, sum] = [1, 1];
  let before: Curve | undefined;
  for (const curve of curves) {
    if (before) {
      const [arriving, leaving] = [
        apart(before.controls[1], before.to),
        apart(curve.from, curve.controls[0]),
      ];
      if (arriving === 0 || leaving === 0) return undefined;
      length *= leaving / arriving;
      sum += length;
      ends.push(sum);
    }
    before = curve;
  }
  return ends.map((end) => end / sum);
}

/** The curves that may become one, with their probes, of which the first's are those of a place in the contour. */
interface Run {
  readonly curves: readonly Curve[];
  readonly place: number;
  readonly probes: Float64Array;
}

/** The cubic curve that leaves and arrives as curves do, nearest to places of theirs by least squares. */
function fitted(first: Curve, last: Curve, { curves, place, probes }: Run, ends: readonly number[]): Curve {
  const [[fromX, fromY], [toX, toY]] = [first.from, last.to];
  const [leaveX, leaveY] = [first.controls[0][0] - fromX, first.controls[0][1] - fromY];
  const [backX, backY] = [last.controls[1][0] - toX, last.controls[1][1] - toY];
  const dot = leaveX * backX + leaveY * backY;
  let [oneOne, oneTwo, twoTwo, one, two] = [0, 0, 0, 0, 0];
  let start = 0;
  for (let index = 0; index < curves.length; index += 1) {
    const end = ends[index] ?? 1;
    for (const probe of FITTED) {
      const t = start + (end - start) * placeOf(probe);
      const a = 3 * (1 - t) ** 2 * t;
      const b = 3 * (1 - t) * t * t;
      const part = b + t ** 3;
      const at = probeAt(place + index, probe);
      const x = (probes[at] ?? 0) - (fromX + (toX - fromX) * part);
      const y = (probes[at + 1] ?? 0) - (fromY + (toY - fromY) * part);
      oneOne += a * a;
      oneTwo += a * b;
      twoTwo += b * b;
      one += a * (x * leaveX + y * leaveY);
      two += b * (x * backX + y * backY);
    }
    start = end;
  }
  const aa = oneOne * (leaveX ** 2 + leaveY ** 2);
  const ab = oneTwo * dot;
  const bb = twoTwo * (backX ** 2 + backY ** 2);
  const determinant = aa * bb - ab * ab;
  const ahead = (one * bb - two * ab) / determinant;
  const back = (two * aa - one * ab) / determinant;
  return {
    from: first.from,
    to: last.to,
    controls: [
      [fromX + ahead * leaveX, fromY + ahead * leaveY],
      [toX + back * backX, toY + back * backY],
    ],
  };
}

/** One curve in place of several, if it keeps within a tolerance of each of them; undefined where there is none. */
function oneFor(run: Run, tolerance: Mm): Curve | undefined {
  const { curves, place, probes } = run;
  const [first, last, ends] = [curves[0], curves.at(-1), endsOf(curves)];
  if (!first || !last || !ends) return undefined;
  const whole = fitted(first, last, run, ends);
  let start = 0;
  for (const [index, end] of ends.entries()) {
    if (!keepsWithin(tolerance, whole, probes, place + index, start, end)) return undefined;
    start = end;
  }
  return whole;
}

/**
 * A contour's strokes with fewer curves: smooth neighbours become one where it keeps within a tolerance of
 * all of them, in the strokes' unit. Corners and lines stay the very points they were.
 */
export function fewerCurves(strokes: readonly Stroke[], tolerance: Mm): Stroke[] {
  const probes = probesOf(strokes);
  const fewer: Stroke[] = [];
  for (let place = 0; place < strokes.length; ) {
    const curves: Curve[] = [];
    let [best, taken]: [Stroke | undefined, number] = [strokes[place], 1];
    while (curves.length < MOST) {
      const stroke = strokes[place + curves.length];
      if (!isCurve(stroke)) break;
      curves.push(stroke);
      if (curves.length === 1) continue;
      const joined = oneFor({ curves, place, probes }, tolerance);
      if (!joined) break;
      [best, taken] = [joined, curves.length];
    }
    if (best) fewer.push(best);
    place += taken;
  }
  return fewer;
}
