import type { Mm } from '../../stone/numbers';

/** A stroke of a letter counts from this length on, as a part of the cap height: a serif is shorter. */
export const LETTER_STROKE = 0.15;

/**
 * A stroke of an ornament counts from this length of contour on, in mm on the stone: the tip of a leaf is thin for 3 mm
 * at most, on both its walls.
 */
export const ORNAMENT_STROKE: Mm = 8;

/**
 * A web within a shape counts from twice those lengths on: where two strokes part, the stencil between them runs out in
 * a wedge that its broad end holds.
 */
export const LETTER_WEB = 2 * LETTER_STROKE;
export const ORNAMENT_WEB: Mm = 2 * ORNAMENT_STROKE;
