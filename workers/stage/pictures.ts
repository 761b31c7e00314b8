import type { Canvas, SkPicture } from 'canvaskit-wasm';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { readingPixels } from '../../src/painting/canvaskit/pixels';
import { paintingInPlace } from '../../src/painting/canvaskit/place/paintInPlace';
import { lyingPxPerMm, paintingLying } from '../../src/painting/canvaskit/place/paintingLying';
import { recordingElements } from '../../src/painting/canvaskit/recordingElements';
import { underLight } from '../../src/painting/canvaskit/underLight';
import { lyingViewOf } from '../../src/painting/ground/lyingView';
import { sunlightOf } from '../../src/painting/relief/sunlight';
import type { Scene } from '../../src/scene/scene';
import { standingBox } from '../../src/scene/standingBox';
import type { BakeScene } from './baker';
import { enterView } from './rasterise';
import { inSlices } from './slices';
import { fitStone, seenBy } from './view';

/** Pictures for people are sent and stored often, so they are JPEG at this quality. */
const QUALITY = 0.88;

async function encode(pixels: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/** How often a drawing is made again whose reliefs were dropped again before it was recorded. */
const MOST_TRIES = 3;

/** Everything on a stone as it is drawn with all its reliefs. They stay with it, whatever edits have the cache drop meanwhile. */
async function recorded(
  scene: Scene,
  painter: Painter,
  pxPerMm: number,
  bake: () => Promise<void>,
): Promise<readonly SkPicture[]> {
  for (let tries = 1; ; tries += 1) {
    await bake();
    const elements = await inSlices(recordingElements(scene, painter, pxPerMm));
    if (tries === MOST_TRIES || elements.every(({ missing }) => missing.length === 0))
      return elements.map(({ picture }) => picture);
    for (const { picture } of elements) picture.delete();
  }
}

/**
 * The stone as a person sees it, with daylight behind it, `width` pixels wide, as a JPEG. It is drawn whenever a stone
 * is saved, so it is drawn in slices, and what is drawn of the edits on screen goes first.
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
  const lit = underLight(painter, light);
  const laid = isLaid ? lyingViewOf(scene.slab, scene.background?.cover !== undefined) : undefined;
  const pxPerMm = laid ? lyingPxPerMm(laid, width) : view.pxPerMm;
  const elements = await recorded(scene, lit, pxPerMm, () => bake(scene, pxPerMm, light));
  const paintingOnStone = function* (on: Canvas): Generator<undefined> {
    for (const element of elements) {
      on.drawPicture(element);
      yield;
    }
  };
  const painting = (canvas: Canvas): Generator<undefined> => {
    if (laid) return paintingLying(canvas, size, scene, laid, lit, paintingOnStone);
    enterView(canvas, view);
    return paintingInPlace(canvas, seenBy(view, size), scene, lit, paintingOnStone);
  };
  let pixels = new Uint8ClampedArray();
  const drawing = function* (): Generator<undefined> {
    pixels = yield* readingPixels(painter.kit, width, height, painting);
  };
  try {
    await inSlices(drawing());
  } finally {
    for (const element of elements) element.delete();
  }
  return encode(pixels, width, height);
}
