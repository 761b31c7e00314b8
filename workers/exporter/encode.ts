import type { Pixels } from '../../src/painting/canvaskit/offerGround';

/** The quality of a picture as JPEG: granite hides what is lost. */
const QUALITY = 0.86;

/** Pixels as a picture file. */
export async function encode(
  { pixels, width, height }: Pixels,
  type: 'image/png' | 'image/jpeg',
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas.convertToBlob({ type, quality: QUALITY });
}
