import type { Canvas } from 'canvaskit-wasm';
import { placeMatrix } from '../../scene/place';
import type { Scene, SceneNode } from '../../scene/scene';
import type { Painter } from './painter';
import { paintNode } from './paintNode';
import { paintSlab } from './paintSlab';

/** Brings the canvas from stone mm to an element's own. */
export function enterPlace(canvas: Canvas, node: SceneNode): void {
  const [a, b, c, d, e, f] = placeMatrix(node.place);
  canvas.concat([a, c, e, b, d, f, 0, 0, 1]);
}

/** Paints everything on the stone, in stone mm. */
export function paintElements(canvas: Canvas, scene: Scene, painter: Painter): void {
  for (const node of scene.nodes) {
    canvas.save();
    enterPlace(canvas, node);
    paintNode(canvas, node, painter);
    canvas.restore();
  }
}

/** Paints the stone and everything on it in stone mm, nothing beside it: what exports show. */
export function paintScene(canvas: Canvas, scene: Scene, painter: Painter): void {
  paintSlab(canvas, scene.slab, painter, false);
  paintElements(canvas, scene, painter);
}
