import type { Mm } from '../../../stone/numbers';
import { type Quadratic, rootsBetween, valueAt } from './quadratic';
import type { Corner, Edge, Site } from './sites';

/**
 * How large a disc inside can be that rests on one site and reaches another, as a quadratic of where it rests; it counts
 * where all conditions are at least 0.
 *
 * On an edge the place is the mm from its start and the value the radius r in mm: an edge gives a line and a corner a
 * parabola. On a corner the place is p = tan(θ/2) of the direction θ to the disc's middle, and the value
 * −(1 + p²)/r in 1/mm: it is quadratic for both, and least where r is.
 */
export interface Contender {
  readonly value: Quadratic;
  readonly conditions: readonly Quadratic[];
}

/** Nearer than this to the other's line, in mm, nothing reaches it from inside. */
const BESIDE: Mm = 1e-10;

/** Two edges whose normals differ by less than this (1 − cosine) run side by side: no disc rests on both. */
const PARALLEL = 1e-13;

/** How far a foot may lie beside the end of an edge, in mm, so that nothing is lost between neighbours. */
const BESIDE_END: Mm = 1e-9;

function edgeFromEdge(edge: Edge, other: Edge): Contender | undefined {
  const facing = 1 - (other.nx * edge.nx + other.ny * edge.ny);
  if (facing < PARALLEL) return undefined;
  const [x, y] = [edge.x - other.x, edge.y - other.y];
  const start = (other.nx * x + other.ny * y) / facing;
  const slope = (other.nx * edge.dx + other.ny * edge.dy) / facing;
  const across = edge.nx * other.dx + edge.ny * other.dy;
  const foot = x * other.dx + y * other.dy + across * start;
  const step = edge.dx * other.dx + edge.dy * other.dy + across * slope;
  return {
    value: [start, slope, 0],
    conditions: [
      [start + BESIDE, slope, 0],
      [foot + BESIDE_END, step, 0],
      [other.length - foot + BESIDE_END, -step, 0],
    ],
  };
}

function cornerFromEdge(edge: Edge, { x, y }: Corner): Contender | undefined {
  const along = (x - edge.x) * edge.dx + (y - edge.y) * edge.dy;
  const away = (x - edge.x) * edge.nx + (y - edge.y) * edge.ny;
  if (away < BESIDE) return undefined;
  const value: Quadratic = [(along * along + away * away) / (2 * away), -along / away, 1 / (2 * away)];
  return { value, conditions: [] };
}

/** (1 + p²)·(a + b·cos θ + c·sin θ) as a quadratic of p. */
const turning = (a: number, b: number, c: number): Quadratic => [a + b, 2 * c, a - b];

const negative = ([c0, c1, c2]: Quadratic): Quadratic => [-c0, -c1, -c2];

function edgeFromCorner({ x, y, ux, uy }: Corner, edge: Edge): Contender | undefined {
  const away = (x - edge.x) * edge.nx + (y - edge.y) * edge.ny;
  if (away < BESIDE) return undefined;
  const foot = (x - edge.x) * edge.dx + (y - edge.y) * edge.dy;
  // 1/r = (1 − u·n)/away, and the foot lies foot + r·(u·d) from the edge's start.
  const [a, b, c] = [1 / away, -(ux * edge.nx + uy * edge.ny) / away, (uy * edge.nx - ux * edge.ny) / away];
  const [cos, sin] = [ux * edge.dx + uy * edge.dy, ux * edge.dy - uy * edge.dx];
  const [before, behind] = [foot + BESIDE_END, edge.length - foot + BESIDE_END];
  return {
    value: negative(turning(a, b, c)),
    conditions: [
      turning(a * before, b * before + cos, c * before + sin),
      turning(a * behind, b * behind - cos, c * behind - sin),
    ],
  };
}

function cornerFromCorner({ x, y, ux, uy }: Corner, other: Corner): Contender | undefined {
  const [awayX, awayY] = [other.x - x, other.y - y];
  const square = awayX * awayX + awayY * awayY;
  if (square < BESIDE * BESIDE) return undefined;
  const [cos, sin] = [(2 * (awayX * ux + awayY * uy)) / square, (2 * (awayY * ux - awayX * uy)) / square];
  return { value: negative(turning(0, cos, sin)), conditions: [] };
}

/** How one site bounds the discs that rest on another; undefined where it never does. */
export function contenderOf(site: Site, other: Site): Contender | undefined {
  if (site.kind === 'edge')
    return other.kind === 'edge' ? edgeFromEdge(site, other) : cornerFromEdge(site, other);
  return other.kind === 'edge' ? edgeFromCorner(site, other) : cornerFromCorner(site, other);
}

/** The value of a disc of this radius wherever it rests. */
export const constantOf = ({ kind }: Site, radius: Mm): Quadratic =>
  kind === 'edge' ? [radius, 0, 0] : [-1 / radius, 0, -1 / radius];

/** The first and the last place on a site. */
export const endsOf = (site: Site): readonly [number, number] =>
  site.kind === 'edge' ? [0, site.length] : [-site.reach, site.reach];

/** Between which places of two all conditions hold. */
export function where(
  { conditions }: Contender,
  [from, to]: readonly [number, number],
): (readonly [number, number])[] {
  const ends: number[] = [];
  for (const condition of conditions) {
    const roots = rootsBetween(condition, from, to);
    if (roots.length === 0 && valueAt(condition, (from + to) / 2) < 0) return [];
    ends.push(...roots);
  }
  if (ends.length === 0) return [[from, to]];
  const holding: (readonly [number, number])[] = [];
  let start = from;
  for (const end of [...ends.sort((a, b) => a - b), to]) {
    const middle = (start + end) / 2;
    if (end > start && conditions.every((condition) => valueAt(condition, middle) >= 0))
      holding.push([start, end]);
    start = end;
  }
  return holding;
}
