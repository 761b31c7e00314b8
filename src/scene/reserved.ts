import { type Box, boxAroundAll } from '../geometry/box';
import { inkOf } from './ink';
import type { Scene, SceneNode } from './scene';

/** Everything that is seen on a stone, cut or reserved, in drawing order. */
export function shownNodes({ nodes, reserved }: Pick<Scene, 'nodes' | 'reserved'>): readonly SceneNode[] {
  if (reserved.length === 0) return nodes;
  return [...nodes, ...reserved].sort((one, other) => one.element - other.element);
}

/** A space that is kept free on a stone. */
export interface ReservedSpace {
  /** What is to stand there, as indices in `Parms`. */
  readonly elements: readonly number[];
  /** The upright box around their ink, in mm of the stone. */
  readonly box: Box;
}

/** The upright box around the ink of a node on the stone, in mm. */
function inkOnStone(node: SceneNode): Box {
  const { left, top, right, bottom } = inkOf(node);
  const { x, y } = node.place;
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** The spaces that are kept free, as they lie on the stone: elements of one group share one. */
export function reservedSpaces({ reserved }: Pick<Scene, 'reserved'>): readonly ReservedSpace[] {
  const spaces = [...new Set(reserved.map(({ space }) => space))];
  return spaces.flatMap((space) => {
    const nodes = reserved.filter((node) => node.space === space);
    const box = boxAroundAll(nodes.map(inkOnStone));
    return box ? [{ elements: nodes.map(({ element }) => element), box }] : [];
  });
}
