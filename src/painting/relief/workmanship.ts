import type { Cut } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import { SHADOW_REACH } from './shadow';

/** How a shape is carried out, in mm on the stone. */
export interface Workmanship {
  /** Engraved: the greatest depth of the cut, where its floor is flat. Mounted: the width of the rounded edge. */
  readonly depth: Mm;
  /** Mounted: how far the letter's face is above the stone, which is the length of its shadow. */
  readonly thickness: Mm;
  /** Engraved: the width of the lit lip at the lower right of the cut. */
  readonly lip: Mm;
}

/** The thickest mounted letter. */
const THICKEST: Mm = 6;

/** The broadest lit lip of a cut. */
const BROADEST_LIP: Mm = 0.5;

/** The least depth of a cut; what is lower than 4 mm is cut three tenths of that deep, and so does not lose its form. */
const leastDepth = (size: Mm): Mm => Math.min(1.2, size * 0.3);

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * How a mason carries out a shape: strokes of an ordinary letter are V-cut, wide faces keep a flat floor; edges of
 * mounted letters are rounded by up to 3 mm (docs/decisions.md section 9).
 *
 * @param size the cap height of letters on the stone in mm, or its equivalent for an ornament.
 */
export function workmanshipOf(cut: Cut, size: Mm): Workmanship {
  return {
    depth: cut === 'engraved' ? within(leastDepth(size), size * 0.11, 5) : within(0.5, size * 0.06, 3),
    thickness: within(1, size * 0.13, THICKEST),
    lip: within(0.12, size * 0.009, BROADEST_LIP),
  };
}

/** The same made `factor` times larger. */
export function enlargedWork({ depth, thickness, lip }: Workmanship, factor: number): Workmanship {
  return { depth: depth * factor, thickness: thickness * factor, lip: lip * factor };
}

/** How far anything is painted beyond a shape's outline at most, in mm on the stone: its shadow, or its lip. */
export function reachOf(cut: Cut): Mm {
  return cut === 'mounted' ? THICKEST * SHADOW_REACH + 1 : 2 * BROADEST_LIP + 0.5;
}
