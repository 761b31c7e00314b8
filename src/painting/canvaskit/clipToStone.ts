import type { Canvas } from 'canvaskit-wasm';
import { areWithin, ringsOf } from '../../geometry/ring';
import { inkOnStone } from '../../scene/checks/inkBoxes';
import type { SceneNode, Slab } from '../../scene/scene';
import type { Painter } from './painter';
import { stoneKey } from './stoneKey';

const polygons = new WeakMap<Slab['outline'], ReturnType<typeof ringsOf>>();

function edgeOf({ outline }: Slab): ReturnType<typeof ringsOf> {
  const rings = polygons.get(outline) ?? ringsOf(outline);
  polygons.set(outline, rings);
  return rings;
}

/** By the node, which stays one object as long as neither it nor its place changes: asked for in every frame. */
const known = new WeakMap<SceneNode, { readonly outline: Slab['outline']; readonly isCutOff: boolean }>();

/** Whether something is cut into the stone and reaches beyond its edge, where there is nothing to cut into. */
export function isCutOff(node: SceneNode, slab: Slab): boolean {
  const before = known.get(node);
  if (before?.outline === slab.outline) return before.isCutOff;
  const isCutOff = reachesBeyond(node, slab);
  known.set(node, { outline: slab.outline, isCutOff });
  return isCutOff;
}

function reachesBeyond(node: SceneNode, slab: Slab): boolean {
  const isEngraved = (node.kind === 'lettering' || node.kind === 'ornament') && node.cut === 'engraved';
  if (!isEngraved) return false;
  const edge = edgeOf(slab);
  // Nothing is clipped to a stone that is not drawn.
  if (edge.length === 0) return false;
  return !areWithin(edge, inkOnStone(node).flat());
}

/**
 * Clips a canvas in stone mm to the stone's face where the next thing painted is cut into it and overhangs: letters end
 * at the edge. What is mounted or fixed to the stone may stand over it.
 */
export function clipToStone(canvas: Canvas, node: SceneNode, slab: Slab, { kit, paths }: Painter): void {
  if (!isCutOff(node, slab)) return;
  canvas.clipPath(paths.outline(stoneKey(slab), slab.outline), kit.ClipOp.Intersect, true);
}
