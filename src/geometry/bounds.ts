import type { Box } from './box';
import { MOVE, type Outline } from './outline';
import { segmentsOf } from './segments';

/**
 * The tight box of an outline: it touches the curves themselves, not their control points.
 *
 * @returns undefined for an outline without ink.
 */
export function boundsOf(outline: Outline): Box | undefined {
  const across: number[] = [];
  const down: number[] = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { verb, x, y, to } of segmentsOf(outline)) {
    if (verb === MOVE) continue;
    across.length = 0;
    down.length = 0;
    across.push(x);
    down.push(y);
    for (let index = 0; index + 1 < to.length; index += 2) {
      across.push(to[index] ?? x);
      down.push(to[index + 1] ?? y);
    }
    const [least, most] = reach(across);
    const [highest, lowest] = reach(down);
    left = Math.min(left, least);
    right = Math.max(right, most);
    top = Math.min(top, highest);
    bottom = Math.max(bottom, lowest);
  }
  return left <= right && top <= bottom ? { left, top, right, bottom } : undefined;
}

/** The minimum and maximum of a Bézier curve between its ends, by its control values on one axis. */
function reach(controls: readonly number[]): [least: number, most: number] {
  const first = controls[0] ?? 0;
  const last = controls.at(-1) ?? first;
  let least = Math.min(first, last);
  let most = Math.max(first, last);
  if (controls.every((value) => value >= least && value <= most)) return [least, most];
  for (const t of turningPoints(controls)) {
    const value = valueAt(controls, t);
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

/** Where between 0 and 1 the derivative of the curve is zero. */
function turningPoints(controls: readonly number[]): number[] {
  const slopes = controls.slice(1).map((value, index) => value - (controls[index] ?? 0));
  const [p = 0, q = 0, r] = slopes;
  const roots = r === undefined ? [p / (p - q)] : quadraticRoots(p - 2 * q + r, 2 * (q - p), p);
  return roots.filter((t) => t > 0 && t < 1);
}

/** The real roots of a·t² + b·t + c, computed without cancellation. */
function quadraticRoots(a: number, b: number, c: number): number[] {
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return [];
  const sum = -0.5 * (b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant));
  return [sum / a, c / sum];
}

/** The value of a Bézier curve at t, by de Casteljau's construction. */
function valueAt(controls: readonly number[], t: number): number {
  let row = controls;
  while (row.length > 1) {
    const above = row;
    row = above.slice(1).map((value, index) => {
      const before = above[index] ?? value;
      return before + t * (value - before);
    });
  }
  return row[0] ?? 0;
}
