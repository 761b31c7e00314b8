import type { Mm } from '../../stone/numbers';
import type { Rows } from './rows';
import { Strip } from './strip';

/** A room as it may lie on the roll: its rows by the turns that it may be given. */
export type Turnable = readonly Rows[];

/** What is to be placed next: a room by its place in the list, and one of its turns. */
export interface Next {
  readonly room: number;
  readonly turn: number;
}

/** Where a room lies: on which strip, how far along it, with its top at which row. */
export interface Spot extends Next {
  readonly strip: number;
  readonly x: Mm;
  readonly top: number;
}

/** The rubber that is to be filled. */
export interface Rubber {
  /** How many rows it is wide. */
  readonly rows: number;
  /** How long a strip may become, in mm; every room is shorter. */
  readonly longest: Mm;
}

/** Rooms on strips. */
export interface Filled {
  readonly spots: readonly Spot[];
  /** How much of each strip is used, in mm. */
  readonly lengths: readonly Mm[];
  /** How often a row was looked at. */
  readonly looked: number;
}

/** Of all places across a strip the one at which a room ends nearest to the beginning; undefined where it is full. */
function bestOn(strip: Strip, rows: Rows, longest: Mm): { readonly x: Mm; readonly top: number } | undefined {
  let best: { x: Mm; top: number } | undefined;
  let limit = longest - rows.length;
  for (let top = 0; top + rows.count <= strip.count; top += 1) {
    const x = strip.nearest(rows, top, limit);
    if (x > limit || (best && x >= best.x)) continue;
    best = { x, top };
    limit = x;
    if (x === 0) break;
  }
  return best;
}

/**
 * Places rooms one by one, each as near to the beginning of a strip as it can be, then as near to its upper edge
 * (bottom-left fill, on the side): also between and behind those that are there, where it fits.
 *
 * @param kept the spots of the first rooms, where they are known already.
 * @throws RangeError for a room that no strip can hold.
 */
export function fill(
  rooms: readonly Turnable[],
  order: readonly Next[],
  { rows: count, longest }: Rubber,
  kept: readonly Spot[] = [],
): Filled {
  const strips: Strip[] = [];
  const lengths: Mm[] = [];
  const spots: Spot[] = [];
  const set = (spot: Spot, rows: Rows) => {
    stripAt(spot.strip).take(rows, spot.x, spot.top);
    lengths[spot.strip] = Math.max(lengths[spot.strip] ?? 0, spot.x + rows.length);
    spots.push(spot);
  };
  const stripAt = (index: number) => {
    const strip = strips[index] ?? new Strip(count);
    strips[index] = strip;
    return strip;
  };
  for (const [at, next] of order.entries()) {
    const rows = rooms[next.room]?.[next.turn];
    if (!rows || rows.count > count || rows.length > longest) throw new RangeError('A room has no place');
    const known = kept[at];
    if (known) {
      set(known, rows);
      continue;
    }
    for (let strip = 0; ; strip += 1) {
      const best = bestOn(stripAt(strip), rows, longest);
      if (!best) continue;
      set({ ...next, strip, ...best }, rows);
      break;
    }
  }
  return { spots, lengths, looked: strips.reduce((sum, { looked }) => sum + looked, 0) };
}
