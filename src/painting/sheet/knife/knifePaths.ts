import type { Box } from '../../../geometry/box';
import { flattened } from '../../../geometry/flatten';
import { openLine } from '../../../geometry/openLine';
import { outlineOfContours } from '../../../geometry/outlineOfContours';
import type { Point } from '../../../geometry/point';
import { type Contour, contoursOf } from '../../../geometry/strokes';
import type { Mm } from '../../../stone/numbers';
import type { CutLayer } from '../cutSheet';
import { carrierPath } from './carrierPath';
import { liftedAtCorners } from './liftedAtCorners';
import { type Machine, overcutOf } from './machine';
import { ORIENTED, orientationCut } from './orientationCut';
import { withOvercut } from './overcut';

/** How far the chords that the tip of a drag knife follows may lie beside a curve, in mm. */
export const CHORD: Mm = 0.003;

/** The holder's paths for the ways of a tip, one after the other, the first to give the blade its direction. */
function dragged(ways: readonly (readonly Point[])[], offset: Mm): Contour[] {
  let blade = ORIENTED;
  return ways.map((way) => {
    const carried = carrierPath(way, offset, blade);
    blade = carried.blade;
    return openLine(carried.points);
  });
}

function layerPaths(layer: CutLayer, place: number, around: Box, machine: Machine): Contour[] {
  const { cutter } = machine;
  const contours = contoursOf(layer.outline).map((contour) => withOvercut(contour, overcutOf(machine)));
  switch (cutter.kind) {
    case 'dragKnife': {
      const ways = contours.map((contour) => flattened(contour, CHORD));
      return dragged([orientationCut(around, cutter.offset, place), ...ways], cutter.offset);
    }
    case 'tangentialKnife':
      return contours.flatMap((contour) => liftedAtCorners(contour, cutter.lift));
    case 'laser':
    case 'pen':
      return contours;
  }
}

/**
 * The paths of a tool's holder for layers in the order in which they are cut. Guides and holes stay: they are for a pencil
 * and a drill. A drag knife begins each layer, before which it may have been changed, with a cut that turns its blade; from
 * one contour to the next the lifted blade keeps the direction in which it left, and is swivelled where it comes down.
 *
 * @param around the boxes outside of which the turning cuts lie: that of all that is cut, and the stone's for its own edge.
 */
export function knifePaths(
  layers: readonly CutLayer[],
  around: { readonly cut: Box; readonly drawn: Box },
  machine: Machine,
): CutLayer[] {
  return layers.map((layer, place) => {
    if (layer.tool === 'guide' || layer.tool === 'drill') return layer;
    const outside = layer.tool === 'outline' ? around.drawn : around.cut;
    return { ...layer, outline: outlineOfContours(layerPaths(layer, place, outside, machine)) };
  });
}
