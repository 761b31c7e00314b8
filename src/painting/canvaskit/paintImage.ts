import type { Canvas } from 'canvaskit-wasm';
import type { ImageNode } from '../../scene/scene';
import { matrixRows } from './matrixRows';
import type { Painter } from './painter';

/**
 * Paints an uploaded picture over its place, in the element's own mm.
 *
 * @returns false where its bytes could not be decoded and nothing was painted.
 */
export function paintImage(canvas: Canvas, { picture, fromUnit }: ImageNode, painter: Painter): boolean {
  const { kit, palette, images } = painter;
  const image = images.get(picture);
  if (!image) return false;
  canvas.save();
  canvas.concat(matrixRows(fromUnit));
  canvas.scale(1 / image.width(), 1 / image.height());
  const { FilterMode, MipmapMode } = kit;
  canvas.drawImageOptions(image, 0, 0, FilterMode.Linear, MipmapMode.Linear, palette.fill([0, 0, 0]));
  canvas.restore();
  return true;
}
