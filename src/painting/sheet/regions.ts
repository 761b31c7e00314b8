import { FillRule, union } from 'clipper2-ts';
import type { Box } from '../../geometry/box';
import { areaOf, type Polygon, type Vertex } from '../../geometry/polygon';
import { type Region, regionOf } from './outermost';

/** The areas within paths in whole units that run clockwise, the others being holes: those are left out. */
export function filledRegions(paths: readonly Polygon[]): Region[] {
  return paths.filter((path) => areaOf(path) > 0).map(regionOf);
}

/** A region moved by whole units. */
export function movedRegion({ path, box }: Region, dx: number, dy: number): Region {
  return {
    path: path.map(({ x, y }): Vertex => ({ x: x + dx, y: y + dy })),
    box: { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy },
  };
}

const meet = (one: Box, other: Box) =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

/** Sorts regions of two sides into groups whose boxes meet across; what meets nothing is alone. */
function groupsAcross(ones: readonly Region[], others: readonly Region[]): Set<Region>[] {
  const groupOf = new Map([...ones, ...others].map((each) => [each, new Set([each])]));
  for (const one of ones) {
    for (const other of others) {
      const [group, joining] = [groupOf.get(one), groupOf.get(other)];
      if (!group || !joining || group === joining || !meet(one.box, other.box)) continue;
      for (const each of joining) groupOf.set(each, group.add(each));
    }
  }
  return [...new Set(groupOf.values())];
}

function unionOf(group: ReadonlySet<Region>): Region[] {
  if (group.size === 1) return [...group];
  return filledRegions(
    union(
      Array.from(group, ({ path }) => [...path]),
      FillRule.NonZero,
    ),
  );
}

/**
 * Regions of two sides as one, without holes. Each side is taken to be joined already, so that only what meets across is
 * united: the library's time grows with the square of the edges beside each other, and most letters stand apart.
 */
export function joinRegions(ones: readonly Region[], others: readonly Region[]): Region[] {
  return groupsAcross(ones, others).flatMap(unionOf);
}

/** Joins the regions of many parts two by two, neighbours in the list first. */
export function joinInPairs<T>(parts: readonly T[], regionsOf: (part: T) => readonly Region[]): Region[] {
  const [first] = parts;
  if (first === undefined) return [];
  if (parts.length === 1) return [...regionsOf(first)];
  const half = Math.ceil(parts.length / 2);
  return joinRegions(joinInPairs(parts.slice(0, half), regionsOf), joinInPairs(parts.slice(half), regionsOf));
}

const across = ({ box }: Region) => box.left + box.right;
const down = ({ box }: Region) => box.top + box.bottom;

function spreadOf(regions: readonly Region[], place: (region: Region) => number): number {
  const places = regions.map(place);
  return Math.max(...places) - Math.min(...places);
}

/** Joins regions anywhere two by two, neighbours on the stone first: halves of halves, cut across the longer side. */
export function joinByPlace(regions: readonly Region[]): Region[] {
  if (regions.length < 2) return [...regions];
  const place = spreadOf(regions, across) > spreadOf(regions, down) ? across : down;
  const sorted = [...regions].sort((one, other) => place(one) - place(other));
  const half = Math.ceil(sorted.length / 2);
  return joinRegions(joinByPlace(sorted.slice(0, half)), joinByPlace(sorted.slice(half)));
}
