import { bernsteinAt } from '../../geometry/bezier';
import type { Stroke } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';

/** A cubic Bézier curve: a stroke that is not a line. */
export type Curve = Required<Stroke>;

/** Places of each curve at which its distance from another is taken, evenly, the last its end. */
export const PROBES = 8;

/** The parameter of a curve at one of its probes. */
export const placeOf = (probe: number) => (probe + 1) / PROBES;

/** Of each probe: where it is, in which direction the curve goes there, and how long that direction is. */
const NUMBERS = 5;

/** Where a probe's numbers begin in the row of a contour's. */
export const probeAt = (stroke: number, probe: number) => (stroke * PROBES + probe) * NUMBERS;

const between = (from: number, to: number, t: number) => from + (to - from) * t;

/** The direction of a curve at t on one axis, by de Casteljau's construction, as long as it is there. */
function slopeAt(from: number, one: number, two: number, to: number, t: number): number {
  const middle = between(one, two, t);
  return between(middle, between(two, to, t), t) - between(between(from, one, t), middle, t);
}

/**
 * The probes of a contour's curves as numbers in a row, since a file asks for a million of them; those of lines are left at 0.
 * Where each begins says `probeAt`; x and y come first.
 */
export function probesOf(strokes: readonly Stroke[]): Float64Array {
  const probes = new Float64Array(strokes.length * PROBES * NUMBERS);
  for (const [stroke, { from, controls, to }] of strokes.entries()) {
    if (!controls) continue;
    const [one, two] = controls;
    for (let probe = 0; probe < PROBES; probe += 1) {
      const at = probeAt(stroke, probe);
      const t = placeOf(probe);
      const dx = slopeAt(from[0], one[0], two[0], to[0], t);
      const dy = slopeAt(from[1], one[1], two[1], to[1], t);
      probes[at] = bernsteinAt(from[0], one[0], two[0], to[0], t);
      probes[at + 1] = bernsteinAt(from[1], one[1], two[1], to[1], t);
      probes[at + 2] = dx;
      probes[at + 3] = dy;
      probes[at + 4] = Math.hypot(dx, dy);
    }
  }
  return probes;
}

/**
 * Whether one curve for several keeps within a tolerance of one of them: across its direction, at each probe.
 *
 * @param stroke whose probes are meant.
 * @param start the parameter of the one curve at which that one begins.
 * @param end and at which it ends.
 */
export function keepsWithin(
  tolerance: Mm,
  { from, controls: [one, two], to }: Curve,
  probes: Float64Array,
  stroke: number,
  start: number,
  end: number,
): boolean {
  for (let probe = 0; probe < PROBES; probe += 1) {
    const at = probeAt(stroke, probe);
    const t = start + (end - start) * placeOf(probe);
    const x = bernsteinAt(from[0], one[0], two[0], to[0], t) - (probes[at] ?? 0);
    const y = bernsteinAt(from[1], one[1], two[1], to[1], t) - (probes[at + 1] ?? 0);
    const across = Math.abs(x * (probes[at + 3] ?? 0) - y * (probes[at + 2] ?? 0));
    // Where a curve stands still it has no direction, and is near to nothing.
    if (!(across / (probes[at + 4] ?? 0) <= tolerance)) return false;
  }
  return true;
}
