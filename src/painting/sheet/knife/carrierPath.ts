import { directionTo } from '../../../geometry/directions';
import type { Point } from '../../../geometry/point';
import type { Mm } from '../../../stone/numbers';

/** How far the chords of a swivel lie inside of its arc, in mm: the tip would be pushed back by as much. */
const SAGITTA: Mm = 0.0001;

/** A turn smaller than this, in radians, moves no holder. */
const NONE = 1e-9;

/** A direction's turn to another by the shorter way, from -π to π. */
function turned(from: number, to: number): number {
  const turns = (to - from) / (2 * Math.PI);
  return (turns - Math.round(turns)) * 2 * Math.PI;
}

/** The path of a drag knife's holder, and in which direction its blade points at the end. */
export interface Carried {
  readonly points: readonly Point[];
  readonly blade: number;
}

/**
 * The path of a drag knife's holder whose blade's tip follows a line of points. The tip trails the middle of the holder by
 * the offset, in the direction in which it is pulled. So on a straight run the holder is that far ahead of it; in a corner
 * it has run on by the offset, and swivels by an arc of that radius about the corner, in which the tip rests, into the
 * new direction. On curves, whose points lie close, it is the tip plus the offset times the tangent.
 *
 * @param tip where the tip is to go, in mm.
 * @param blade in which direction the blade points before, in radians: the holder comes down where the tip then lies on the
 *   first point, and swivels there into the direction of the first run.
 */
export function carrierPath(tip: readonly Point[], offset: Mm, blade: number): Carried {
  const step = 2 * Math.acos(1 - SAGITTA / offset);
  const [first] = tip;
  if (!first) return { points: [], blade };
  const ahead = ([x, y]: Point, angle: number): Point => [
    x + offset * Math.cos(angle),
    y + offset * Math.sin(angle),
  ];
  const points: Point[] = [ahead(first, blade)];
  let [at, pointing] = [first, blade];
  for (const next of tip) {
    if (next[0] === at[0] && next[1] === at[1]) continue;
    const direction = directionTo(at, next);
    const turn = turned(pointing, direction);
    const chords = Math.abs(turn) < NONE ? 0 : Math.ceil(Math.abs(turn) / step);
    for (let chord = 1; chord <= chords; chord += 1)
      points.push(ahead(at, pointing + (turn * chord) / chords));
    points.push(ahead(next, direction));
    [at, pointing] = [next, direction];
  }
  return { points, blade: pointing };
}
