import type { Outline } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import { polygonsOf } from '../../geometry/polygon';
import { isWithin, type Ring } from '../../geometry/ring';
import type { Mm } from '../../stone/numbers';

/** The number of steps in the search for a piece's widest spot. */
const STEPS = 28;

/** How far chords may deviate from the curves of the searched letter, in mm: a pin is a millimetre or two thick. */
export const CHORD: Mm = 0.1;

/** How thick a pin is, in mm: a proposal too, since each foundry has its own. */
export const PIN: Mm = 3;

/** A piece lower than this is held by one pin, in mm. */
const LOW: Mm = 12;

/** A second pin this near to the first adds no hold, in mm. */
const APART: Mm = 6;

/** How far a point is from the nearest edge of polygons, in mm. */
export function distanceToEdge([x, y]: Point, polygons: readonly Ring[]): Mm {
  let least = Number.POSITIVE_INFINITY;
  for (const polygon of polygons) {
    for (const [index, [ax, ay]] of polygon.entries()) {
      const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
      const [dx, dy] = [bx - ax, by - ay];
      const square = dx * dx + dy * dy;
      const t = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
      least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
    }
  }
  return least;
}

function boxOf(polygon: Ring) {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The spot between two heights that is deepest within the ink. */
function broadest(polygons: readonly Ring[], outer: Ring, from: Mm, to: Mm): Point | undefined {
  const { left, right } = boxOf(outer);
  let best: { at: Point; depth: Mm } | undefined;
  for (let row = 0; row < STEPS; row += 1) {
    for (let column = 0; column < STEPS; column += 1) {
      const at: Point = [
        left + ((column + 0.5) / STEPS) * (right - left),
        from + ((row + 0.5) / STEPS) * (to - from),
      ];
      if (!isWithin([outer], at) || !isWithin(polygons, at)) continue;
      const depth = distanceToEdge(at, polygons);
      if (depth > (best?.depth ?? 0)) best = { at, depth };
    }
  }
  return best?.at;
}

/** Contours within no other: each is a separate piece, such as the ring of an Å. */
function pieces(polygons: readonly Ring[]): Ring[] {
  return polygons.filter(([first], index) =>
    polygons.every((other, at) => at === index || !first || !isWithin([other], first)),
  );
}

/**
 * Where the pins of a mounted letter may be: in the widest spots of its upper and its lower half, a single one in a
 * low piece such as a dot. A proposal for letters that are cast without pins.
 *
 * @param letter welded outline in mm.
 */
export function pinsOf(letter: Outline): Point[] {
  const contours = polygonsOf(letter, CHORD).map((polygon) => polygon.map(({ x, y }): Point => [x, y]));
  return pieces(contours).flatMap((piece): Point[] => {
    const polygons = contours.filter(([first]) => first && (first === piece[0] || isWithin([piece], first)));
    const { top, bottom } = boxOf(piece);
    const one = (pin: Point | undefined): Point[] => (pin ? [pin] : []);
    if (bottom - top < LOW) return one(broadest(polygons, piece, top, bottom));
    const third = (bottom - top) / 3;
    const upper = broadest(polygons, piece, top, top + third);
    const lower = broadest(polygons, piece, bottom - third, bottom);
    const isNear = upper && lower && Math.hypot(upper[0] - lower[0], upper[1] - lower[1]) < APART;
    return [...one(upper), ...(isNear ? [] : one(lower))];
  });
}
