import type { Box } from '../../geometry/box';
import type { Mm } from '../../stone/numbers';

/** The direction in which gaps lie between elements. */
export type Direction = 'across' | 'down';

/** The ink of an element along a direction, and beside it, in mm of the stone. */
export interface Extent {
  readonly from: Mm;
  readonly to: Mm;
  /** Its ends at right angles to the direction. */
  readonly least: Mm;
  readonly most: Mm;
}

/** An element that stands still, and those next to it: the gaps there are what a moving one may repeat. */
export interface Neighbour extends Extent {
  before: Extent | undefined;
  after: Extent | undefined;
}

/** A box as an extent along a direction. */
export function extentOf({ left, top, right, bottom }: Box, direction: Direction): Extent {
  return direction === 'across'
    ? { from: left, to: right, least: top, most: bottom }
    : { from: top, to: bottom, least: left, most: right };
}

/** Whether two extents lie beside each other in their direction, so that there is a gap between them to be seen. */
export function areInLine(one: Extent, other: Extent): boolean {
  return one.least < other.most && other.least < one.most;
}

/** The nearest of some extents that ends before one begins, in line with it; undefined where there is none. */
export function nearestBefore<E extends Extent>(one: Extent, others: readonly E[]): E | undefined {
  let nearest: E | undefined;
  for (const other of others) {
    if (other.to <= one.from && areInLine(one, other) && (!nearest || other.to > nearest.to)) nearest = other;
  }
  return nearest;
}

/** The nearest of some extents that begins after one ends, in line with it; undefined where there is none. */
export function nearestAfter<E extends Extent>(one: Extent, others: readonly E[]): E | undefined {
  let nearest: E | undefined;
  for (const other of others) {
    if (other.from >= one.to && areInLine(one, other) && (!nearest || other.from < nearest.from))
      nearest = other;
  }
  return nearest;
}

/** The elements' ink along a direction, each with the nearest before and after it. */
export function neighboursOf(inks: readonly Box[], direction: Direction): readonly Neighbour[] {
  const extents = inks.map((ink) => extentOf(ink, direction));
  return extents.map((extent) => ({
    ...extent,
    before: nearestBefore(extent, extents),
    after: nearestAfter(extent, extents),
  }));
}
