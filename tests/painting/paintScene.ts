import type { Canvas } from 'canvaskit-wasm';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { paintingScene } from '../../src/painting/canvaskit/paintScene';
import { withoutPause } from '../../src/painting/relief/withoutPause';
import type { Scene } from '../../src/scene/scene';

/** Paints a scene as every export does, at the resolution of the canvas's matrix and without a pause. */
export function paintScene(canvas: Canvas, scene: Scene, painter: Painter): void {
  const [a = 1, c = 0, , b = 0, d = 1] = canvas.getTotalMatrix();
  withoutPause(paintingScene(canvas, scene, painter, Math.sqrt(Math.abs(a * d - b * c))));
}
