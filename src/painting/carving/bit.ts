import type { Mm } from '../../stone/numbers';
import { type Cutting, measureOf } from './measures';

/** A V-bit: a cone upon a flat tip. */
export interface Bit {
  /** How much broader its cut is, to either side, for each mm of depth: the tangent of half its angle. */
  readonly flare: number;
  readonly tipRadius: Mm;
  /** The least and the greatest depth of a cut. */
  readonly least: Mm;
  readonly most: Mm;
}

/** The V-bit that was asked for. */
export function bitOf(cutting: Cutting): Bit {
  const angle = measureOf(cutting, 'toolAngle');
  return {
    flare: Math.tan((angle * Math.PI) / 360),
    tipRadius: measureOf(cutting, 'tipRadius'),
    least: measureOf(cutting, 'leastDepth'),
    most: measureOf(cutting, 'depth'),
  };
}

/** Half the width that a bit cuts at a depth, in mm: on the stone's face. */
export const radiusAt = ({ flare, tipRadius }: Bit, depth: Mm): Mm => tipRadius + depth * flare;

/** How deep a bit goes for half a width, in mm; below 0 where its tip is too broad. */
export const depthFor = ({ flare, tipRadius }: Bit, radius: Mm): Mm => (radius - tipRadius) / flare;
