import type { Box } from '../geometry/box';
import { inkOf } from './ink';
import { inkAround } from './placedInk';
import type { Scene } from './scene';

/** A space that is kept free on a stone. */
export interface ReservedSpace {
  /** What is to stand there, as indices in `Parms`. */
  readonly elements: readonly number[];
  /** The upright box around their ink, in mm of the stone. */
  readonly box: Box;
}

/** The spaces that are kept free, as they lie on the stone: elements of one group share one. */
export function reservedSpaces({ reserved }: Pick<Scene, 'reserved'>): readonly ReservedSpace[] {
  const spaces = [...new Set(reserved.map(({ space }) => space))];
  return spaces.flatMap((space) => {
    const nodes = reserved.filter((node) => node.space === space);
    const box = inkAround(nodes.map((node) => ({ ink: inkOf(node), place: node.place })));
    return box ? [{ elements: nodes.map(({ element }) => element), box }] : [];
  });
}
