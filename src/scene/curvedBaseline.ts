import { LruCache } from '../cache/lruCache';
import type { Polygon, Vertex } from '../geometry/polygon';
import { isWithin } from '../geometry/ring';
import { outlineFromSvg } from '../geometry/svgPath';
import { Track } from '../geometry/track';
import { arcBaseline, type Baseline, polygonBaseline } from '../lettering/baseline';
import { capHeightOf } from '../stone/capHeight';
import type { Mm } from '../stone/numbers';
import type { TextParm } from '../stone/parm';
import { roundInset } from './frame/offset';
import { areaBelowUpperEdge } from './upperEdge';

/** The least radius of a line along an edge where that has a corner, in cap heights: letters stand beside each other there. */
const LEAST_RADIUS = 2;

/** How near to the line's position its curve passes, in mm; it is then moved there. The arcs of an offset deviate by 0.005. */
const ON_IT: Mm = 0.02;

/** The steps in which it is brought there: twice as near by each. */
const STEPS = 14;

/** The stones whose edge is kept: as many as a user compares. */
const areas = new LruCache<string, Track>({ most: 12 });

function areaOf(stone: string): Track | undefined {
  const known = areas.get(stone);
  if (known) return known;
  const area = areaBelowUpperEdge(outlineFromSvg(stone));
  if (!area) return undefined;
  const track = new Track(area);
  areas.set(stone, track);
  return track;
}

function distance(polygons: readonly Polygon[], at: Vertex): Mm {
  return Math.min(
    ...polygons.map((polygon) => {
      const track = new Track(polygon);
      const { x, y } = track.at(track.nearest(at));
      return Math.hypot(x - at.x, y - at.y);
    }),
  );
}

/**
 * The part of an area that is so far from its edge that a disk about it just reaches the point: its edge, moved out again
 * by the disk's radius, passes through the point, is parallel to the area's, and has no corner.
 *
 * @param away the distance of the point from the area's edge, in mm.
 * @returns undefined where nothing of the area is so far from its edge.
 */
function coreFor(area: Polygon, at: Vertex, away: Mm, radius: Mm): Polygon[] | undefined {
  const core = (margin: Mm) => roundInset([area], margin);
  const first = core(away + radius);
  if (first.length === 0) return undefined;
  if (Math.abs(distance(first, at) - radius) <= ON_IT) return first;
  // Where the edge has a corner, the rounded line is farther from it.
  let [near, far] = [radius, away + radius];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    const tried = core(middle);
    const reach = distance(tried, at);
    if (Math.abs(reach - radius) <= ON_IT) return tried;
    if (reach < radius) near = middle;
    else far = middle;
  }
  return undefined;
}

/**
 * The line parallel to a stone's upper edge through a point of the stone, rounded where the edge has a corner; undefined where
 * there is none: outside of the stone, or farther from its edge than that is curved.
 *
 * @param radius the least one by which it is rounded, in mm.
 */
function parallelThrough(at: Vertex, stone: string, radius: Mm): Polygon | undefined {
  const area = areaOf(stone);
  if (!area || !isWithin([area.points.map(({ x, y }) => [x, y] as const)], [at.x, at.y])) return undefined;
  const core = coreFor(area.points, at, distance([area.points], at), radius);
  return core && roundInset(core, -radius).find((polygon) => distance([polygon], at) <= 2 * ON_IT);
}

/**
 * What a line of letters follows, in its own mm about its position; undefined for a straight one.
 *
 * @param stone the stone's outline as path data in mm.
 */
export function curvedBaseline(
  element: Pick<TextParm, 'curve' | 'position' | 'scale' | 'fontSize'>,
  stone: string | undefined,
): Baseline | undefined {
  const { curve, position, scale } = element;
  switch (curve?.kind) {
    case undefined:
      return undefined;
    case 'arc':
      return arcBaseline(curve.radius, curve.side);
    case 'edge': {
      const parallel =
        stone === undefined
          ? undefined
          : parallelThrough(position, stone, LEAST_RADIUS * capHeightOf(element) * scale);
      return (
        parallel &&
        polygonBaseline(
          parallel.map(({ x, y }) => ({ x: (x - position.x) / scale, y: (y - position.y) / scale })),
        )
      );
    }
  }
}
