import type { LetteringNode, OrnamentNode, SceneNode, UnavailableNode } from './scene';
import type { SceneWarning } from './warnings';

type Unplaced<N extends SceneNode> = Omit<N, 'element' | 'place'>;

/** A node before it is placed, and what is wrong with it. */
export interface Built {
  readonly node: Unplaced<LetteringNode> | Unplaced<OrnamentNode> | Unplaced<UnavailableNode>;
  readonly warnings: readonly SceneWarning[];
}
