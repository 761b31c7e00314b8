import Constrainautor from '@kninnug/constrainautor';
import Delaunator from 'delaunator';
import type { Polygon, Vertex } from '../../geometry/polygon';
import { PointIndex } from './pointIndex';

/** A plane cut into triangles, along edges that were given. */
export interface Sheet {
  readonly points: PointIndex;
  /** Three points of each triangle, by their places, clockwise on the stone (y down). */
  readonly triangles: Uint32Array;
  /** The region of each triangle: those of one are joined across edges that were not given. */
  readonly regions: Int32Array;
  /** A point within each region. */
  readonly seeds: readonly Vertex[];
}

/** How far beyond everything the corners of the plane lie, in thousandths of a mm. */
const BEYOND = 20_000;

/** Adds four corners around all points, so that no edge that matters lies on the hull. */
function addCorners(points: PointIndex): void {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.count; at += 1) {
    const { x, y } = points.at(at);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const aside = BEYOND / 1000;
  for (const x of [left - aside, right + aside])
    for (const y of [top - aside, bottom + aside]) points.add({ x, y });
}

/** Two points that a line joins. */
type Side = readonly [from: number, to: number];

/** The sides of lines as pairs of points. */
function sidesOf(lines: readonly (readonly Vertex[])[], points: PointIndex, isClosed: boolean): Side[] {
  const sides: Side[] = [];
  for (const line of lines) {
    const corners = line.map((corner) => points.add(corner));
    for (const [index, from] of corners.entries()) {
      const to = corners[isClosed ? (index + 1) % corners.length : index + 1] ?? from;
      if (from !== to) sides.push([from, to]);
    }
  }
  return sides;
}

/** A key of a side, whichever way it is gone. */
const keyOf = (from: number, to: number) => Math.min(from, to) * 2 ** 26 + Math.max(from, to);

/** The points that lie exactly on a side between its ends, from one end to the other. */
function pointsOn([from, to]: Side, points: PointIndex): number[] {
  const { coords } = points;
  const at = (place: number) => [coords[2 * place] ?? 0, coords[2 * place + 1] ?? 0] as const;
  const [[x, y], [toX, toY]] = [at(from), at(to)];
  const [dx, dy] = [toX - x, toY - y];
  const square = dx * dx + dy * dy;
  const along = (place: number) => (at(place)[0] - x) * dx + (at(place)[1] - y) * dy;
  return Array.from({ length: points.count }, (_, place) => place)
    .filter((place) => {
      if (areaOf(coords, from, to, place) !== 0) return false;
      const way = along(place);
      return way > 0 && way < square;
    })
    .sort((one, other) => along(one) - along(other));
}

/**
 * Makes a side an edge, piece by piece where points lie on it.
 *
 * @returns the edges; none where it crosses another.
 */
function constrain(constrained: Constrainautor, side: Side, points: PointIndex): Side[] {
  try {
    constrained.constrainOne(...side);
    return [side];
  } catch {
    const stops = [side[0], ...pointsOn(side, points), side[1]];
    if (stops.length === 2) return [];
    return stops.slice(1).flatMap((to, index) => constrain(constrained, [stops[index] ?? to, to], points));
  }
}

/** Twice the area of a triangle, in square thousandths of a mm. */
function areaOf(coords: ArrayLike<number>, a: number, b: number, c: number): number {
  const at = (index: number) => coords[index] ?? 0;
  const [x, y] = [at(2 * a), at(2 * a + 1)];
  return (at(2 * b) - x) * (at(2 * c + 1) - y) - (at(2 * c) - x) * (at(2 * b + 1) - y);
}

/** Numbers triangles by what parts them: each region once over, without recursion. */
function regionsOf(
  count: number,
  halfedges: Int32Array,
  isParted: (halfedge: number) => boolean,
): Int32Array {
  const regions = new Int32Array(count).fill(-1);
  let region = 0;
  for (let first = 0; first < count; first += 1) {
    if (regions[first] !== -1) continue;
    const open = [first];
    regions[first] = region;
    for (let triangle = open.pop(); triangle !== undefined; triangle = open.pop()) {
      for (let edge = 3 * triangle; edge < 3 * triangle + 3; edge += 1) {
        const twin = halfedges[edge] ?? -1;
        const next = Math.floor(twin / 3);
        if (twin < 0 || regions[next] !== -1 || isParted(edge)) continue;
        regions[next] = region;
        open.push(next);
      }
    }
    region += 1;
  }
  return regions;
}

/** The middle of the largest triangle of each region. */
function seedsOf(triangles: Uint32Array, regions: Int32Array, points: PointIndex): Vertex[] {
  const largest: number[] = [];
  const seeds: Vertex[] = [];
  for (const [triangle, region] of regions.entries()) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(3 * triangle, 3 * triangle + 3);
    const area = Math.abs(areaOf(points.coords, a, b, c));
    if (area <= (largest[region] ?? -1)) continue;
    largest[region] = area;
    const [one, two, three] = [points.at(a), points.at(b), points.at(c)];
    seeds[region] = { x: (one.x + two.x + three.x) / 3, y: (one.y + two.y + three.y) / 3 };
  }
  return seeds;
}

/**
 * Cuts the plane into triangles that have all sides of rings among their edges, and are Delaunay's otherwise: by Delaunator and
 * Constrainautor on whole thousandths of a mm, so that their predicates are exact. No point is added to those given.
 *
 * A side that crosses another by rounding is left out; then every triangle is a region of its own, so that it is still told
 * apart by where it lies.
 *
 * @param rings closed lines in mm, which do not cross: they part regions.
 * @param ridges open lines in mm that are edges too, wherever they cross none of the others, and part nothing.
 */
export function triangulate(rings: readonly Polygon[], ridges: readonly (readonly Vertex[])[] = []): Sheet {
  const points = new PointIndex();
  const sides = sidesOf(rings, points, true);
  const along = sidesOf(ridges, points, false);
  addCorners(points);
  const plane = new Delaunator(Float64Array.from(points.coords));
  const constrained = new Constrainautor(plane);
  const made = sides.map((side) => constrain(constrained, side, points));
  for (const side of along) constrain(constrained, side, points);
  constrained.delaunify(true);
  const { triangles, halfedges } = plane;
  const count = triangles.length / 3;
  const parting = new Set(made.flatMap((edges) => edges.map(([from, to]) => keyOf(from, to))));
  const isParted = (edge: number) => {
    const next = edge % 3 === 2 ? edge - 2 : edge + 1;
    return parting.has(keyOf(triangles[edge] ?? 0, triangles[next] ?? 0));
  };
  const regions = made.some((edges) => edges.length === 0)
    ? Int32Array.from({ length: count }, (_, triangle) => triangle)
    : regionsOf(count, halfedges, isParted);
  const clockwise = new Uint32Array(triangles.length);
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(at, at + 3);
    clockwise.set(areaOf(points.coords, a, b, c) > 0 ? [a, b, c] : [a, c, b], at);
  }
  return { points, triangles: clockwise, regions, seeds: seedsOf(clockwise, regions, points) };
}
