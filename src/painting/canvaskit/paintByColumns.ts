import type { Canvas } from 'canvaskit-wasm';
import { Keeper, type Kit, made } from './kit';
import { levelMatrix } from './levelMatrix';
import { opaque } from './resizedImage';

/** Skia dithers by a pattern that repeats itself every eight pixels (SkRasterPipeline's `dither`). */
const PERIOD = 8;

/**
 * Paints over all of a canvas what is the same in each column, opaque, but for dithering: a strip of it is painted and copied across,
 * pixel by pixel.
 *
 * @param paint paints it on a strip, in the canvas's own mm, however far to either side.
 * @returns whether it was possible, which takes a canvas that is only scaled and moved; otherwise nothing was painted.
 */
export function paintByColumns(canvas: Canvas, kit: Kit, paint: (strip: Canvas) => void): boolean {
  const level = levelMatrix(canvas);
  const [fromX = 0, , toX = 0, toY = 0] = canvas.getDeviceClipBounds();
  if (!level || fromX >= toX || toY <= 0) return false;
  using keeper = new Keeper();
  const { keep } = keeper;
  const onProcessor = keep(made(kit.MakeSurface(1, 1), 'a surface'));
  const surface = keep(made(onProcessor.makeSurface(opaque(kit, PERIOD, toY)), 'a strip of a background'));
  const strip = surface.getCanvas();
  // Down as on the canvas, so that the pattern is the same.
  strip.translate(0, level.top);
  strip.scale(level.scale, level.scale);
  paint(strip);
  surface.flush();
  const image = keep(surface.makeImageSnapshot());
  canvas.save();
  canvas.translate(-level.left * level.back, -level.top * level.back);
  canvas.scale(level.back, level.back);
  for (let x = Math.floor(fromX / PERIOD) * PERIOD; x < toX; x += PERIOD) canvas.drawImage(image, x, 0);
  canvas.restore();
  return true;
}
