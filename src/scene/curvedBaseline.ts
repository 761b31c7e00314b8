import { LruCache } from '../cache/lruCache';
import type { Polygon, Vertex } from '../geometry/polygon';
import { isWithin } from '../geometry/ring';
import { Track } from '../geometry/track';
import { arcBaseline, type Baseline, polygonBaseline } from '../lettering/baseline';
import { capHeightOf } from '../stone/capHeight';
import type { Mm } from '../stone/numbers';
import type { TextParm } from '../stone/parm';
import { movedIn } from './frame/movedIn';
import { movedOut } from './frame/movedOut';
import { roundInset } from './frame/offset';
import {
  type AlongEdge,
  areaFor,
  COARSE,
  FINE,
  type Fineness,
  keyOfEdge,
  type StoneEdges,
} from './stoneEdges';

/** The least radius of a line along an edge where that has a corner, in cap heights: letters stand beside each other there. */
const LEAST_RADIUS = 2;

/** The steps in which it is brought there: twice as near by each. */
const STEPS = 14;

/** The steps in which what was found coarsely is brought nearer: each leaves a fraction of what was off. */
const REFINING = 3;

function distance(polygons: readonly Polygon[], at: Vertex): Mm {
  return Math.min(
    ...polygons.map((polygon) => {
      const track = new Track(polygon);
      const { x, y } = track.at(track.nearest(at));
      return Math.hypot(x - at.x, y - at.y);
    }),
  );
}

/** The part of an area that is so far from its edge. */
type Core = readonly Polygon[];

/** Takes that part of an area. */
type CoreAt = (area: Polygon, margin: Mm, arc: Mm) => Core;

/** As lines followed the stone's edge before they said whose it is: a stored design keeps its outlines. */
const coreByLibrary: CoreAt = (area, margin, arc) => roundInset([area], margin, arc);

/** Fast, point by point, and by the library where that cannot tell what it wants. */
const coreByPoints: CoreAt = (area, margin, arc) =>
  movedIn(area, margin, arc) ?? coreByLibrary(area, margin, arc);

/**
 * The part of an area that is so far from its edge that a disk about it just reaches the point: its edge, moved out again
 * by the disk's radius, passes through the point, is parallel to the area's, and has no corner.
 *
 * @param area clockwise.
 * @param from the distances from the area's edge between which it is looked for, in mm, the farther one first tried.
 * @returns its distance from the area's edge, too; undefined where nothing of the area is so far from its edge.
 */
function coreFor(
  area: Polygon,
  at: Vertex,
  from: readonly [near: Mm, far: Mm],
  radius: Mm,
  { arc, onIt }: Fineness,
  coreOf: CoreAt,
): { readonly core: Core; readonly margin: Mm } | undefined {
  const coreAt = (margin: Mm) => coreOf(area, margin, arc);
  let [near, far] = from;
  const first = coreAt(far);
  if (first.length === 0) return undefined;
  if (Math.abs(distance(first, at) - radius) <= onIt) return { core: first, margin: far };
  // Where the edge has a corner, the rounded line is farther from it.
  for (let step = 0; step < STEPS; step += 1) {
    const margin = (near + far) / 2;
    const core = coreAt(margin);
    const reach = distance(core, at);
    if (Math.abs(reach - radius) <= onIt) return { core, margin };
    if (reach < radius) near = margin;
    else far = margin;
  }
  return undefined;
}

/** The same for an edge that is followed finely: found coarsely first, since each step of looking costs by the points. */
function fineCoreFor(fine: Polygon, coarse: Polygon, at: Vertex, away: Mm, radius: Mm): Core | undefined {
  const found = coreFor(coarse, at, [away, away + radius], radius, COARSE, coreByPoints);
  if (!found) return undefined;
  let { margin } = found;
  // On a smooth edge it is just there.
  if (Math.abs(margin - away - radius) <= 2 * COARSE.onIt) margin = away + radius;
  for (let step = 0; ; step += 1) {
    const core = coreByPoints(fine, margin, FINE.arc);
    const off = distance(core, at) - radius;
    if (!Number.isFinite(off)) return undefined;
    if (Math.abs(off) <= FINE.onIt || step === REFINING) return core;
    margin -= off;
  }
}

const isInside = ({ points }: Track, { x, y }: Vertex) =>
  isWithin([points.map((p) => [p.x, p.y] as const)], [x, y]);

/**
 * The line parallel to an upper edge through a point of the stone, rounded where the edge has a corner; undefined where
 * there is none: outside of the stone, or farther from its edge than that is curved.
 *
 * @param radius the least one by which it is rounded, in mm.
 */
function parallelThrough(at: Vertex, curve: AlongEdge, edges: StoneEdges, radius: Mm): Polygon | undefined {
  const area = areaFor(curve, edges);
  if (!area) return undefined;
  const below = isInside(area, at);
  // Between a frame and the stone's edge a line follows the frame too.
  const stone = below ? undefined : areaFor({ kind: 'edge', of: 'stone' }, edges);
  if (!below && !(curve.of === 'frame' && stone && isInside(stone, at))) return undefined;
  const away = distance([area.points], at) * (below ? 1 : -1);
  if (!curve.of) {
    const found = coreFor(area.points, at, [radius, away + radius], radius, COARSE, coreByLibrary);
    const lines = found && roundInset(found.core, -radius, COARSE.arc);
    return lines?.find((polygon) => distance([polygon], at) <= 2 * COARSE.onIt);
  }
  const coarse = areaFor(curve, edges, COARSE);
  const core = coarse && fineCoreFor(area.points, coarse.points, at, away, radius);
  const lines = core?.flatMap((each) => {
    const moved = movedOut(each, radius, FINE.arc);
    return moved ? [moved] : roundInset([each], -radius, FINE.arc);
  });
  return lines?.find((polygon) => distance([polygon], at) <= 2 * COARSE.onIt);
}

/** What lines followed lately: a keystroke does not move them. */
const followed = new LruCache<string, { readonly parallel: Polygon | undefined }>({ most: 12 });

function parallelFor(at: Vertex, curve: AlongEdge, edges: StoneEdges, radius: Mm): Polygon | undefined {
  const key = `${at.x} ${at.y} ${radius} ${curve.of} ${keyOfEdge(curve, edges)}`;
  const known = followed.get(key) ?? { parallel: parallelThrough(at, curve, edges, radius) };
  followed.set(key, known);
  return known.parallel;
}

/**
 * What a line of letters follows, in its own mm about its position; undefined for a straight one.
 *
 * @param edges those of the stone that it stands on; without them it follows none.
 */
export function curvedBaseline(
  element: Pick<TextParm, 'curve' | 'position' | 'scale' | 'fontSize'>,
  edges: StoneEdges | undefined,
): Baseline | undefined {
  const { curve, position, scale } = element;
  switch (curve?.kind) {
    case undefined:
      return undefined;
    case 'arc':
      return arcBaseline(curve.radius, curve.side);
    case 'edge': {
      const radius = LEAST_RADIUS * capHeightOf(element) * scale;
      const parallel = edges && parallelFor(position, curve, edges, radius);
      return (
        parallel &&
        polygonBaseline(
          parallel.map(({ x, y }) => ({ x: (x - position.x) / scale, y: (y - position.y) / scale })),
        )
      );
    }
  }
}
