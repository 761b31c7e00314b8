import type { Mm } from '../../stone/numbers';

/** A rubber stencil ends at least and at most this far outside its letters, in mm. */
export const NARROWEST_STENCIL: Mm = 0.1;
export const WIDEST_STENCIL: Mm = 200;
