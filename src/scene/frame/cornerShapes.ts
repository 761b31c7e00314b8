import type { Polygon, Vertex } from '../../geometry/polygon';
import { Track } from '../../geometry/track';
import type { Mm } from '../../stone/numbers';
import { type Corner, cornersOf, isMarked } from './corners';
import type { CornerShape } from './types';

/** A frame's base line with its corners shaped. */
export interface ShapedTrack {
  readonly track: Track;
  /** Its corners; where one is shaped, from where its shape begins to where it ends. */
  readonly corners: readonly Corner[];
}

/** A shape takes at most this fraction of the distance to the next corner. */
const MOST_OF_EDGE = 0.4;

/** Degrees of an arc per chord: 1.5° keeps within 0.004 mm of the circle of a corner. */
const CHORD = 1.5;

/** The position where the line is first `reach` mm away from a corner's middle, going forwards (1) or back (−1). */
function wayAtReach(track: Track, corner: Corner, reach: Mm, direction: 1 | -1): Mm {
  const middle = track.at(corner.way);
  const away = (way: Mm) => {
    const { x, y } = track.at(corner.way + direction * way);
    return Math.hypot(x - middle.x, y - middle.y);
  };
  // The line bends little near a corner: bisection finds the position.
  let [near, far] = [reach, reach * 1.6];
  while (away(far) < reach && far < reach * 3) far *= 1.2;
  for (let i = 0; i < 50; i += 1) {
    const half = (near + far) / 2;
    if (away(half) < reach) near = half;
    else far = half;
  }
  return corner.way + direction * far;
}

/** The points that replace a corner, between the two where its shape begins and ends. */
function shape(kind: CornerShape, middle: Vertex, from: Vertex, to: Vertex): Vertex[] {
  if (kind === 'notched') return [{ x: from.x + to.x - middle.x, y: from.y + to.y - middle.y }];
  if (kind === 'cut') return [];
  const radius = Math.hypot(from.x - middle.x, from.y - middle.y);
  const start = Math.atan2(from.y - middle.y, from.x - middle.x);
  const end = Math.atan2(to.y - middle.y, to.x - middle.x);
  // The line runs clockwise: the stone's inside is anticlockwise from the arc's start.
  const sweep = -((((start - end) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI));
  const chords = Math.ceil((-sweep * 180) / Math.PI / CHORD);
  return Array.from({ length: Math.max(0, chords - 1) }, (_, i) => {
    const angle = start + (sweep * (i + 1)) / chords;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}

/** How far a corner's shape may reach: as requested, or less where the next corner is near. */
function reachAt(corners: readonly Corner[], index: number, length: Mm, wanted: Mm): Mm {
  const { way = 0 } = corners[index] ?? {};
  const gaps = [corners.at(index - 1), corners[(index + 1) % corners.length]].map((other) => {
    const apart = Math.abs((other?.way ?? 0) - way) % length;
    return corners.length > 1 ? Math.min(apart, length - apart) : length;
  });
  return Math.min(wanted, ...gaps.map((gap) => gap * MOST_OF_EDGE));
}

/**
 * A base line with its outer corners shaped. Inner corners, and outer ones that turn by less than 50°, stay as they are; so
 * do all where nothing is cut into them (leaves are on plain corners).
 *
 * @param reach how far from a corner its shape reaches along both edges, in mm.
 */
export function shapeCorners(line: Polygon, kind: CornerShape, reach: Mm): ShapedTrack {
  const track = new Track(line);
  const corners = cornersOf(track);
  if (kind === 'plain' || kind === 'leaves') return { track, corners };
  const points: Vertex[] = [];
  const shaped: { corner: Corner; first: number; middle: number; last: number }[] = [];
  // The positions along the new line are known only when it is complete: until then its points are counted.
  const plan = corners.map((corner, i) => {
    if (!isMarked(corner)) return { corner, from: corner.way, to: corner.way, cut: false };
    const own = reachAt(corners, i, track.length, reach);
    return {
      corner,
      from: wayAtReach(track, corner, own, -1),
      to: wayAtReach(track, corner, own, 1),
      cut: true,
    };
  });
  for (const [i, { corner, from, to, cut }] of plan.entries()) {
    const [start, end] = [track.at(from), track.at(to)];
    const first = points.length;
    const inside = cut ? shape(kind, track.at(corner.way), start, end) : [];
    points.push(start, ...inside);
    if (cut) points.push(end);
    shaped.push({
      corner,
      first,
      middle: first + Math.floor((inside.length + (cut ? 1 : 0)) / 2),
      last: points.length - 1,
    });
    const next = plan[i + 1]?.from ?? (plan[0]?.from ?? 0) + track.length;
    points.push(...track.stretch({ from: to, to: next }).slice(1, -1));
  }
  if (points.length < 3) return { track, corners };
  const drawn = new Track(points);
  const wayOf = (index: number) => drawn.ways[index] ?? 0;
  return {
    track: drawn,
    corners: shaped.map(({ corner, first, middle, last }) => ({
      way: wayOf(middle),
      from: wayOf(first),
      to: wayOf(last),
      turn: corner.turn,
    })),
  };
}
