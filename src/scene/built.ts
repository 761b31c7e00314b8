import type { Finding } from '../stone/finding';
import type { FrameNode, SceneNode } from './scene';

/** Each kind of node without the properties that depend on its place. */
type Unplaced<N extends SceneNode> = N extends SceneNode ? Omit<N, 'element' | 'place'> : never;

/** A node before it is placed, and its findings. */
export interface Built {
  readonly node: Unplaced<Exclude<SceneNode, FrameNode>>;
  readonly warnings: readonly Finding[];
}

/** A stone's frame, and its findings; no node where none is drawn. */
export interface BuiltFrame {
  readonly node: FrameNode | undefined;
  readonly warnings: readonly Finding[];
}
