import type { Box } from '../../../geometry/box';
import { outlineOfContours } from '../../../geometry/outlineOfContours';
import { type Contour, contoursOf } from '../../../geometry/strokes';
import { boxOutline } from '../../../scene/boxOutline';
import type { CutLayer } from '../cutSheet';
import { enter } from '../order/enter';
import type { Machine } from './machine';
import { registrationMarks, registrationPlaces } from './registrationMarks';
import { weedLines } from './weedLines';

/** The layer of the crosses outside a box. */
export function marksLayer(box: Box): CutLayer {
  return { tool: 'register', outline: outlineOfContours(registrationMarks(registrationPlaces(box))) };
}

/** What lies around the waste: the edge of the stencil, which holds all else, or what is cut. */
function boundsOfWaste(cut: readonly CutLayer[]): Contour[][] {
  const stencil = cut.filter(({ tool }) => tool === 'stencil');
  return (stencil.length > 0 ? stencil : cut).map(({ outline }) => contoursOf(outline));
}

/** The layer of the lines through the waste within a box, and of the box after them; none where no box is wished. */
export function weedLayer(
  cut: readonly CutLayer[],
  box: Box,
  { weedBox, weedLines: distance }: Machine,
): CutLayer[] {
  if (weedBox === undefined || cut.length === 0) return [];
  const lines = distance === undefined ? [] : weedLines(boundsOfWaste(cut), box, distance);
  // Entered where it runs straight to both sides, as all else.
  const edge = contoursOf(boxOutline(box)).map((contour) => enter(contour, { stroke: 0, t: 0.5 }));
  return [{ tool: 'weed', outline: outlineOfContours([...lines, ...edge]) }];
}
