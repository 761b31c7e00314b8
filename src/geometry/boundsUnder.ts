import { boundsOf } from './bounds';
import { type Box, boxUnder } from './box';
import { type Matrix, transformOutline } from './matrix';
import type { Outline } from './outline';

/**
 * The tight box of an outline under a matrix: of its own box where that stays upright, which costs nothing, else of the
 * mapped curves.
 *
 * @param own the outline's own tight box; undefined where it has no ink.
 */
export function boundsUnder(outline: Outline, matrix: Matrix, own: Box | undefined): Box | undefined {
  const [a, b, c, d] = matrix;
  const isUpright = (b === 0 && c === 0) || (a === 0 && d === 0);
  return isUpright ? own && boxUnder(own, matrix) : boundsOf(transformOutline(outline, matrix));
}
