import type { Scene, SceneNode } from './scene';

/** Everything that is seen on a stone, cut or reserved, in drawing order. */
export function shownNodes({ nodes, reserved }: Pick<Scene, 'nodes' | 'reserved'>): readonly SceneNode[] {
  if (reserved.length === 0) return nodes;
  return [...nodes, ...reserved].sort((one, other) => one.element - other.element);
}
