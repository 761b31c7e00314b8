import type { Bench } from '../../machines/mason/effects';
import type { Seal } from '../../stone/wire/seal';

/**
 * The seal of the stone as it lies on the bench; undefined where nobody has approved it, and where order and stone were fetched
 * to both sides of a change, so that what was approved may be another.
 */
export function sealOf({ order, stone }: Pick<Bench, 'order' | 'stone'>): Seal | undefined {
  const said = order.order.stones[0];
  return said?.version === stone.version ? said.seal : undefined;
}
