import type { FrameNode, LetteringNode, OrnamentNode, SceneNode } from '../../scene/scene';
import { shapesOfFrame } from './framePieces';
import { type ReliefShape, shapeOfOrnament, shapesOfLettering } from './shapes';

/** What is cut into the stone or mounted on it by its outline, and seen in relief. */
export type CarvedNode = LetteringNode | OrnamentNode | FrameNode;

/** Whether a node is seen in relief. */
export function isCarved(node: SceneNode): node is CarvedNode {
  return node.kind === 'lettering' || node.kind === 'ornament' || node.kind === 'frame';
}

/** The shapes a node is carved in; characters the font lacks are left out. */
export function carvedShapes(node: CarvedNode): readonly ReliefShape[] {
  switch (node.kind) {
    case 'lettering':
      return shapesOfLettering(node);
    case 'ornament':
      return [shapeOfOrnament(node)];
    case 'frame':
      return shapesOfFrame(node);
  }
}
