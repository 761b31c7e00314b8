import type { Mm } from '../../../stone/numbers';
import { isNowhereBelow, type Quadratic, rootsBetween, valueAt } from './quadratic';
import type { Corner, Edge, Site } from './sites';

/** Nearer than this to the other's line, in mm, nothing reaches it from inside. */
const BESIDE: Mm = 1e-10;

/** Two edges whose normals differ by less than this (1 − cosine) run side by side: no disc rests on both. */
const PARALLEL = 1e-13;

/** How far a foot may lie beside the end of an edge, in mm, so that nothing is lost between neighbours. */
const BESIDE_END: Mm = 1e-9;

function edgeFromEdge(edge: Edge, other: Edge): Quadratic | undefined {
  const facing = 1 - (other.nx * edge.nx + other.ny * edge.ny);
  if (facing < PARALLEL) return undefined;
  const away = other.nx * (edge.x - other.x) + other.ny * (edge.y - other.y);
  return [away / facing, (other.nx * edge.dx + other.ny * edge.dy) / facing, 0];
}

function cornerFromEdge(edge: Edge, { x, y }: Corner): Quadratic | undefined {
  const along = (x - edge.x) * edge.dx + (y - edge.y) * edge.dy;
  const away = (x - edge.x) * edge.nx + (y - edge.y) * edge.ny;
  if (away < BESIDE) return undefined;
  return [(along * along + away * away) / (2 * away), -along / away, 1 / (2 * away)];
}

/** −(1 + p²)·(a + b·cos θ + c·sin θ) as a quadratic of p. */
const turning = (a: number, b: number, c: number): Quadratic => [-a - b, -2 * c, b - a];

function edgeFromCorner({ x, y, ux, uy }: Corner, edge: Edge): Quadratic | undefined {
  const away = (x - edge.x) * edge.nx + (y - edge.y) * edge.ny;
  if (away < BESIDE) return undefined;
  // 1/r = (1 − u·n)/away.
  return turning(1 / away, -(ux * edge.nx + uy * edge.ny) / away, (uy * edge.nx - ux * edge.ny) / away);
}

function cornerFromCorner({ x, y, ux, uy }: Corner, other: Corner): Quadratic | undefined {
  const [awayX, awayY] = [other.x - x, other.y - y];
  const square = awayX * awayX + awayY * awayY;
  if (square < BESIDE * BESIDE) return undefined;
  return turning(0, (2 * (awayX * ux + awayY * uy)) / square, (2 * (awayY * ux - awayX * uy)) / square);
}

/**
 * How large a disc inside can be that rests on one site and reaches another, as a quadratic of where it rests; undefined
 * where it never reaches it.
 *
 * On an edge the place is the mm from its start and the value the radius r in mm: an edge gives a line and a corner a
 * parabola. On a corner the place is p = tan(θ/2) of the direction θ to the disc's middle, and the value
 * −(1 + p²)/r in 1/mm: it is quadratic for both, and least where r is.
 */
export function boundOf(site: Site, other: Site): Quadratic | undefined {
  if (site.kind === 'edge')
    return other.kind === 'edge' ? edgeFromEdge(site, other) : cornerFromEdge(site, other);
  return other.kind === 'edge' ? edgeFromCorner(site, other) : cornerFromCorner(site, other);
}

/** Pairs of places on a site, from one to the other. */
type Stretches = readonly (readonly [number, number])[];

/** The first place at which a line is not negative. */
function firstOf(constant: number, slope: number): number {
  if (slope > 0) return -constant / slope;
  return slope === 0 && constant < 0 ? Infinity : -Infinity;
}

/** The last place at which a line is not negative. */
const lastOf = (constant: number, slope: number) => (slope < 0 ? -constant / slope : Infinity);

/** Between which places of an edge its discs touch another between its ends and from inside: three lines are not negative there. */
function whereOnEdge(edge: Edge, other: Edge, [start, slope]: Quadratic): Stretches {
  const across = edge.nx * other.dx + edge.ny * other.dy;
  const foot = (edge.x - other.x) * other.dx + (edge.y - other.y) * other.dy + across * start;
  const step = edge.dx * other.dx + edge.dy * other.dy + across * slope;
  const from = Math.max(
    0,
    firstOf(start + BESIDE, slope),
    firstOf(foot + BESIDE_END, step),
    firstOf(other.length - foot + BESIDE_END, -step),
  );
  const to = Math.min(
    edge.length,
    lastOf(start + BESIDE, slope),
    lastOf(foot + BESIDE_END, step),
    lastOf(other.length - foot + BESIDE_END, -step),
  );
  return to > from ? [[from, to]] : [];
}

/**
 * What is not negative where the disc on a corner touches an edge between its ends: its foot lies foot + r·(u·d) from the
 * edge's start, here divided by r.
 */
function conditionsOnCorner({ x, y, ux, uy }: Corner, edge: Edge, value: Quadratic): Quadratic[] {
  const foot = (x - edge.x) * edge.dx + (y - edge.y) * edge.dy;
  const [c, b, a] = turning(0, ux * edge.dx + uy * edge.dy, ux * edge.dy - uy * edge.dx);
  const [before, behind] = [foot + BESIDE_END, edge.length - foot + BESIDE_END];
  return [
    [-value[0] * before - c, -value[1] * before - b, -value[2] * before - a],
    [-value[0] * behind + c, -value[1] * behind + b, -value[2] * behind + a],
  ];
}

/** The value of a disc of this radius wherever it rests. */
export const constantOf = ({ kind }: Site, radius: Mm): Quadratic =>
  kind === 'edge' ? [radius, 0, 0] : [-1 / radius, 0, -1 / radius];

/** The first and the last place on a site. */
export const endsOf = (site: Site): readonly [number, number] =>
  site.kind === 'edge' ? [0, site.length] : [-site.reach, site.reach];

/** Between which places of a site its discs reach another where they are as large as its value. */
export function where(site: Site, other: Site, value: Quadratic): Stretches {
  const [from, to] = endsOf(site);
  if (other.kind === 'corner') return [[from, to]];
  if (site.kind === 'edge') return whereOnEdge(site, other, value);
  const conditions = conditionsOnCorner(site, other, value);
  const ends: number[] = [];
  for (const condition of conditions) {
    if (isNowhereBelow(condition[0], condition[1], condition[2], from, to)) continue;
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
