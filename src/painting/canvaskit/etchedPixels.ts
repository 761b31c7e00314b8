import type { EtchingNode } from '../../scene/scene';
import type { ImageCache } from './caches/imageCache';
import type { Kit } from './kit';
import { matrixRows } from './matrixRows';
import { readPixels } from './pixels';

/**
 * The part of a photograph that is etched, one pixel a dot: opaque RGBA.
 *
 * @param columns how many pixels are laid over the etching's width, and `rows` over its height.
 * @returns undefined where the photograph cannot be decoded.
 * @throws PictureTooLarge
 */
export function etchedPixels(
  { picture, fromPixels, width, height }: Pick<EtchingNode, 'picture' | 'fromPixels' | 'width' | 'height'>,
  columns: number,
  rows: number,
  { kit, images }: { readonly kit: Kit; readonly images: ImageCache },
): Uint8ClampedArray<ArrayBuffer> | undefined {
  const image = images.get(picture);
  if (!image) return undefined;
  return readPixels(kit, columns, rows, (canvas) => {
    canvas.clear(kit.WHITE);
    canvas.scale(columns / width, rows / height);
    canvas.translate(width / 2, height / 2);
    canvas.concat(matrixRows(fromPixels));
    canvas.drawImageOptions(image, 0, 0, kit.FilterMode.Linear, kit.MipmapMode.Linear, null);
  });
}
