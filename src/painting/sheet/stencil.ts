import { EndType, FillRule, inflatePathsD, JoinType, simplifyPathsD, unionD } from 'clipper2-ts';
import { EMPTY, type Outline } from '../../geometry/outline';
import { areaOf, outlineOf, polygonsOf } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';

const DECIMALS = 4;

/** How far the margin's arcs may deviate from true ones, in mm. */
const ARC: Mm = 0.005;

/** Points this near to the line between their neighbours are left out, in mm. */
const STRAIGHT: Mm = 0.002;

/**
 * The edge of the rubber stencil around what is blasted: `margin` mm outside all ink, round at corners. Only outer
 * edges: a hole in the margin, as within a large O or a frame, would expose the stone to the sand.
 *
 * @param engraved welded outline in stone mm.
 */
export function stencilEdge(engraved: Outline, margin: Mm): Outline {
  const polygons = polygonsOf(engraved, ARC).map((polygon) => [...polygon]);
  if (polygons.length === 0) return EMPTY;
  const around = inflatePathsD(polygons, margin, JoinType.Round, EndType.Polygon, 2, DECIMALS, ARC);
  const outer = around.filter((polygon) => areaOf(polygon) > 0);
  return outlineOf(simplifyPathsD(unionD(outer, [], FillRule.NonZero, DECIMALS), STRAIGHT));
}
