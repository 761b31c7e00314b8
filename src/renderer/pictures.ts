import { type Remote, transfer, wrap } from 'comlink';
import type { OpenedPicture, PictureWorker, Straightening } from '../../workers/pictures/contract';
import { MOST_PIXELS, pictureHeader } from '../stone/pictureHeader';
import { LARGEST_UPLOAD } from '../stone/wire/upload';

/** Thrown for a file that is not a PNG, JPEG, WebP or SVG, or cannot be decoded. */
export class NotAPicture extends Error {
  override name = 'NotAPicture';
}

/** Thrown for a file with more bytes or pixels than the server accepts. */
export class UploadTooLarge extends Error {
  override name = 'UploadTooLarge';
}

let running: { readonly worker: Worker; readonly remote: Remote<PictureWorker> } | undefined;

function open(): Remote<PictureWorker> {
  if (!running) {
    const worker = new Worker(new URL('../../workers/pictures/picturesWorker.ts', import.meta.url), {
      type: 'module',
      name: 'pictures',
    });
    running = { worker, remote: wrap<PictureWorker>(worker) };
  }
  return running.remote;
}

/** Ends the worker and frees its memory; the next picture opens another. */
export function endPictures(): void {
  running?.worker.terminate();
  running = undefined;
}

/** The longer side in pixels at which a drawing without pixels of its own is drawn. */
const DRAWN_AT = 2000;

/** An SVG as pixels: only the page can draw one, and there it runs no scripts and loads nothing. */
async function drawnSvg(file: Blob): Promise<ImageBitmap> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    if (naturalWidth === 0 || naturalHeight === 0) throw new NotAPicture('an SVG without size');
    const scale = DRAWN_AT / Math.max(naturalWidth, naturalHeight);
    const resizeWidth = Math.max(1, Math.round(naturalWidth * scale));
    const resizeHeight = Math.max(1, Math.round(naturalHeight * scale));
    return await createImageBitmap(image, { resizeWidth, resizeHeight, resizeQuality: 'high' });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Enough of a file to read its header: cameras write a preview before the JPEG's own frame. */
const HEAD = 1_000_000;

/**
 * Reads a chosen file: its bytes tell its type, never its name. The result is upright, scaled down to a workable size.
 *
 * @throws UploadTooLarge, NotAPicture
 */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  if (file.size > LARGEST_UPLOAD) throw new UploadTooLarge(`${file.size} bytes`);
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const header = pictureHeader(head);
  if (header && header.width * header.height > MOST_PIXELS) {
    throw new UploadTooLarge(`${header.width} x ${header.height} pixels`);
  }
  if (!header && !/<svg[\s>]/i.test(new TextDecoder().decode(head.subarray(0, 4000)))) {
    throw new NotAPicture('neither PNG, JPEG, WebP nor SVG');
  }
  try {
    if (header) return await open().open(file);
    const bitmap = await drawnSvg(file);
    return await open().open(transfer(bitmap, [bitmap]));
  } catch (error) {
    throw new NotAPicture(String(error));
  }
}

/** Draws what four corners of a picture enclose as an upright rectangle. */
export function straighten(order: Straightening): Promise<Blob> {
  return open().straighten(order);
}
