import type { Canvas } from 'canvaskit-wasm';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { paintElements } from '../../src/painting/canvaskit/paintScene';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { paintInPlace } from '../../src/painting/canvaskit/place/paintInPlace';
import { paintLying } from '../../src/painting/canvaskit/place/paintLying';
import { underLight } from '../../src/painting/canvaskit/underLight';
import { lyingViewOf } from '../../src/painting/ground/lyingView';
import { sunlightOf } from '../../src/painting/relief/sunlight';
import type { Scene } from '../../src/scene/scene';
import { standingBox } from '../../src/scene/standingBox';
import type { BakeScene } from './baker';
import { enterView } from './rasterise';
import { fitStone, seenBy } from './view';

/** Pictures for people are sent and stored often, so they are JPEG at this quality. */
const QUALITY = 0.88;

async function encode(pixels: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/**
 * The stone as a person sees it, with daylight behind it, `width` pixels wide, as a JPEG. It is drawn whenever a stone
 * is saved, so drawing the edits on screen goes first.
 *
 * @param isLaid whether a stone that lies is shown as it lies, and not from the front.
 */
export async function pictureOfScene(
  painter: Painter,
  scene: Scene,
  width: number,
  bake: BakeScene,
  isLaid = false,
): Promise<Blob> {
  const { left, right, top, bottom } = standingBox(scene.slab);
  const height = Math.round((width * (bottom - top)) / (right - left));
  const size = { width, height, pixelRatio: 1 };
  const view = fitStone(scene.slab, size);
  const light = sunlightOf(scene.background);
  await bake(scene, view.pxPerMm, light);
  const lit = underLight(painter, light);
  const laid = isLaid ? lyingViewOf(scene.slab, scene.background?.cover !== undefined) : undefined;
  const pixels = readPixels(painter.kit, width, height, (canvas: Canvas) => {
    if (laid) return paintLying(canvas, size, scene, laid, lit);
    enterView(canvas, view);
    paintInPlace(canvas, seenBy(view, size), scene, lit, (on) => paintElements(on, scene, lit));
  });
  return encode(pixels, width, height);
}
