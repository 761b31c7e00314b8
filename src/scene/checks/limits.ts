import type { StoneVariant } from '../../stone/catalogue/stoneType';
import type { Mm } from '../../stone/numbers';

/**
 * Up to this cap height (mm) a cut is as deep as it is narrow, and what stands between two cuts is as strong as the
 * material's own least web.
 */
const SHALLOW: Mm = 30;

/** How much broader a web has to be for each mm of cap height above that: higher letters are blasted deeper and longer. */
const MORE_PER_MM = 0.01;

/**
 * The narrowest web in mm that holds between two cuts in a material: first as rubber while it is blasted, then as stone.
 * A judgement of ours, as the material's own least web is.
 *
 * @param height how high the larger of the two cuts is, mm.
 * @returns mm to a thousandth.
 */
export function narrowestWebIn({ narrowestWeb }: StoneVariant, height: Mm): Mm {
  const web = narrowestWeb * (1 + Math.max(0, height - SHALLOW) * MORE_PER_MM);
  return Math.round(web * 1000) / 1000;
}

/** Cast letters are set by hand with their pins: nearer to each other than this (mm) they cannot be. */
export const CAST_APART: Mm = 0.5;

/**
 * Closer than this part of the cap height letters touch for the eye and for the knife that cuts the stencil: a script
 * whose strokes end where the next begin.
 */
export const ABUTTING = 0.0025;

/** How far ink keeps from the edge of a face, in mm: its arris is eased by 2 mm and chips; a cleft edge is uneven. */
export const EDGE: Readonly<Record<StoneVariant['finish'], Mm>> = { polished: 5, honed: 5, rough: 12 };

/** How far ink keeps from the foot of a stone that stands, in mm: earth, gravel and plants rise in front of it. */
export const GROUND: Mm = 20;

/**
 * The smallest loose piece of rubber in mm² that its glue holds against the blast: as broad and as high as the thinnest
 * stroke that can be made in the material. A judgement of ours.
 */
export function leastLoosePieceIn({ thinnestStroke }: StoneVariant): number {
  return thinnestStroke ** 2;
}

/** Loose pieces below so many mm² nobody misses: specks where two strokes nearly meet. */
export const SPECK = 0.05;
