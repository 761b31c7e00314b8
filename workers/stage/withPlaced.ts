import type { Scene } from '../../src/scene/scene';
import type { Placed } from './contract';

/** The scene with some of its elements elsewhere. */
export function withPlaced(scene: Scene, placed: readonly Placed[]): Scene {
  const nodes = scene.nodes.map((node) => {
    const moved = placed.find(({ element }) => element === node.element);
    return moved ? { ...node, place: { ...node.place, ...moved.place } } : node;
  });
  return { ...scene, nodes };
}
