import type { Contour } from '../../geometry/contour';
import { type Corner, sitesOf } from '../carving/axis/sites';
import type { Ridge, RidgePoint } from './ridgePoint';

/** A corner that turns by less than this, as half of the angle in radians, is a chord's: no cone is seen there. */
const BLUNT = 0.06;

/** A hit nearer to the end of a piece than this part of it is its end. */
const END = 1e-3;

/** Where a ray first meets the ridges. */
interface Hit {
  readonly ridge: number;
  /** The piece, by the place of its first point, and how far along it. */
  readonly piece: number;
  readonly part: number;
  readonly way: number;
}

/** The directions in which the cone on a corner begins and ends. */
function directionsOf({ ux, uy, reach }: Corner): (readonly [number, number])[] {
  const half = 2 * Math.atan(reach);
  if (half < BLUNT) return [];
  return [half, -half].map((angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [ux * cos - uy * sin, ux * sin + uy * cos] as const;
  });
}

function firstHit(
  { x, y }: Corner,
  [dx, dy]: readonly [number, number],
  ridges: readonly Ridge[],
): Hit | undefined {
  let first: Hit | undefined;
  for (const [ridge, points] of ridges.entries()) {
    for (let piece = 0; piece + 1 < points.length; piece += 1) {
      const [from, to] = [points[piece], points[piece + 1]];
      if (!from || !to) continue;
      const [ex, ey] = [to.x - from.x, to.y - from.y];
      const across = dx * ey - dy * ex;
      if (across === 0) continue;
      const way = ((from.x - x) * ey - (from.y - y) * ex) / across;
      const part = ((from.x - x) * dy - (from.y - y) * dx) / across;
      if (way > 0 && part >= 0 && part <= 1 && way < (first?.way ?? Infinity))
        first = { ridge, piece, part, way };
    }
  }
  return first;
}

/** The ridges with points where spokes meet them. */
function withPoints(
  ridges: readonly Ridge[],
  hits: readonly { readonly hit: Hit; readonly at: RidgePoint }[],
): Ridge[] {
  return ridges.map((points, index) => {
    const own = hits.filter(({ hit }) => hit.ridge === index && hit.part > 0 && hit.part < 1);
    if (own.length === 0) return points;
    return points.flatMap((point, piece) => [
      point,
      ...own
        .filter(({ hit }) => hit.piece === piece)
        .sort((one, other) => one.hit.part - other.hit.part)
        .map(({ at }) => at),
    ]);
  });
}

/**
 * Adds to ridges the lines from each corner that points into the form to where the walls beside it begin on the ridge: between
 * two of them the wall is a part of a cone about the corner, and beyond them plane.
 */
export function withSpokes(ridges: readonly Ridge[], contours: readonly Contour[]): Ridge[] {
  const spokes = sitesOf(contours).flatMap((site) => {
    if (site.kind === 'edge') return [];
    return directionsOf(site).flatMap((direction) => {
      const found = firstHit(site, direction, ridges);
      if (!found) return [];
      const part = found.part < END ? 0 : found.part > 1 - END ? 1 : found.part;
      const hit = { ...found, part };
      const [from, to] = [ridges[hit.ridge]?.[hit.piece], ridges[hit.ridge]?.[hit.piece + 1]];
      if (!from || !to) return [];
      const at: RidgePoint = {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        far: from.far + (to.far - from.far) * part,
      };
      return [{ hit, at, spoke: [{ x: site.x, y: site.y, far: 0 }, at] }];
    });
  });
  return [...withPoints(ridges, spokes), ...spokes.map(({ spoke }) => spoke)];
}
