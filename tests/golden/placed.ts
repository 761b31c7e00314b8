import type { Canvas } from 'canvaskit-wasm';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import type { PictureSource } from '../../src/painting/canvaskit/caches/cataloguePictures';
import type { Pixels } from '../../src/painting/canvaskit/offerGround';
import { openPainter } from '../../src/painting/canvaskit/painter';
import { bakeScene, paintElements } from '../../src/painting/canvaskit/paintScene';
import { readingPixels } from '../../src/painting/canvaskit/pixels';
import { paintingInPlace } from '../../src/painting/canvaskit/place/paintInPlace';
import { paintingLying } from '../../src/painting/canvaskit/place/paintingLying';
import { underLight } from '../../src/painting/canvaskit/underLight';
import { lyingViewOf } from '../../src/painting/ground/lyingView';
import { sunlightOf } from '../../src/painting/relief/sunlight';
import { withoutPause } from '../../src/painting/relief/withoutPause';
import type { Scene } from '../../src/scene/scene';
import { enterView } from '../../workers/stage/rasterise';
import { fitStone, seenBy } from '../../workers/stage/view';

/**
 * A stone in its place, as the picture for the family shows it (workers/stage/pictures.ts), in pixels.
 *
 * @param height a tenth more than its width unless another is given.
 */
export async function drawPlaced(
  scene: Scene,
  tile: PictureSource,
  width: number,
  height = Math.round(width * 1.1),
): Promise<Pixels> {
  const kit = await loadNodeKit();
  const painter = openPainter(kit, tile);
  try {
    const { slab, background } = scene;
    await painter.tiles.load(slab.variant.tile);
    if (background?.picture) await painter.scenery.load(background.picture);
    const size = { width, height, pixelRatio: 1 };
    const view = fitStone(slab, size);
    const laid = lyingViewOf(slab, background?.cover !== undefined);
    const lit = underLight(painter, sunlightOf(background));
    bakeScene(scene, lit, view.pxPerMm);
    const paintingOnStone = function* (on: Canvas): Generator<undefined> {
      paintElements(on, scene, lit);
      yield;
    };
    const painting = (canvas: Canvas): Generator<undefined> => {
      if (laid) return paintingLying(canvas, size, scene, laid, lit, paintingOnStone);
      enterView(canvas, view);
      return paintingInPlace(canvas, seenBy(view, size), scene, lit, paintingOnStone);
    };
    const pixels = withoutPause(readingPixels(kit, size.width, size.height, painting));
    return { pixels, width: size.width, height: size.height };
  } finally {
    painter.delete();
  }
}
