import type { Mm } from '../../stone/numbers';
import { across, type Place, type Run } from './run';

/** How steeply a tool enters: one mm down on four along, well below what V-bits and end mills for stone bear. */
const SLOPE = 0.25;

/** A way down of less than this, in mm, needs no ramp. */
const SHALLOW: Mm = 0.02;

/** A tool changes direction at most so often: along a run so short that this is not enough, it comes down at its plunging feed. */
const MOST_WAYS = 20;

/** The start of a run, long enough to come down along it: the way down on its slope, or all of the run. */
function startOf(run: Run, depth: Mm): Place[] {
  const start: Place[] = [];
  let length = 0;
  for (const place of run) {
    const before = start.at(-1);
    if (before) {
      const step = across(before, place);
      const left = depth / SLOPE - length;
      if (step >= left) {
        const part = step > 0 ? left / step : 1;
        const [x, y, z] = before;
        start.push([x + part * (place[0] - x), y + part * (place[1] - y), z + part * (place[2] - z)]);
        return start;
      }
      length += step;
    }
    start.push(place);
  }
  return start;
}

/** A way there and back again, so often that it ends at its start. */
function backAndForth(start: readonly Place[], length: Mm, depth: Mm): Place[] {
  const back = start.toReversed();
  const ways = Math.min(MOST_WAYS, Math.max(1, Math.ceil(depth / SLOPE / length - 1e-9)));
  const isOdd = ways % 2 === 1;
  return Array.from({ length: ways }, (_, way) => ((way % 2 === 0) === isOdd ? back : start)).flatMap(
    (places, way) => (way === 0 ? places : places.slice(1)),
  );
}

/**
 * A run that is entered on a slope: where it begins below what is free already, the tool goes down to and fro along its
 * start, nowhere deeper than the run is, and then follows it.
 *
 * @param free the z down to which the stone is away already, in mm.
 */
export function ramped(run: Run, free: Mm): Run {
  const depth = free - Math.min(...run.map(([, , z]) => z));
  const [first] = run;
  if (!first || free - first[2] < SHALLOW) return run;
  const start = startOf(run, depth);
  const length = start.reduce((sum, place, index) => sum + across(start[index - 1] ?? place, place), 0);
  // A tool that stays where it is can only go straight down.
  if (length === 0) return [[first[0], first[1], free], ...run];
  let gone = 0;
  const way = backAndForth(start, length, depth);
  const down = way.map(([x, y, z], index): Place => {
    gone += across(way[index - 1] ?? [x, y, z], [x, y, z]);
    return [x, y, Math.max(z, free - gone * SLOPE)];
  });
  return [...down, ...run];
}
