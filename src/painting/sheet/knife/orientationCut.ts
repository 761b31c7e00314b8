import type { Box } from '../../../geometry/box';
import type { Point } from '../../../geometry/point';
import type { Mm } from '../../../stone/numbers';

/**
 * How long each of its two legs is, in offsets of the blade. Pulled straight, a blade that points aside by the angle a
 * comes in line so that tan(a/2) shrinks by e for every offset: after twelve from 90° nothing is left but 0.0007°.
 */
const LEG = 12;

/** How far it lies outside all that is cut, in mm, and how far from that of the layer before. */
const ASIDE: Mm = 5;
export const APART: Mm = 3;

/** How broad and how high it is for a blade of this offset. */
export const legOf = (offset: Mm): Mm => LEG * offset;

/** The same at a place of its own, whose left and top it begins at. */
export function orientationAt([x, y]: Point, offset: Mm): Point[] {
  const leg = legOf(offset);
  return [
    [x, y + leg],
    [x + leg, y + leg],
    [x + leg, y],
  ];
}

/** The direction in which a blade points after it: upwards on the stone, in radians. */
export const ORIENTED = -Math.PI / 2;

/**
 * The way of the tip by which a blade that points anywhere gets a known direction: to the right, then upwards, in the
 * waste below what is cut. Two legs, since a blade that happens to point against the first may be pushed along it.
 *
 * @param place which layer it begins: beside each other, none is cut twice.
 */
export function orientationCut({ left, bottom }: Box, offset: Mm, place: number): Point[] {
  return orientationAt([left + place * (legOf(offset) + APART), bottom + ASIDE], offset);
}
