import { across, type Place, type Run } from './run';

const endsOf = (run: Run) => [run[0], run.at(-1)] as const;

/** A run from its shallower end on: there the tool has less to come down. */
function fromShallow(run: Run): Run {
  const [first, last] = endsOf(run);
  return first && last && last[2] > first[2] ? run.toReversed() : run;
}

/** Whether a run may as well be cut backwards: both its ends are on the face, or it is a ring. */
function isEven(run: Run): boolean {
  const [first, last] = endsOf(run);
  return first !== undefined && last !== undefined && Math.abs(first[2] - last[2]) < 1e-6;
}

/** Runs one after the other, each time the nearest next, by either end where that is the same; each from its shallow end. */
export function nearestNext(runs: readonly Run[], from: readonly [number, number]): Run[] {
  const left = runs.map(fromShallow);
  const ordered: Run[] = [];
  let at: Place = [...from, 0];
  while (left.length > 0) {
    let [best, least, isBack] = [0, Infinity, false];
    for (const [index, run] of left.entries()) {
      const [first, last] = endsOf(run);
      const there = first ? across(at, first) : 0;
      const back = last && isEven(run) ? across(at, last) : Infinity;
      if (Math.min(there, back) < least) [best, least, isBack] = [index, Math.min(there, back), back < there];
    }
    const [run = []] = left.splice(best, 1);
    const next = isBack ? run.toReversed() : run;
    ordered.push(next);
    const end = next.at(-1);
    if (end) at = end;
  }
  return ordered;
}
