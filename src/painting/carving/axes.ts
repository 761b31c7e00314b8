import type { Polygon, Vertex } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';
import type { Area } from './areas';
import type { Disc } from './axis/disc';
import { medialAxis } from './axis/medialAxis';

/** Two areas whose points differ by less than this, in mm, are the same. */
const SAME: Mm = 1e-6;

const flat = (polygon: Polygon, { x, y }: Vertex): Float64Array =>
  Float64Array.from(polygon.flatMap((at) => [at.x - x, at.y - y]));

/**
 * The medial axis of each area, a repeated one (most letters of an inscription) reckoned only once.
 *
 * @param most the greatest radius of a disc, in mm.
 */
export function axesOf(areas: readonly Area[], most: Mm): Disc[][][] {
  const known = new Map<string, Disc[][]>();
  return areas.map(({ contours }) => {
    const [start = { x: 0, y: 0 }] = contours[0] ?? [];
    const local = contours.map((contour) => flat(contour, start));
    const key = local.map((contour) => contour.map((at) => Math.round(at / SAME)).join(' ')).join(';');
    const axis = known.get(key) ?? medialAxis(local, most);
    known.set(key, axis);
    return axis.map((trail) => trail.map(([x, y, radius]): Disc => [x + start.x, y + start.y, radius]));
  });
}
