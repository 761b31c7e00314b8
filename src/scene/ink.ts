import { boundsOf } from '../geometry/bounds';
import { boundsUnder } from '../geometry/boundsUnder';
import { type Box, boxAroundAll, boxUnder } from '../geometry/box';
import type { Matrix } from '../geometry/matrix';
import type { Outline } from '../geometry/outline';
import { letterBox } from '../lettering/letterBox';
import { placeMatrix } from './place';
import type { SceneNode } from './scene';

/** The ink of a node as it was measured last, for one rotation and scale. */
interface Kept {
  readonly rotation: number;
  readonly scale: number;
  readonly ink: Box;
}

/** By the node's own box: the same object as long as the element only moves, turns or grows. */
const kept = new WeakMap<Box, Kept>();

/** The box of what is cut of a node, under a matrix from its own mm; undefined where nothing is. */
function inkUnder(node: SceneNode, matrix: Matrix): Box | undefined {
  const whole = (outlines: readonly Outline[]) =>
    boxAroundAll(outlines.flatMap((outline) => boundsUnder(outline, matrix, boundsOf(outline)) ?? []));
  switch (node.kind) {
    case 'lettering':
      return boxAroundAll(
        node.line.letters.flatMap((letter) => letterBox(node.typeface, node.line, letter, matrix) ?? []),
      );
    case 'ornament':
    case 'medallion':
    case 'etching':
    case 'frame':
      return whole([node.outline]);
    case 'attachment':
      return whole(node.layers.map(({ outline }) => outline));
    case 'image':
    case 'unavailable':
      return undefined;
  }
}

/**
 * The upright box around the ink of a node as it is turned and scaled, in stone mm from its anchor. It touches the curves
 * that are cut themselves, and not the advances of a line or the box by which an element is grasped, which stands in where
 * there is no ink. Exact to rounding errors of float64.
 */
export function inkOf(node: SceneNode): Box {
  const { rotation, scale } = node.place;
  const known = kept.get(node.box);
  if (known?.rotation === rotation && known.scale === scale) return known.ink;
  const matrix = placeMatrix({ x: 0, y: 0, rotation, scale });
  const ink = inkUnder(node, matrix) ?? boxUnder(node.box, matrix);
  kept.set(node.box, { rotation, scale, ink });
  return ink;
}
