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

/** Adds a stretch, as one with the last where that is the same owner's. */
function add(stretches: Stretch[], stretch: Stretch): void {
  if (stretch.to - stretch.from < SHORTEST) return;
  const last = stretches.at(-1);
  if (last?.owner === stretch.owner && last.value === stretch.value)
    stretches[stretches.length - 1] = { ...last, to: stretch.to };
  else stretches.push(stretch);
}

/** Where a value crosses a stretch's between two places; undefined where it is nowhere below it. */
function crossings(value: Quadratic, old: Quadratic, from: number, to: number): number[] | undefined {
  if (isNowhereBelow(value[0] - old[0], value[1] - old[1], value[2] - old[2], from, to)) return undefined;
  return rootsBetween(minus(value, old), from, to);
}

/**
 * The lower envelope with one more value, which counts between two places.
 *
 * @returns the same list where the value is nowhere the least.
 */
export function lowerWith(
  stretches: readonly Stretch[],
  { from, to, value, owner }: Stretch,
): readonly Stretch[] {
  let next: Stretch[] | undefined;
  for (let index = 0; index < stretches.length; index += 1) {
    const old = stretches[index];
    if (!old) continue;
    const low = Math.max(from, old.from);
    const high = Math.min(to, old.to);
    const roots = low < high ? crossings(value, old.value, low, high) : undefined;
    if (!roots) {
      if (next) add(next, old);
      continue;
    }
    next ??= stretches.slice(0, index);
    add(next, { ...old, to: low });
    let start = low;
    for (const end of [...roots, high]) {
      const middle = (start + end) / 2;
      const isLower = valueAt(value, middle) < valueAt(old.value, middle);
      add(next, isLower ? { from: start, to: end, value, owner } : { ...old, from: start, to: end });
      start = end;
    }
    add(next, { ...old, from: high });
  }
  return next ?? stretches;
}
