import { ramerDouglasPeuckerPathsD } from 'clipper2-ts';
import type { Box } from '../../geometry/box';
import type { Outline } from '../../geometry/outline';
import { outlineOfContours } from '../../geometry/outlineOfContours';
import { areaOf, type Polygon, polygonsOf } from '../../geometry/polygon';
import { type Contour, contoursOf } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';
import { type Nest, nested } from '../sheet/order/nesting';

/** A filled area: the contour around it, with a positive `areaOf`, and the holes in it, with a negative one. */
export interface Area {
  readonly contours: readonly Polygon[];
  readonly box: Box;
}

/** How far the chords of a curve may deviate from it, and the points left out from those, in mm. */
const CHORD: Mm = 0.002;
const STRAIGHT: Mm = 0.002;

/** A contour as straight pieces, in the direction in which its area has this sign. */
function turned(contour: Contour, sign: 1 | -1): Polygon | undefined {
  const [polygon] = polygonsOf(outlineOfContours([contour]), CHORD);
  if (!polygon) return undefined;
  const [thinned] = ramerDouglasPeuckerPathsD([[...polygon]], STRAIGHT);
  const kept = thinned && thinned.length > 2 ? thinned : polygon;
  return Math.sign(areaOf(kept)) === sign ? kept : [...kept].reverse();
}

function areasIn({ contour, box, inner }: Nest): Area[] {
  const around = turned(contour, 1);
  const holes = inner.map((hole) => turned(hole.contour, -1)).filter((hole) => hole !== undefined);
  const within = inner.flatMap((hole) => hole.inner.flatMap(areasIn));
  return around ? [{ contours: [around, ...holes], box }, ...within] : within;
}

/**
 * The areas that an outline fills, each with its holes: every second of contours that lie in one another is a hole, since
 * a weld leaves no other.
 *
 * @param outline welded, in mm: its contours do not cross.
 */
export function areasOf(outline: Outline): Area[] {
  return nested(contoursOf(outline)).flatMap(areasIn);
}
