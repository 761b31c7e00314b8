import type { Polygon } from '../geometry/polygon';
import { Track } from '../geometry/track';
import type { ArcSide } from '../stone/curve';
import type { Mm } from '../stone/numbers';

/** A point of a baseline, in mm about the middle of the line, y down. */
export interface BaselinePoint {
  readonly x: Mm;
  readonly y: Mm;
  /** The direction in which the line runs there, in radians clockwise from the right. */
  readonly angle: number;
}

/** A baseline that is not straight, and closed. */
export interface Baseline {
  /** Its point in a distance along it from the line's middle, to the right if positive. */
  (along: Mm): BaselinePoint;
  /** How long it is once around, in mm: a longer line runs over itself. */
  readonly around: Mm;
}

/**
 * A circle, whose highest point is the line's middle for letters outside of it and its lowest for letters inside.
 *
 * @param radius in mm; positive.
 */
export function arcBaseline(radius: Mm, side: ArcSide): Baseline {
  const way = side === 'outside' ? 1 : -1;
  const at = (along: Mm): BaselinePoint => {
    const angle = along / radius;
    // 1 - cos(angle), without cancellation where the radius is great.
    const sagitta = 2 * radius * Math.sin(angle / 2) ** 2;
    return { x: radius * Math.sin(angle), y: way * sagitta, angle: way * angle };
  };
  return Object.assign(at, { around: 2 * Math.PI * radius });
}

/** The part of the closed line on which the direction at a point is measured, in mm to either side of it. */
const CHORD: Mm = 5;

/**
 * A closed line of short straight pieces. Its direction at a point is that of a chord across it, so that letters do not
 * turn by the pieces' corners.
 *
 * @param polygon in mm, clockwise, so that letters stand outside of it. Its point nearest to 0, 0 is the line's middle.
 */
export function polygonBaseline(polygon: Polygon): Baseline {
  const track = new Track(polygon);
  const start = track.nearest({ x: 0, y: 0 });
  const origin = track.at(start);
  const at = (along: Mm): BaselinePoint => {
    const { x, y } = track.at(start + along);
    const [from, to] = [track.at(start + along - CHORD), track.at(start + along + CHORD)];
    return { x: x - origin.x, y: y - origin.y, angle: Math.atan2(to.y - from.y, to.x - from.x) };
  };
  return Object.assign(at, { around: track.length });
}
