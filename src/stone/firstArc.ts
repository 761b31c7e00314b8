import { type Curve, LEAST_RADIUS } from './curve';
import type { Mm } from './numbers';

/** The radius of a new arc in widths of the line: the line then covers about 60° of it, a sixth of the circle. */
const WIDTHS = 0.95;

/** Its radius where the line's width is not known, in mm: about half the width of a common stone. */
const RADIUS: Mm = 300;

/** The arc on which a line is set at first, its radius in whole mm at the line's scale 1. */
export function firstArc(width: Mm | undefined, scale: number): Extract<Curve, { kind: 'arc' }> {
  const radius = width ? Math.max(LEAST_RADIUS, Math.round((width / scale) * WIDTHS)) : RADIUS;
  return { kind: 'arc', radius, side: 'outside' };
}
