import type { DesignerContext } from '../../../machines/designer/context';
import { nextOnGrid } from '../../../scene/snapping/grid';
import type { Edit } from '../../../stone/edits/edit';
import { nudgeAll } from '../../../stone/edits/several';
import type { Mm } from '../../../stone/numbers';

/** Where an arrow key leads: right and down are 1. */
export type ArrowDirection = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1];

/** The step of an arrow key alone, in mm, where no grid is shown. */
export const STEP: Mm = 1;

/**
 * Moves elements by an arrow key: a plain step leads to the next line of the grid where there is one, which the anchor of
 * the first of them comes to stand on; every other step is as long as it is.
 */
export function nudgeByArrow(
  { aids: { grid }, history }: Pick<DesignerContext, 'aids' | 'history'>,
  elements: readonly number[],
  [right, down]: ArrowDirection,
  step: Mm,
): Edit {
  const [first = -1] = elements;
  const anchor = history.present.Parms[first]?.position;
  if (grid === undefined || step !== STEP || !anchor) return nudgeAll(elements, right * step, down * step);
  const by = (at: Mm, ahead: -1 | 0 | 1) => (ahead === 0 ? 0 : nextOnGrid(at, grid, ahead) - at);
  return nudgeAll(elements, by(anchor.x, right), by(anchor.y, down));
}
