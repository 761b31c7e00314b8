import type { Mm } from '../../stone/numbers';
import { type Filled, fill, type Next, type Rubber, type Turnable } from './fill';

/** How many of the last lengths a new order is compared with (late acceptance, Burke and Bykov 2017). */
const MEMORY = 12;

/** Weighs where rooms end on average against the length itself: an order that leaves the end emptier is nearer to a shorter one. */
const EVENNESS = 0.02;

/** Random numbers from 0 to below 1, the same for the same seed (Mulberry32, by Tommy Ettinger, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a filling costs, in mm of rubber: all lengths, and a little of where the rooms end. */
function costOf({ spots, lengths }: Filled, rooms: readonly Turnable[]): Mm {
  const ends = spots.reduce((sum, { room, turn, x }) => sum + x + (rooms[room]?.[turn]?.length ?? 0), 0);
  return lengths.reduce((sum, length) => sum + length, 0) + (EVENNESS * ends) / Math.max(1, spots.length);
}

const extent = (rooms: readonly Turnable[], { room, turn }: Next) => {
  const { length = 0, count = 0 } = rooms[room]?.[turn] ?? {};
  return { length, count };
};

/** The orders to begin with: the largest, the longest and the broadest first. */
function firstOrders(rooms: readonly Turnable[]): Next[][] {
  const order = rooms.map((_, room): Next => ({ room, turn: 0 }));
  const by = (measure: (next: Next) => number) => [...order].sort((a, b) => measure(b) - measure(a));
  return [
    by((next) => extent(rooms, next).length * extent(rooms, next).count),
    by((next) => extent(rooms, next).length),
    by((next) => extent(rooms, next).count),
  ];
}

/** An order with two rooms changed, one set elsewhere, or one turned, and from where on it differs. */
function neighbour(
  order: readonly Next[],
  rooms: readonly Turnable[],
  random: () => number,
): { readonly order: Next[]; readonly from: number } {
  const below = (limit: number) => Math.floor(random() * limit);
  const changed = [...order];
  const [one, other] = [below(order.length), below(order.length)];
  const [first, second] = [changed[one], changed[other]];
  if (!first || !second) return { order: changed, from: 0 };
  const turns = rooms[first.room]?.length ?? 1;
  const kind = random();
  if (turns > 1 && (kind < 0.3 || one === other)) {
    changed[one] = { ...first, turn: (first.turn + 1 + below(turns - 1)) % turns };
    return { order: changed, from: one };
  }
  if (kind < 0.65) [changed[one], changed[other]] = [second, first];
  else changed.splice(other, 0, ...changed.splice(one, 1));
  return { order: changed, from: Math.min(one, other) };
}

/**
 * Looks for an order of rooms that fills as little rubber as it can: the best of a few plain orders, then changed again and
 * again. Its end is counted in rows looked at and not in seconds, so that the same rooms always lie in the same places.
 *
 * @param work how many rows are looked at.
 */
export function search(rooms: readonly Turnable[], rubber: Rubber, work: number, seed = 1): Filled {
  const random = randomFrom(seed);
  let looked = 0;
  const filled = (order: readonly Next[], kept?: Filled['spots']) => {
    const found = fill(rooms, order, rubber, kept);
    looked += found.looked;
    return { order, found, cost: costOf(found, rooms) };
  };
  const [start = filled([])] = firstOrders(rooms)
    .map((order) => filled(order))
    .sort((a, b) => a.cost - b.cost);
  let [current, best] = [start, start];
  const memory = Array.from({ length: MEMORY }, () => start.cost);
  for (let step = 0; looked < work && rooms.length > 1; step += 1) {
    const { order, from } = neighbour(current.order, rooms, random);
    const tried = filled(order, current.found.spots.slice(0, from));
    const place = step % MEMORY;
    if (tried.cost <= current.cost || tried.cost <= (memory[place] ?? 0)) current = tried;
    if (current.cost < best.cost) best = current;
    memory[place] = current.cost;
    // An order that changes nothing is looked at for nothing, and counts all the same.
    looked += 1;
  }
  return best.found;
}
