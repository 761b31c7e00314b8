import { joined, type Stretch } from '../../geometry/track';
import type { Frame } from '../../stone/frame';
import type { Mm } from '../../stone/numbers';
import type { ShapedTrack } from './cornerShapes';
import { type Corner, isMarked } from './corners';
import type { Edges } from './halfEdges';

/** A hidden corner leaves a gap of this fraction of the frame's shorter side on both sides. */
const HIDDEN = { part: 0.08, least: 20, most: 60 } as const;

/**
 * The corners of a frame: where its line turns by more than 30°; on smooth outlines (no outer corner turns by 50°:
 * ovals, boulders) the four places where its edges meet, on the diagonals of its box.
 */
function cornersOfFrame({ corners }: ShapedTrack, { meetings }: Edges): readonly Corner[] {
  return corners.some(isMarked) ? corners : meetings.map((way) => ({ way, from: way, to: way, turn: 0 }));
}

/** The corners that take leaves: the pronounced outer ones, or where there are none the places where edges meet. */
export function cornersForLeaves(shaped: ShapedTrack, edges: Edges): readonly Corner[] {
  return cornersOfFrame(shaped, edges).filter((corner) => corner.turn === 0 || isMarked(corner));
}

/**
 * What `HideCorners` leaves out of a line.
 *
 * @param side the shorter side of the frame's box, in mm.
 * @param depth how far the frame reaches to either side of its base line, in mm.
 */
export function hiddenCorners(shaped: ShapedTrack, edges: Edges, side: Mm, depth: Mm): Stretch[] {
  const gap = Math.min(HIDDEN.most, Math.max(HIDDEN.least, HIDDEN.part * side));
  return cornersOfFrame(shaped, edges).map(({ way, from, to }) =>
    // A shaped corner is left out with its whole shape, and enough of the edges that they end squarely.
    to - from > gap ? { from: from - depth, to: to + depth } : { from: way - gap, to: way + gap },
  );
}

/**
 * What `EraseBorders` leaves out of a line. Where a kept half meets an erased one at a corner, the corner is erased
 * too, so that what stays ends squarely.
 *
 * @param depth how far the frame reaches to either side of its base line, in mm.
 */
export function erasedHalves(
  { track, corners }: ShapedTrack,
  { halves }: Edges,
  erase: Frame['EraseBorders'],
  depth: Mm,
): Stretch[] {
  const gone = joined(
    halves.filter(({ half }) => erase[half]),
    track.length,
  );
  const cornerAt = (way: Mm) =>
    corners.find((corner) => {
      const away = Math.abs(track.wrapped(way) - track.wrapped(corner.way));
      return Math.min(away, track.length - away) < 1e-3;
    });
  return gone.map(({ from, to }) => {
    if (to - from >= track.length) return { from, to };
    const [first, last] = [cornerAt(from), cornerAt(to)];
    return {
      from: first ? from - (first.way - first.from) - depth : from,
      to: last ? to + (last.to - last.way) + depth : to,
    };
  });
}
