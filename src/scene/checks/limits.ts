import type { StoneVariant } from '../../stone/catalogue/stoneType';
import type { Mm } from '../../stone/numbers';

/** Cast letters are mounted by hand with their pins: nearer to each other than this (mm) is impossible. */
export const CAST_APART: Mm = 0.5;

/**
 * Closer than this fraction of the cap height letters touch, visually and for the knife that cuts the stencil: a script
 * whose strokes end where the next begin.
 */
export const ABUTTING = 0.0025;

/** How far ink keeps from the edge of a face, in mm: its arris is rounded by 2 mm and chips; a cleft edge is uneven. */
export const EDGE: Readonly<Record<StoneVariant['finish'], Mm>> = { polished: 5, honed: 5, rough: 12 };

/** How far ink keeps from the foot of a stone that stands, in mm: earth, gravel and plants rise in front of it. */
export const GROUND: Mm = 20;

/**
 * The smallest loose piece of rubber in mm² that its glue holds during blasting: as wide and as high as the thinnest
 * stroke that can be made in the material. A judgement of ours.
 */
export function leastLoosePieceIn({ thinnestStroke }: StoneVariant): number {
  return thinnestStroke ** 2;
}

/** Loose pieces below this many mm² do not matter: specks where two strokes nearly meet. */
export const SPECK = 0.05;
