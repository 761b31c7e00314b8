import { transformOutline } from '../../geometry/matrix';
import type { Outline } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import { polygonsOf } from '../../geometry/polygon';
import { isWithin, type Ring } from '../../geometry/ring';
import type { Mm } from '../../stone/numbers';
import { CHORD, distanceToEdge, PIN } from './pins';

/** The metal around a pin's hole, in mm: less of it lets a pin break out. */
const RIM: Mm = 1;

/**
 * What a filigree gets by with, in turn: the metal around a pin in mm, and last a share of what its broadest spot has. Pins
 * must be wide apart first, or it turns.
 */
const THINNER: readonly Mm[] = [PIN / 2 + RIM, PIN / 2, PIN / 3];
const SHARE = 0.5;

/** The two farthest pins are apart by this share of the ornament's longer side at least. */
const WIDE = 0.5;

/** Spots that are looked at, across and down. */
const SPOTS = 40;

/** Two pins hold what is up to this long, in mm, and one more each further stretch; never more than `MOST`. */
const STRETCH: Mm = 100;
const LEAST = 2;
const MOST = 6;

const apart = ([ax, ay]: Point, [bx, by]: Point): Mm => Math.hypot(ax - bx, ay - by);

/** How far points lean to one side of their middle: the sign is the other for a mirrored ornament. */
function leaning(places: readonly Mm[]): number {
  const middle = (Math.min(...places) + Math.max(...places)) / 2;
  return places.reduce((sum, place) => sum + (place - middle) ** 3, 0);
}

interface Spot {
  readonly at: Point;
  readonly depth: Mm;
}

/** Spots within the metal, each with its distance from the nearest edge. */
function spotsIn(rings: readonly Ring[], points: readonly Point[]): Spot[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return Array.from({ length: SPOTS * SPOTS }, (_, index): Point => {
    const [row, column] = [Math.floor(index / SPOTS), index % SPOTS];
    return [left + ((column + 0.5) / SPOTS) * width, top + ((row + 0.5) / SPOTS) * height];
  })
    .filter((at) => isWithin(rings, at))
    .map((at) => ({ at, depth: distanceToEdge(at, rings) }));
}

/** The two points that are farthest from each other. */
function farthestPair(points: readonly Point[]): Point[] {
  let best: { pair: Point[]; distance: Mm } = { pair: points.slice(0, 1), distance: 0 };
  for (const [i, one] of points.entries()) {
    for (const other of points.slice(i + 1)) {
      const distance = apart(one, other);
      if (distance > best.distance + 1e-9) best = { pair: [one, other], distance };
    }
  }
  return best.pair;
}

/** As many of the points, spread as wide as may be: each the farthest from all before it. */
function spread(points: readonly Point[], count: number): Point[] {
  const chosen = farthestPair(points);
  while (chosen.length < Math.min(count, points.length)) {
    const nearest = (point: Point) => Math.min(...chosen.map((other) => apart(point, other)));
    chosen.push(points.reduce((best, point) => (nearest(point) > nearest(best) + 1e-9 ? point : best)));
  }
  return chosen;
}

/**
 * The pins of a mounted ornament, which is one casting however many lines its drawing has: two, by which it cannot turn,
 * and one more for each further 100 mm of its diagonal, six at most. They stand within the metal with a rim around
 * them and spread wide; a filigree has less of a rim. A mirrored ornament has its pins mirrored, and what
 * stands beside it makes no difference. A proposal for ornaments that are cast without pins.
 *
 * @param ornament welded outline in mm, as large as it is cast, not turned.
 */
export function ornamentPins(ornament: Outline): Point[] {
  const points = polygonsOf(ornament, CHORD).flatMap((ring) => ring.map(({ x, y }): Point => [x, y]));
  if (points.length === 0) return [];
  const [flipX, flipY] = [
    leaning(points.map(([x]) => x)) < 0 ? -1 : 1,
    leaning(points.map(([, y]) => y)) < 0 ? -1 : 1,
  ];
  const upright = transformOutline(ornament, [flipX, 0, 0, flipY, 0, 0]);
  const rings = polygonsOf(upright, CHORD).map((ring) => ring.map(({ x, y }): Point => [x, y]));
  const spots = spotsIn(rings, rings.flat());
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const stretches = Math.ceil(Math.hypot(width, height) / STRETCH);
  const count = Math.min(MOST, LEAST + Math.max(0, stretches - 1));
  const thinnest = SHARE * Math.max(...spots.map(({ depth }) => depth));
  const patterns = [...THINNER, thinnest].map((rim) =>
    spread(
      spots.filter(({ depth }) => depth >= rim).map(({ at }) => at),
      count,
    ),
  );
  const isWide = ([one, other]: readonly Point[]) =>
    one !== undefined && other !== undefined && apart(one, other) >= WIDE * Math.max(width, height);
  const pattern = patterns.find((pins) => pins.length === count && isWide(pins)) ?? patterns.at(-1) ?? [];
  return pattern.map(([x, y]): Point => [flipX * x, flipY * y]);
}
