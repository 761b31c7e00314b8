import { boxAroundAll } from '../../geometry/box';
import type { Point } from '../../geometry/point';
import type { CutSheet } from '../sheet/cutSheet';
import { written } from './layers';

/** The corners of all that a file shows, y up: of the stone's box, and of what is drawn outside of it. */
export function extentsOf({ drawn, height, ticket }: CutSheet): { readonly min: Point; readonly max: Point } {
  const { left, top, right, bottom } = boxAroundAll(ticket ? [drawn, ticket.box] : [drawn]) ?? drawn;
  return {
    min: [written(left), written(height - bottom)],
    max: [written(right), written(height - top)],
  };
}
