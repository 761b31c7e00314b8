import type { Contour } from '../../geometry/contour';
import type { Mm } from '../../stone/numbers';

/** What stays between two rooms that have been slid against each other, in mm: what only grazes is then no obstacle. */
const APART: Mm = 0.001;

/** A side of a contour by its axis: from the coordinate aside and along of one end to those of the other. */
type Side = readonly [low: Mm, start: Mm, high: Mm, end: Mm];

/** Where along the axis a side lies at a place aside of it; of a side that lies along the axis the end that is nearer. */
function placeOn([low, start, high, end]: Side, aside: Mm, forth: 1 | -1): Mm {
  if (high === low) return forth * Math.max(forth * start, forth * end);
  return start + ((aside - low) / (high - low)) * (end - start);
}

/** The nearest that any corner of a contour comes to a side that lies before it along an axis. */
function cornersToSide(moving: Contour, side: Side, axis: 0 | 1, forth: 1 | -1, most: Mm): Mm {
  const [least, greatest] = [Math.min(side[0], side[2]), Math.max(side[0], side[2])];
  let nearest = most;
  for (let at = 0; at < moving.length; at += 2) {
    const aside = moving[at + 1 - axis] ?? 0;
    if (aside < least || aside > greatest) continue;
    const way = forth * ((moving[at + axis] ?? 0) - placeOn(side, aside, forth));
    if (way >= -APART && way < nearest) nearest = way;
  }
  return nearest;
}

/** The same for all sides of a contour. */
function cornersToSides(moving: Contour, still: Contour, axis: 0 | 1, forth: 1 | -1, most: Mm): Mm {
  const across = 1 - axis;
  let nearest = most;
  for (let at = 0; at < still.length; at += 2) {
    const next = (at + 2) % still.length;
    const [low = 0, start = 0] = [still[at + across], still[at + axis]];
    const [high = 0, end = 0] = [still[next + across], still[next + axis]];
    nearest = cornersToSide(moving, [low, start, high, end], axis, forth, nearest);
  }
  return nearest;
}

/**
 * How far a contour can be moved towards the beginning of an axis until it meets another one, in mm; `most` where it meets
 * none before that. Exact: a corner of one always meets a side of the other first.
 */
export function wayTo(moving: Contour, still: Contour, axis: 0 | 1, most: Mm): Mm {
  const one = cornersToSides(moving, still, axis, 1, most);
  return Math.max(0, Math.min(most, cornersToSides(still, moving, axis, -1, one)) - APART);
}
