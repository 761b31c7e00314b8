import type { Finding } from '../stone/finding';
import type { FrameNode, SceneNode } from './scene';

/** Each kind of node on its own without what only its place gives it. */
type Unplaced<N extends SceneNode> = N extends SceneNode ? Omit<N, 'element' | 'place'> : never;

/** A node before it is placed, and what is wrong with it. */
export interface Built {
  readonly node: Unplaced<Exclude<SceneNode, FrameNode>>;
  readonly warnings: readonly Finding[];
}

/** A stone's frame, and what is wrong with it; no node where there is none to be drawn. */
export interface BuiltFrame {
  readonly node: FrameNode | undefined;
  readonly warnings: readonly Finding[];
}
