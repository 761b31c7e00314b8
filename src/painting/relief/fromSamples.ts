import type { Matrix } from '../../geometry/matrix';
import type { Mm } from '../../stone/numbers';
import type { Grid } from './grid';
import type { ReliefShape } from './shapes';

/**
 * From a relief's samples to the mm of the element its shape stands in, for the shape's own size.
 *
 * @param measure the size the relief was baked for, in mm on the stone.
 */
export function fromSamples({ measure: own, x, y }: ReliefShape, grid: Grid, measure: Mm): Matrix {
  const factor = own / measure;
  const perSample = factor / grid.perMm;
  return [perSample, 0, 0, perSample, x + grid.left * factor, y + grid.top * factor];
}
