import type { DecodedPicture } from '../../src/painting/canvaskit/caches/cataloguePictures';

/**
 * A picture's pixels by the browser's own decoder, which works on another thread: Skia's, compiled to WebAssembly, holds this one up for
 * a tenth of a second for a tile. Its colours are taken as they are written, as Skia takes them.
 *
 * @returns undefined where the browser cannot: Skia then can, or nobody.
 */
export async function decodedByBrowser(bytes: ArrayBuffer): Promise<DecodedPicture | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  try {
    const bitmap = await createImageBitmap(new Blob([bytes]), { colorSpaceConversion: 'none' });
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const pixels = context?.getImageData(0, 0, width, height).data;
    return pixels && { width, height, pixels };
  } catch {
    return undefined;
  }
}
