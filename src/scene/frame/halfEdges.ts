import type { Box } from '../../geometry/box';
import type { Polygon, Vertex } from '../../geometry/polygon';
import type { Stretch, Track } from '../../geometry/track';
import type { HalfEdge } from '../../stone/frame';
import type { Mm } from '../../stone/numbers';
import type { ShapedTrack } from './cornerShapes';

/** Edges meet at a corner that is this near to the diagonal, as a fraction of the frame's shorter side. */
const CORNER_NEAR = 0.16;

/** The half edge a line belongs to along a stretch. */
export interface HalfStretch extends Stretch {
  readonly half: HalfEdge;
}

/** The box that holds polygons. */
export function boxOf(polygons: readonly Polygon[]): Box {
  const points = polygons.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const least = (values: Mm[]) => values.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (values: Mm[]) => values.reduce((one, other) => Math.max(one, other), -Infinity);
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) };
}

/** A point relative to the middle of a box whose sides are at 1 and −1. */
function inBox({ x, y }: Vertex, { left, top, right, bottom }: Box): readonly [u: number, v: number] {
  return [(2 * x - left - right) / (right - left), (2 * y - top - bottom) / (bottom - top)];
}

/**
 * The half edge a point belongs to. The diagonals of the frame's own box divide it into the sectors of its four edges,
 * its middle lines divide each of these into halves: what is in the sector of the top edge left of the middle is
 * `TopLeft`, and so on around, whatever the shape of the stone.
 */
export function halfEdgeAt(point: Vertex, box: Box): HalfEdge {
  const [u, v] = inBox(point, box);
  if (Math.abs(v) >= Math.abs(u)) {
    if (v < 0) return u < 0 ? 'TopLeft' : 'TopRight';
    return u < 0 ? 'BottomLeft' : 'BottomRight';
  }
  if (u < 0) return v < 0 ? 'LeftTop' : 'LeftBottom';
  return v < 0 ? 'RightTop' : 'RightBottom';
}

/** The positions where a line crosses the diagonals of its box, and its middle lines. */
function crossings(track: Track, box: Box): { diagonals: Mm[]; middles: Mm[] } {
  const found = { diagonals: [] as Mm[], middles: [] as Mm[] };
  for (const [i, from] of track.points.entries()) {
    const to = track.points[(i + 1) % track.points.length] ?? from;
    const way = track.ways[i] ?? 0;
    const long = (track.ways[i + 1] ?? track.length) - way;
    const [[u0, v0], [u1, v1]] = [inBox(from, box), inBox(to, box)];
    const cross = (list: Mm[], a: number, b: number) => {
      if (a < 0 !== b < 0) list.push(way + (long * a) / (a - b));
    };
    cross(found.diagonals, u0 - v0, u1 - v1);
    cross(found.diagonals, u0 + v0, u1 + v1);
    cross(found.middles, u0, u1);
    cross(found.middles, v0, v1);
  }
  return found;
}

const apart = (one: Mm, other: Mm, length: Mm) => {
  const away = Math.abs(one - other) % length;
  return Math.min(away, length - away);
};

/** The positions where the line passes from edge to edge: at its corners if it has some there. */
export interface Edges {
  /** The half edges in order along the line. */
  readonly halves: readonly HalfStretch[];
  /** The positions at which two edges meet. */
  readonly meetings: readonly Mm[];
}

/**
 * Divides a base line into half edges.
 *
 * @param box the box of the whole frame, which may consist of several lines.
 */
export function edgesOf({ track, corners }: ShapedTrack, box: Box): Edges {
  const { diagonals, middles } = crossings(track, box);
  const near = CORNER_NEAR * Math.min(box.right - box.left, box.bottom - box.top);
  const meetings = diagonals.map((way) => {
    const [nearest] = corners
      .filter((corner) => apart(corner.way, way, track.length) <= near + (corner.to - corner.from) / 2)
      .sort((one, other) => apart(one.way, way, track.length) - apart(other.way, way, track.length));
    return nearest?.way ?? way;
  });
  const ends = [...new Set([...meetings, ...middles])].sort((one, other) => one - other);
  const halves = ends.map((from, i): HalfStretch => {
    const to = ends[i + 1] ?? (ends[0] ?? 0) + track.length;
    return { from, to, half: halfEdgeAt(track.at((from + to) / 2), box) };
  });
  return { halves, meetings };
}
