import { areaOf, polygonsOf } from '../../geometry/polygon';
import type { Roll } from './roll';

/** What a roll comes to. */
export interface RollMeasures {
  readonly pieces: number;
  /** The area within the edges of its pieces, in mm². */
  readonly area: number;
  /** What is left over of the used length, from 0 to 1. */
  readonly waste: number;
}

/** Measures what is used of the length of a roll. */
export function measuresOf({ placed, width, length }: Roll): RollMeasures {
  const area = placed
    .flatMap(({ piece }) => polygonsOf(piece.edge))
    .reduce((sum, polygon) => sum + Math.abs(areaOf(polygon)), 0);
  return { pieces: placed.length, area, waste: 1 - area / (width * length) };
}
