import { type BakedRelief, bakeRelief } from './bakeRelief';
import type { ReliefOrder } from './reliefOrder';
import { withoutPause } from './withoutPause';

/**
 * Bakes a relief without a pause.
 *
 * @returns undefined for a shape without ink.
 */
export const bakeWhole = (order: ReliefOrder): BakedRelief | undefined => withoutPause(bakeRelief(order));
