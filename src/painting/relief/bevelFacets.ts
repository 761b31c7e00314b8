import type { Polygon, Vertex } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';
import type { Facet } from './facet';

/** A mitre reaches at most this many bevels inwards: in the cleft of a heart it would cross the stone. */
const LONGEST_MITRE = 3;

/** The direction out of a clockwise polygon, y down, at its edge from one corner to the next. */
function outOf(from: Vertex, to: Vertex): readonly [x: number, y: number] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return [(to.y - from.y) / long, (from.x - to.x) / long];
}

/**
 * The planes of a bevel all around a stone, a quadrilateral for each edge of its outline, mitred where two meet.
 *
 * @param polygons clockwise, in mm.
 * @param width the bevel's width in mm.
 * @param light the light's direction along x and y, of length 1.
 */
export function bevelFacets(
  polygons: readonly Polygon[],
  width: Mm,
  [lightX, lightY]: readonly [number, number],
): Facet[] {
  return polygons.flatMap((polygon) => {
    const corner = (index: number): Vertex => polygon.at(index % polygon.length) ?? { x: 0, y: 0 };
    const inner = polygon.map((at, index): Vertex => {
      const [ax, ay] = outOf(corner(index - 1), at);
      const [bx, by] = outOf(at, corner(index + 1));
      const spread = 1 + ax * bx + ay * by;
      const long = Math.min(
        LONGEST_MITRE,
        spread > 0 ? Math.hypot(ax + bx, ay + by) / spread : LONGEST_MITRE,
      );
      const [x, y] = [ax + bx, ay + by];
      const off = (width * long) / (Math.hypot(x, y) || 1);
      return { x: at.x - x * off, y: at.y - y * off };
    });
    return polygon.map((at, index): Facet => {
      const next = corner(index + 1);
      const [outX, outY] = outOf(at, next);
      const [from = at, to = next] = [inner[index], inner[(index + 1) % inner.length]];
      return { corners: [at, next, to, from], facing: outX * lightX + outY * lightY };
    });
  });
}
