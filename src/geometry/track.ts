import type { Polygon, Vertex } from './polygon';

/** A stretch of a closed line: between two positions along it, in its points' unit; `to` may exceed the line's length. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Positions this near to each other along a line count as equal. */
const TOUCHING = 1e-6;

/** A closed line with positions measured along it from its first point. */
export class Track {
  readonly points: Polygon;
  readonly length: number;
  /** The position of each point. */
  readonly ways: readonly number[];

  constructor(points: Polygon) {
    this.points = points;
    const ways: number[] = [];
    let way = 0;
    for (const [i, at] of points.entries()) {
      ways.push(way);
      const next = points[(i + 1) % points.length] ?? at;
      way += Math.hypot(next.x - at.x, next.y - at.y);
    }
    this.ways = ways;
    this.length = way;
  }

  /** A position reduced to one turn of the line: from 0 to below its length. */
  wrapped(way: number): number {
    return ((way % this.length) + this.length) % this.length;
  }

  /** The last point at or before a position within one turn. */
  private before(way: number): number {
    let [low, high] = [0, this.ways.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.ways[middle] ?? 0) <= way) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private corner(index: number): Vertex {
    return this.points[index % this.points.length] ?? { x: 0, y: 0 };
  }

  /** The point at a position along the line. */
  at(way: number): Vertex {
    const wrapped = this.wrapped(way);
    const index = this.before(wrapped);
    const [from, to] = [this.corner(index), this.corner(index + 1)];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const part = long > 0 ? (wrapped - (this.ways[index] ?? 0)) / long : 0;
    return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
  }

  /** The position of the point of the line that is nearest to another. */
  nearest({ x, y }: Vertex): number {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [index, way] of this.ways.entries()) {
      const [from, to] = [this.corner(index), this.corner(index + 1)];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const long = Math.hypot(dx, dy) || 1;
      const along = Math.min(long, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / long));
      const away = Math.hypot(from.x + (dx * along) / long - x, from.y + (dy * along) / long - y);
      if (away < least) [best, least] = [way + along, away];
    }
    return best;
  }

  /** The open line along a stretch of at most one turn. */
  stretch({ from, to }: Stretch): Vertex[] {
    const line = [this.at(from)];
    const start = this.wrapped(from);
    const end = start + Math.min(to - from, this.length);
    let index = this.before(start) + 1;
    for (; ; index += 1) {
      const turns = Math.floor(index / this.points.length);
      const way = (this.ways[index % this.points.length] ?? 0) + turns * this.length;
      if (way >= end - TOUCHING) break;
      if (way > start + TOUCHING) line.push(this.corner(index));
    }
    line.push(this.at(to));
    return line;
  }
}

/** Stretches of a line joined where they meet, each within or just beyond one turn, in order; the whole line is one. */
export function joined(stretches: readonly Stretch[], length: number): Stretch[] {
  const wrap = (way: number) => ((way % length) + length) % length;
  const sorted = stretches
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => ({ from: wrap(from), to: wrap(from) + Math.min(to - from, length) }))
    .sort((one, other) => one.from - other.from);
  const merged: { from: number; to: number }[] = [];
  for (const stretch of sorted) {
    const last = merged.at(-1);
    if (last && stretch.from <= last.to + TOUCHING) last.to = Math.max(last.to, stretch.to);
    else merged.push({ ...stretch });
  }
  // A stretch that crosses the line's first point may reach into the first stretches.
  const last = merged.at(-1);
  while (last && merged.length > 1) {
    const [first = last] = merged;
    if (last.to - length < first.from - TOUCHING) break;
    last.to = Math.max(last.to, first.to + length);
    merged.shift();
  }
  const [only] = merged;
  if (merged.length === 1 && only && only.to - only.from >= length - TOUCHING)
    return [{ from: 0, to: length }];
  return merged;
}

/** What is left of a line without the joined stretches; the whole line where there are none. */
export function rest(taken: readonly Stretch[], length: number): Stretch[] {
  if (taken.length === 0) return [{ from: 0, to: length }];
  return taken
    .map(({ to }, i) => {
      const next = taken[i + 1]?.from ?? (taken[0]?.from ?? 0) + length;
      return { from: to, to: next };
    })
    .filter(({ from, to }) => to - from > TOUCHING);
}
