import type { Pixels } from '../../src/painting/canvaskit/offerGround';
import { JPEG_QUALITY, type PictureKind } from '../../src/painting/files/supplies';

/** Pixels as a picture file. */
export async function encode({ pixels, width, height }: Pixels, { type }: PictureKind): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  const blob = await canvas.convertToBlob({ type, quality: JPEG_QUALITY / 100 });
  return new Uint8Array(await blob.arrayBuffer());
}
