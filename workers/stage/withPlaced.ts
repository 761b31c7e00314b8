import type { Scene, SceneNode } from '../../src/scene/scene';
import type { Placed } from './contract';

/** The scene with some of its elements elsewhere. */
export function withPlaced(scene: Scene, placed: readonly Placed[]): Scene {
  const moved = (node: SceneNode): SceneNode => {
    const elsewhere = placed.find(({ element }) => element === node.element);
    return elsewhere ? { ...node, place: { ...node.place, ...elsewhere.place } } : node;
  };
  return { ...scene, nodes: scene.nodes.map(moved), reserved: scene.reserved.map(moved) };
}
