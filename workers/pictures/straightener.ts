import { rectify } from '../../src/scene/straighten/rectify';
import type { OpenedPicture, PictureWorker, Straightening } from './contract';

/** The longer side in pixels of a picture that is worked on: one and a half times what the server keeps. */
const WORKED_ON = 2400;
/** The longer side in pixels of what is sent: what the server keeps of a photograph. */
const SENT = 1600;
/** The JPEG quality of a photograph. */
const QUALITY = 0.92;

function drawn(bitmap: ImageBitmap, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw a picture on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas;
}

/** Works on pictures with the browser's own canvas. */
export class Straightener implements PictureWorker {
  async open(source: Blob | ImageBitmap): Promise<OpenedPicture> {
    const bitmap = source instanceof Blob ? await createImageBitmap(source) : source;
    const scale = Math.min(1, WORKED_ON / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    // PNG: lossless, and transparency stays.
    const blob = await drawn(bitmap, width, height).convertToBlob({ type: 'image/png' });
    return { blob, width, height };
  }

  async straighten({ picture, corners, margin, type }: Straightening): Promise<Blob> {
    const bitmap = await createImageBitmap(picture);
    const { width, height } = bitmap;
    const pixels = drawn(bitmap, width, height).getContext('2d')?.getImageData(0, 0, width, height);
    if (!pixels) throw new Error('no canvas to read a picture from');
    const upright = rectify(
      { width, height, data: new Uint8ClampedArray(pixels.data) },
      corners,
      margin,
      SENT,
    );
    const canvas = new OffscreenCanvas(upright.width, upright.height);
    canvas.getContext('2d')?.putImageData(new ImageData(upright.data, upright.width, upright.height), 0, 0);
    return canvas.convertToBlob({ type, quality: QUALITY });
  }
}
