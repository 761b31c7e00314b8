import { between, type Point } from '../../geometry/point';
import { pointOf, type Stroke } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';

/** A cubic Bézier curve: a stroke that is not a line. */
type Curve = Required<Stroke>;

/** So many curves become one at most. */
const MOST = 8;

/** Places of each curve at which its distance is taken. */
const PROBES = 8;

/** Places of each curve to which the one that stands for all of them is fitted. */
const FITTED = [0.5, 1];

const isCurve = (stroke: Stroke): stroke is Curve => stroke.controls !== undefined;
const apart = ([x, y]: Point, [toX, toY]: Point): Mm => Math.hypot(toX - x, toY - y);

/** The direction of a curve at t, of any length. */
function directionAt({ from, to, controls: [one, two] }: Curve, t: number): Point {
  const [first, second, third] = [between(from, one, t), between(one, two, t), between(two, to, t)];
  const [[x, y], [toX, toY]] = [between(first, second, t), between(second, third, t)];
  return [toX - x, toY - y];
}

/** A place of a curve, and the curve's direction there. */
interface Probe {
  readonly at: Point;
  readonly along: Point;
  /** How long `along` is. */
  readonly length: number;
}

/** The places of a curve at which its distance from another is taken. */
function probesOf(curve: Curve): readonly Probe[] {
  return Array.from({ length: PROBES }, (_, index) => {
    const t = (index + 1) / PROBES;
    const along = directionAt(curve, t);
    return { at: pointOf(curve, t), along, length: Math.hypot(...along) };
  });
}

/** Whether one curve for several keeps within a tolerance of one of them, which ends at these parameters of it: across its direction, at each probe. */
function keepsWithin(
  tolerance: Mm,
  whole: Curve,
  probes: readonly Probe[],
  start: number,
  end: number,
): boolean {
  return probes.every(({ at: [x, y], along: [dx, dy], length }, index) => {
    const [toX, toY] = pointOf(whole, start + (end - start) * ((index + 1) / PROBES));
    return Math.abs((toX - x) * dy - (toY - y) * dx) / length <= tolerance;
  });
}

/** The parameters at which curves end, if their speed does not change where they meet: from 0 to 1. Undefined at a corner or a stop. */
function endsOf(curves: readonly Curve[]): number[] | undefined {
  const ends = [1];
  let [length, sum] = [1, 1];
  for (const [index, curve] of curves.entries()) {
    const before = curves[index - 1];
    if (!before) continue;
    const [arriving, leaving] = [apart(before.controls[1], before.to), apart(curve.from, curve.controls[0])];
    if (arriving === 0 || leaving === 0) return undefined;
    length *= leaving / arriving;
    sum += length;
    ends.push(sum);
  }
  return ends.map((end) => end / sum);
}

/** The cubic curve that leaves and arrives as curves do, nearest to places of theirs by least squares. */
function fitted(first: Curve, last: Curve, curves: readonly Curve[], ends: readonly number[]): Curve {
  const [from, to] = [first.from, last.to];
  const [leaveX, leaveY] = [first.controls[0][0] - from[0], first.controls[0][1] - from[1]];
  const [backX, backY] = [last.controls[1][0] - to[0], last.controls[1][1] - to[1]];
  const dot = leaveX * backX + leaveY * backY;
  let [oneOne, oneTwo, twoTwo, one, two] = [0, 0, 0, 0, 0];
  for (const [index, curve] of curves.entries()) {
    const [start, end] = [ends[index - 1] ?? 0, ends[index] ?? 1];
    for (const place of FITTED) {
      const t = start + (end - start) * place;
      const [a, b] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t];
      const [base, wanted] = [between(from, to, b + t ** 3), pointOf(curve, place)];
      const [x, y] = [wanted[0] - base[0], wanted[1] - base[1]];
      oneOne += a * a;
      oneTwo += a * b;
      twoTwo += b * b;
      one += a * (x * leaveX + y * leaveY);
      two += b * (x * backX + y * backY);
    }
  }
  const [aa, ab, bb] = [
    oneOne * (leaveX ** 2 + leaveY ** 2),
    oneTwo * dot,
    twoTwo * (backX ** 2 + backY ** 2),
  ];
  const determinant = aa * bb - ab * ab;
  const [ahead, back] = [(one * bb - two * ab) / determinant, (two * aa - one * ab) / determinant];
  return {
    from,
    to,
    controls: [
      [from[0] + ahead * leaveX, from[1] + ahead * leaveY],
      [to[0] + back * backX, to[1] + back * backY],
    ],
  };
}

/** A curve with its probes, which are taken once: it may be part of many that are tried. */
interface Probed {
  readonly curve: Curve;
  readonly probes: readonly Probe[];
}

/** One curve in place of several, if it keeps within a tolerance of each of them; undefined where there is none. */
function oneFor(run: readonly Probed[], tolerance: Mm): Curve | undefined {
  const curves = run.map(({ curve }) => curve);
  const [first, last, ends] = [curves[0], curves.at(-1), endsOf(curves)];
  if (!first || !last || !ends) return undefined;
  const whole = fitted(first, last, curves, ends);
  const isNear = run.every(({ probes }, index) =>
    keepsWithin(tolerance, whole, probes, ends[index - 1] ?? 0, ends[index] ?? 1),
  );
  return isNear ? whole : undefined;
}

/**
 * A contour's strokes with fewer curves: smooth neighbours become one where it keeps within a tolerance of
 * all of them, in the strokes' unit. Corners and lines stay the very points they were.
 */
export function fewerCurves(strokes: readonly Stroke[], tolerance: Mm): Stroke[] {
  const fewer: Stroke[] = [];
  const known = new Map<Curve, Probed>();
  const probed = (curve: Curve): Probed => {
    const one = known.get(curve) ?? { curve, probes: probesOf(curve) };
    known.set(curve, one);
    return one;
  };
  for (let index = 0; index < strokes.length; ) {
    const run: Probed[] = [];
    let [best, taken]: [Stroke | undefined, number] = [strokes[index], 1];
    for (const stroke of strokes.slice(index, index + MOST)) {
      if (!isCurve(stroke)) break;
      run.push(probed(stroke));
      const joined = run.length > 1 ? oneFor(run, tolerance) : stroke;
      if (!joined) break;
      [best, taken] = [joined, run.length];
    }
    if (best) fewer.push(best);
    index += taken;
  }
  return fewer;
}
