import { isNowhereBelow, minus, type Quadratic, rootsBetween, valueAt } from './quadratic';

/** A stretch of the lower envelope, and whose values are least there. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly value: Quadratic;
  /** The index of the site that the value belongs to. */
  readonly owner: number;
}

/** A stretch shorter than this is a rounding error. */
const SHORTEST = 1e-11;

/** Adds a stretch, as one with the last where that is the same owner's. Plain numbers, as most of what is asked is too short. */
function add(stretches: Stretch[], from: number, to: number, value: Quadratic, owner: number): void {
  if (to - from < SHORTEST) return;
  const last = stretches[stretches.length - 1];
  if (last?.owner === owner && last.value === value)
    stretches[stretches.length - 1] = { from: last.from, to, value, owner };
  else stretches.push({ from, to, value, owner });
}

const isBelow = (value: Quadratic, old: Quadratic, from: number, to: number) =>
  !isNowhereBelow(value[0] - old[0], value[1] - old[1], value[2] - old[2], from, to);

/** Whether a value is anywhere below an envelope. */
export function isBelowAny(stretches: readonly Stretch[], value: Quadratic): boolean {
  for (let index = 0; index < stretches.length; index += 1) {
    const old = stretches[index];
    if (old && isBelow(value, old.value, old.from, old.to)) return true;
  }
  return false;
}

/**
 * The lower envelope with one more value, which counts between two places.
 *
 * @returns the same list where the value is nowhere the least.
 */
export function lowerWith(
  stretches: readonly Stretch[],
  from: number,
  to: number,
  value: Quadratic,
  owner: number,
): readonly Stretch[] {
  let next: Stretch[] | undefined;
  for (let index = 0; index < stretches.length; index += 1) {
    const old = stretches[index];
    if (!old) continue;
    const low = Math.max(from, old.from);
    const high = Math.min(to, old.to);
    if (low >= high || !isBelow(value, old.value, low, high)) {
      if (next) add(next, old.from, old.to, old.value, old.owner);
      continue;
    }
    next ??= stretches.slice(0, index);
    add(next, old.from, low, old.value, old.owner);
    let start = low;
    for (const end of [...rootsBetween(minus(value, old.value), low, high), high]) {
      const middle = (start + end) / 2;
      if (valueAt(value, middle) < valueAt(old.value, middle)) add(next, start, end, value, owner);
      else add(next, start, end, old.value, old.owner);
      start = end;
    }
    add(next, high, old.to, old.value, old.owner);
  }
  return next ?? stretches;
}
