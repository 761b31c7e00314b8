import type { Point } from '../../../geometry/point';
import { areaOf, type Polygon } from '../../../geometry/polygon';
import { Track } from '../../../geometry/track';
import type { Mm } from '../../../stone/numbers';
import { type Crossing, crossingsWith } from './crossings';

/** Places along a counter at which a bridge may begin: so many, and at least so far apart, in mm. */
const PLACES = 240;
const CLOSEST: Mm = 0.2;

/** Across its width a bridge is looked at on so many lines. It reaches so far beyond the ink that is taken away, in mm. */
const LINES = [-0.5, -0.25, 0, 0.25, 0.5];
const BEYOND: Mm = 0.02;

/** How wide the sides of its ends may lie apart, in widths: else it would run along a contour instead of across. */
const SLANT = 1.5;

/** A bridge: a rectangle without ink from a counter to what it is joined to. */
export interface Bridge {
  readonly corners: Polygon;
  /** Where along the counter's contour it begins, and how long it is, in mm. */
  readonly way: Mm;
  readonly length: Mm;
  /** The polygon at its other end. */
  readonly to: number;
}

/** The stretch of ink in which a place on a line lies: where the line enters it, and where it leaves it. */
function inkAt(crossings: readonly Crossing[], middle: Mm): readonly [Crossing, Crossing] | undefined {
  const before = crossings.filter(({ along }) => along < middle);
  const [last, next] = [before.at(-1), crossings[before.length]];
  // After an even number of sides there is no ink.
  return last && next && before.length % 2 === 1 ? [last, next] : undefined;
}

function bridgeAt(
  polygons: readonly Polygon[],
  counter: number,
  track: Track,
  way: Mm,
  width: Mm,
): Bridge | undefined {
  const [behind, ahead] = [track.at(way - CLOSEST / 4), track.at(way + CLOSEST / 4)];
  const long = Math.hypot(ahead.x - behind.x, ahead.y - behind.y);
  if (!(long > 0)) return undefined;
  const [tx, ty] = [(ahead.x - behind.x) / long, (ahead.y - behind.y) / long];
  const clockwise = areaOf(track.points) > 0 ? 1 : -1;
  // Out of the counter: to the left of a contour that runs clockwise.
  const across = [ty * clockwise, -tx * clockwise] as const;
  const { x, y } = track.at(way);
  const originOn = (line: number): Point => [x + tx * line * width, y + ty * line * width];
  const middle = crossingsWith(polygons, [x, y], across).find(({ along }) => along > CLOSEST / 10);
  if (!middle) return undefined;
  let [from, to] = [Infinity, -Infinity];
  for (const line of LINES) {
    const [enters, leaves] = inkAt(crossingsWith(polygons, originOn(line), across), middle.along / 2) ?? [];
    if (enters?.polygon !== counter || leaves?.polygon !== middle.polygon) return undefined;
    [from, to] = [Math.min(from, enters.along), Math.max(to, leaves.along)];
  }
  if (-from > SLANT * width || to - middle.along > SLANT * width) return undefined;
  const corner = (line: number, along: Mm) => {
    const [originX, originY] = originOn(line);
    return { x: originX + across[0] * along, y: originY + across[1] * along };
  };
  const [start, end] = [from - BEYOND, to + BEYOND];
  const corners = [corner(-0.5, start), corner(0.5, start), corner(0.5, end), corner(-0.5, end)];
  return { corners, way, length: to - from, to: middle.polygon };
}

/**
 * Bridges from a counter, the shortest that lie well apart: the first where the ink is thinnest, each further one at least
 * half of an even share of the contour away from the others. Fewer where the counter is too small for as many.
 *
 * @param polygons the ink's contours, none of which crosses another.
 * @param counter which of them is the counter.
 * @param joined to which of them a bridge may lead.
 */
export function bridgesFrom(
  polygons: readonly Polygon[],
  counter: number,
  joined: ReadonlySet<number>,
  { count, width }: { readonly count: number; readonly width: Mm },
): Bridge[] {
  const track = new Track(polygons[counter] ?? []);
  const places = Math.max(1, Math.min(PLACES, Math.floor(track.length / CLOSEST)));
  const possible = Array.from({ length: places }, (_, place) =>
    bridgeAt(polygons, counter, track, (place * track.length) / places, width),
  )
    .flatMap((bridge) => (bridge && joined.has(bridge.to) ? [bridge] : []))
    .sort((one, other) => one.length - other.length);
  const apart = Math.max(track.length / (2 * count), 2 * width);
  const chosen: Bridge[] = [];
  for (const bridge of possible) {
    if (chosen.length === count) break;
    const isFree = chosen.every(({ way }) => {
      const distance = Math.abs(way - bridge.way);
      return Math.min(distance, track.length - distance) >= apart;
    });
    if (isFree) chosen.push(bridge);
  }
  return chosen;
}
