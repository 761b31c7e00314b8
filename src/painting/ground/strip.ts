import type { Mm } from '../../stone/numbers';
import type { Standing } from './standing';

/** The strip of ground before a stone's foot: from left to right, and the height of the ground, in stone mm. */
export interface Strip {
  readonly from: Mm;
  readonly to: Mm;
  readonly foot: Mm;
}

/** How far the ground is drawn beside a stone's foot. */
const BESIDE: Mm = 30;

/** The strip before a stone. */
export function stripBefore({ contact: { from, to }, foot }: Pick<Standing, 'contact' | 'foot'>): Strip {
  return { from: from - BESIDE, to: to + BESIDE, foot };
}
