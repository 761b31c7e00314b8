import type { Mm } from '../../stone/numbers';

/** How deep a hole for a pin may be asked for: a shallower one holds nothing, a deeper one is a slip of the finger. */
export const SHALLOWEST_HOLE: Mm = 1;
export const DEEPEST_HOLE: Mm = 100;
