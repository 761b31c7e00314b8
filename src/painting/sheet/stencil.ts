import { EndType, inflatePaths, JoinType, ramerDouglasPeuckerPathsD } from 'clipper2-ts';
import type { Outline } from '../../geometry/outline';
import { outlineOf, type Polygon, polygonsOf } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';
import { linesBehindEdge } from './margin/linesBehindEdge';
import { outermost, type Region, regionOf } from './outermost';
import { filledRegions, joinByPlace, joinInPairs, movedRegion } from './regions';

/** Whole units in a mm: the offset library reckons with whole numbers. */
const UNITS = 10_000;

/**
 * How far the chords of the ink, those of the margin's arcs and the points left out may deviate, in mm: together with the
 * rounding to whole units less than 0.01 mm.
 */
const CHORD: Mm = 0.003;
const ARC: Mm = 0.003;
const STRAIGHT: Mm = 0.002;

/** How many edges of a contour are surrounded at once: the crossings within such a piece grow with their square. */
const EDGES = 24;

/**
 * From this margin on, in mm, what lies too deep within an inscription to make a difference is left out first. Within less most of
 * it makes one, and letters that are alike are then surrounded once.
 */
const WIDE: Mm = 15;

/** A line as lines of some edges each, which join end to end. */
function piecesOf(line: Polygon): Polygon[] {
  const count = Math.ceil((line.length - 1) / EDGES);
  return Array.from({ length: count }, (_, piece) => line.slice(piece * EDGES, (piece + 1) * EDGES + 1));
}

/** A line in mm in whole units. */
const inUnits = (line: Polygon): Polygon =>
  line.map(({ x, y }) => ({ x: Math.round(x * UNITS), y: Math.round(y * UNITS) }));

/** Everything within a margin of a line, without holes. */
function aroundLine(line: Polygon, margin: Mm): Region[] {
  const paths = [[...line]];
  return filledRegions(inflatePaths(paths, margin * UNITS, JoinType.Round, EndType.Round, 2, ARC * UNITS));
}

/** Everything within a margin of a contour in mm, without holes, in whole units. */
function aroundContour(contour: Polygon, margin: Mm): Region[] {
  const whole = inUnits([...contour, ...contour.slice(0, 1)]);
  return joinInPairs(piecesOf(whole), (piece) => aroundLine(piece, margin));
}

/** Surrounds what of contours may lie behind the edge of a wide margin. */
function aroundBehindEdge(contours: readonly Polygon[], margin: Mm): Region[] {
  const lines = linesBehindEdge(contours, margin).flatMap((line) => piecesOf(inUnits(line)));
  return lines.flatMap((line) => aroundLine(line, margin));
}

/** Two contours whose points differ by less than this, in mm, are the same. */
const SAME: Mm = 1e-6;

/** Surrounds each contour, a repeated one (most letters of an inscription) only once. */
function aroundAll(contours: readonly Polygon[], margin: Mm): Region[] {
  const known = new Map<string, Region[]>();
  return contours.flatMap((contour) => {
    const [{ x, y } = { x: 0, y: 0 }] = contour;
    const local = contour.map((at) => ({ x: at.x - x, y: at.y - y }));
    const key = local.map((at) => `${Math.round(at.x / SAME)},${Math.round(at.y / SAME)}`).join(' ');
    const around = known.get(key) ?? aroundContour(local, margin);
    known.set(key, around);
    return around.map((region) => movedRegion(region, Math.round(x * UNITS), Math.round(y * UNITS)));
  });
}

/**
 * The edge of the rubber stencil around what is blasted: `margin` mm outside all ink within 0.01 mm, round at corners.
 * Only outer edges: a hole in the margin, as within a large O or a frame, would expose the stone to the sand.
 *
 * A margin around a whole is that around its parts, joined. So only outer contours are surrounded, a few edges at a
 * time, of a wide margin those alone that the edge comes from, and joined by twos: `npx tsx bench/stencil/run.ts` measures it.
 *
 * @param engraved welded outline in stone mm.
 */
export function stencilEdge(engraved: Outline, margin: Mm): Outline {
  const contours = outermost(polygonsOf(engraved, CHORD).map(regionOf)).map(({ path }) => path);
  // The dashes of a frame come to a ring, within which there is no edge either.
  const parts = margin < WIDE ? aroundAll(contours, margin) : aroundBehindEdge(contours, margin);
  const around = outermost(joinByPlace(parts));
  const paths = around.map(({ path }) => path.map(({ x, y }) => ({ x: x / UNITS, y: y / UNITS })));
  return outlineOf(ramerDouglasPeuckerPathsD(paths, STRAIGHT));
}
