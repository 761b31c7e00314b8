import type { Mm } from '../../stone/numbers';
import { areInLine, type Extent, type Neighbour, nearestAfter, nearestBefore } from './neighbours';

/** A gap between two extents: its ends along the direction, and where it is shown at right angles to it, in mm. */
export interface Gap {
  readonly from: Mm;
  readonly to: Mm;
  readonly beside: Mm;
}

/** How far something has to be moved for its gaps to be equal. */
export interface EqualGaps {
  readonly by: Mm;
  /** The equal gaps, once it has been moved. */
  gaps(): readonly Gap[];
}

/** The gap between two extents, shown in the middle of where they lie beside each other. */
function gapBetween(first: Extent, second: Extent): Gap {
  const beside = (Math.max(first.least, second.least) + Math.min(first.most, second.most)) / 2;
  return { from: first.to, to: second.from, beside };
}

/** Whether something reaches into the gap between two extents; what has all of the gap within it, as a wreath, does not. */
function isCrossed(first: Extent, second: Extent, neighbours: readonly Extent[]): boolean {
  const [from, to] = [first.to, second.from];
  return neighbours.some(
    (each) =>
      each.from < to &&
      each.to > from &&
      !(each.from <= from && each.to >= to) &&
      areInLine(each, first) &&
      areInLine(each, second),
  );
}

/** An extent so much shorter at both its ends, at most to its middle. */
function shortened(extent: Extent, by: Mm): Extent {
  const less = Math.min(by, (extent.to - extent.from) / 2);
  return { ...extent, from: extent.from + less, to: extent.to - less };
}

/**
 * The nearest place at which the gaps of a moving extent are equal: the same before and after it, or the one before it the
 * same as that before its neighbour, or the one after it as that after its neighbour.
 *
 * @param reach the farthest that it is moved, in mm.
 * @returns undefined where none is within reach.
 */
export function equalGaps(
  moving: Extent,
  neighbours: readonly Neighbour[],
  reach: Mm,
): EqualGaps | undefined {
  // What it overlaps by less than the reach is a neighbour all the same: it may be moved clear of that.
  const core = shortened(moving, reach);
  const before = nearestBefore(core, neighbours);
  const after = nearestAfter(core, neighbours);
  let by = Number.POSITIVE_INFINITY;
  let pairs: ((moved: Extent) => readonly (readonly [Extent, Extent])[]) | undefined;
  const offer = (gap: Mm, shift: Mm, found: NonNullable<typeof pairs>) => {
    if (gap <= 0 || Math.abs(shift) > reach || Math.abs(shift) >= Math.abs(by)) return;
    const isFree =
      moving.from + shift >= (before?.to ?? Number.NEGATIVE_INFINITY) &&
      moving.to + shift <= (after?.from ?? Number.POSITIVE_INFINITY);
    if (!isFree) return;
    const between = found({ ...moving, from: moving.from + shift, to: moving.to + shift });
    if (between.some(([one, other]) => isCrossed(one, other, neighbours))) return;
    by = shift;
    pairs = found;
  };
  if (before && after) {
    const gap = (after.from - before.to - (moving.to - moving.from)) / 2;
    offer(gap, before.to + gap - moving.from, (moved) => [
      [before, moved],
      [moved, after],
    ]);
  }
  if (before?.before) {
    const { before: first } = before;
    const gap = before.from - first.to;
    offer(gap, before.to + gap - moving.from, (moved) => [
      [first, before],
      [before, moved],
    ]);
  }
  if (after?.after) {
    const { after: last } = after;
    const gap = last.from - after.to;
    offer(gap, after.from - gap - moving.to, (moved) => [
      [moved, after],
      [after, last],
    ]);
  }
  const found = pairs;
  return (
    found && {
      by,
      gaps: () =>
        found({ ...moving, from: moving.from + by, to: moving.to + by }).map(([one, other]) =>
          gapBetween(one, other),
        ),
    }
  );
}
