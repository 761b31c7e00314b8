import type { Mm } from '../../stone/numbers';
import { type Cutting, measureOf } from './measures';
import { across, type Place, type Run } from './run';

/** A move of a tool to a place; without a feed as fast as the machine can, which is never in the stone. In mm and minutes. */
export interface Move {
  readonly to: Place;
  readonly feed?: number;
}

/** A tool comes down fast to this far above the stone's face, in mm: a stone that was levelled is not less even. */
const CLEAR: Mm = 0.5;

/** How fast a tool may go from one place to another, so that it comes down no faster than it may plunge. */
function feedTo(from: Place, to: Place, feed: number, plunge: number): number {
  const down = from[2] - to[2];
  const length = Math.hypot(across(from, to), down);
  return down * feed > plunge * length ? Math.max(1, Math.floor((plunge * length) / down)) : feed;
}

/** A place in whole thousandths, as it is written: moves that are none by that are left out. */
const written = ([x, y, z]: Place): Place => [
  Math.round(x * 1000) / 1000,
  Math.round(y * 1000) / 1000,
  Math.round(z * 1000) / 1000,
];

const isSame = (one: Place, other: Place) => one.every((value, axis) => value === other[axis]);

function movesAlong(run: Run, cutting: Cutting): Move[] {
  const safe = measureOf(cutting, 'safeHeight');
  const [feed, plunge] = [measureOf(cutting, 'feed'), measureOf(cutting, 'plunge')];
  const [first, ...others] = run.map(written);
  if (!first) return [];
  const [x, y] = first;
  const moves: Move[] = [
    { to: [x, y, safe] },
    { to: [x, y, Math.min(safe, CLEAR)] },
    { to: first, feed: plunge },
  ];
  let at = first;
  for (const to of others) {
    if (isSame(to, at)) continue;
    moves.push({ to, feed: feedTo(at, to, feed, plunge) });
    at = to;
  }
  return [...moves, { to: [at[0], at[1], safe] }];
}

/** The moves by which a tool cuts runs: from safe height to safe height for each, in stone mm rounded to a thousandth. */
export const movesOf = (runs: readonly Run[], cutting: Cutting): Move[] =>
  runs.flatMap((run) => movesAlong(run, cutting));
