import { areaOf, type Polygon, type Vertex } from '../geometry/polygon';
import type { Mm } from '../stone/numbers';

/** How far the edge goes on beyond the stone, in mm: farther than a line of letters is long. */
const BEYOND: Mm = 20_000;

/** The highest of the points that lie farthest to one side, within `same` mm: a straight side belongs to neither edge. */
function shoulder(polygon: Polygon, side: 1 | -1, same: Mm): number {
  const farthest = Math.max(...polygon.map(({ x }) => x * side));
  let best = -1;
  for (const [index, { x, y }] of polygon.entries()) {
    if (x * side < farthest - same) continue;
    if (best < 0 || y < (polygon[best]?.y ?? 0)) best = index;
  }
  return best;
}

/** A point beyond the end of a line, in its last direction, in mm. */
function goneOn(end: Vertex, before: Vertex): Vertex {
  const [dx, dy] = [end.x - before.x, end.y - before.y];
  const long = Math.hypot(dx, dy) || 1;
  return { x: end.x + (dx / long) * BEYOND, y: end.y + (dy / long) * BEYOND };
}

/**
 * The upper edge of a stone or of its frame, from its left shoulder to its right, as the edge of an area that reaches far beyond the stone
 * to both sides and down: the edge goes on at its ends in the direction it has there, level on a stone with square
 * corners and down its sides on one with a round top.
 *
 * @param polygons what it is the edge of, in stone mm: of several the largest.
 * @param same coordinates this near to each other count as equal, in mm.
 * @returns clockwise, in stone mm; undefined for polygons without an area.
 */
export function areaBelowUpperEdge(polygons: readonly Polygon[], same: Mm): Polygon | undefined {
  const [largest] = polygons.toSorted((one, other) => Math.abs(areaOf(other)) - Math.abs(areaOf(one)));
  if (!largest || areaOf(largest) === 0) return undefined;
  const polygon = areaOf(largest) < 0 ? largest.toReversed() : largest;
  const [from, to] = [shoulder(polygon, -1, same), shoulder(polygon, 1, same)];
  const count = (to - from + polygon.length) % polygon.length;
  const edge = Array.from({ length: count + 1 }, (_, step) => polygon[(from + step) % polygon.length]);
  const points = edge.filter((point) => point !== undefined);
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return undefined;
  const [left, right] = [goneOn(first, second), goneOn(last, before)];
  const foot = Math.max(left.y, right.y, last.y, first.y) + BEYOND;
  return [left, ...points, right, { x: right.x, y: foot }, { x: left.x, y: foot }];
}
