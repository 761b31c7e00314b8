import type { Mm } from '../numbers';

/** How much smaller and how far up or down, as fractions of the design's size and of the stone's height. */
export interface Change {
  readonly size: number;
  readonly way: number;
}

const SIZES = Array.from({ length: 13 }, (_, step) => 1 - step * 0.05);
const WAYS = Array.from({ length: 25 }, (_, step) => (step - 12) * 0.02);

const extent = ({ size, way }: Change) => 1 - size + Math.abs(way);

/** All changes tried, the smallest first: a design is neither moved to the stone's foot nor made tiny. */
export const CHANGES: readonly Change[] = SIZES.flatMap((size) => WAYS.map((way) => ({ size, way }))).sort(
  (one, other) => extent(one) - extent(other),
);

/** The distance of everything from the edge, in mm: a frame takes some 35 of them. */
const FROM_FRAME: Mm = 40;
const FROM_EDGE: Mm = 8;

/** The unused margin along a face's edge, in mm. */
export const marginFor = (frame: string): Mm => (frame === 'none' ? FROM_EDGE : FROM_FRAME);
