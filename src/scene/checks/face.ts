import { boxAround, type Contour, contoursOf } from '../../geometry/contour';
import type { Outline } from '../../geometry/outline';
import { areaOf, polygonsOf } from '../../geometry/polygon';
import { outlineFromSvg } from '../../geometry/svgPath';
import type { Mm } from '../../stone/numbers';
import { roundInset, united } from '../frame/offset';
import { PerStone } from '../frame/perStone';
import type { Slab } from '../scene';
import type { Shape } from './ink/distance';

/** How far a chord may deviate from the stone's own curve, in mm: a fifth of the precision of distances. */
const TOLERANCE: Mm = 0.004;

/** The number of bevels whose faces are kept for each stone: as many as somebody compares. */
const REMEMBERED = 8;

const faces = new PerStone<Shape>(REMEMBERED);

/** What a bevel leaves of a face. */
function withinBevel(outline: Outline, bevel: Mm): Contour[] {
  const clockwise = united(polygonsOf(outline, TOLERANCE)).map((polygon) =>
    areaOf(polygon) < 0 ? polygon.toReversed() : polygon,
  );
  return roundInset(clockwise, bevel).map((polygon) =>
    Float64Array.from(polygon.flatMap(({ x, y }) => [x, y])),
  );
}

/** The face of a stone as a shape, in mm: what lies within its bevel. Computed once per stone and bevel. */
export function faceOf({ stoneType, made: { bevel } }: Pick<Slab, 'stoneType' | 'made'>): Shape {
  return faces.get(stoneType, String(bevel), () => {
    const outline = outlineFromSvg(stoneType.outline);
    const contours = bevel > 0 ? withinBevel(outline, bevel) : contoursOf(outline, TOLERANCE);
    return { contours, box: boxAround(contours) };
  });
}
