import type { Mm } from '../../stone/numbers';

/** A stroke of a letter, and a web within it, counts from this length on, as a part of the cap height: a serif is shorter. */
export const LETTER_STROKE = 0.15;

/**
 * A stroke of an ornament, and a web within it, counts from this length of contour on, in mm on the stone: the tip of a
 * leaf is thin for 3 mm at most, on both its walls.
 */
export const ORNAMENT_STROKE: Mm = 8;
