import { areaOf, type Contour, contoursOf, covers } from '../../../geometry/contour';
import type { Outline } from '../../../geometry/outline';

const isInside = ([x = 0, y = 0]: Contour, other: Contour) => covers([other], x, y);

/**
 * The areas of stencil pieces that are surrounded by cuts, as within an O, the smallest first, in the square of the
 * outline's unit.
 *
 * @param outline welded: its contours must not overlap.
 * @param tolerance how far a chord may deviate from its curve.
 */
export function loosePieces(outline: Outline, tolerance: number): readonly number[] {
  const rings = contoursOf(outline, tolerance).map((contour) => ({ contour, area: areaOf(contour) }));
  // Contours around ink run one way and those around a counter the other: together they enclose the ink.
  const around = Math.sign(rings.reduce((sum, { area }) => sum + area, 0));
  const cuts = rings.filter(({ area }) => Math.sign(area) === around);
  return rings
    .filter(({ area }) => Math.sign(area) === -around)
    .map(({ contour, area }) => {
      // Cuts within the piece are subtracted, such as the R within the ring of ®.
      const within = cuts.filter((cut) => isInside(cut.contour, contour));
      return Math.abs(area) - within.reduce((sum, cut) => sum + Math.abs(cut.area), 0);
    })
    .sort((one, other) => one - other);
}
