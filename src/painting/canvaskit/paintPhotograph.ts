import type { Canvas, Path } from 'canvaskit-wasm';
import type { RasterPicture } from '../../scene/ownPictures';
import type { Slab } from '../../scene/scene';
import type { Painter } from './painter';

/**
 * Paints the photograph of an existing stone as its face: it fills the box of the outline, and is clipped to it.
 *
 * @returns false where its bytes could not be decoded and nothing was painted.
 */
export function paintPhotograph(
  canvas: Canvas,
  face: Path,
  photograph: RasterPicture,
  { stoneType: { width, height } }: Slab,
  { kit, palette, images }: Painter,
): boolean {
  const image = images.get(photograph);
  if (!image) return false;
  canvas.save();
  canvas.clipPath(face, kit.ClipOp.Intersect, true);
  canvas.scale(width / image.width(), height / image.height());
  const { FilterMode, MipmapMode } = kit;
  canvas.drawImageOptions(image, 0, 0, FilterMode.Linear, MipmapMode.Linear, palette.fill([0, 0, 0]));
  canvas.restore();
  return true;
}
