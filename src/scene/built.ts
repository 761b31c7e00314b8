import type { FrameNode, LetteringNode, OrnamentNode, SceneNode, UnavailableNode } from './scene';
import type { SceneWarning } from './warnings';

type Unplaced<N extends SceneNode> = Omit<N, 'element' | 'place'>;

/** A node before it is placed, and what is wrong with it. */
export interface Built {
  readonly node: Unplaced<LetteringNode> | Unplaced<OrnamentNode> | Unplaced<UnavailableNode>;
  readonly warnings: readonly SceneWarning[];
}

/** A stone's frame, and what is wrong with it; no node where there is none to be drawn. */
export interface BuiltFrame {
  readonly node: FrameNode | undefined;
  readonly warnings: readonly SceneWarning[];
}
