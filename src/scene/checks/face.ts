import { boxAround, contoursOf } from '../../geometry/contour';
import { outlineFromSvg } from '../../geometry/svgPath';
import type { Mm } from '../../stone/numbers';
import type { Slab } from '../scene';
import type { Shape } from './ink/distance';

/** How far a chord may deviate from the stone's own curve, in mm: a fifth of the precision of distances. */
const TOLERANCE: Mm = 0.004;

const faces = new WeakMap<Slab['stoneType'], Shape>();

/** The face of a stone as a shape, in mm: computed once per stone. */
export function faceOf({ stoneType }: Pick<Slab, 'stoneType'>): Shape {
  const known = faces.get(stoneType);
  if (known) return known;
  const contours = contoursOf(outlineFromSvg(stoneType.outline), TOLERANCE);
  const face = { contours, box: boxAround(contours) };
  faces.set(stoneType, face);
  return face;
}
