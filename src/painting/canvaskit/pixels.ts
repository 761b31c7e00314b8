import type { Canvas } from 'canvaskit-wasm';
import type { Mm } from '../../stone/numbers';
import { withoutPause } from '../relief/withoutPause';
import { Keeper, type Kit, made } from './kit';

/** The largest picture in pixels that is drawn in one piece: 120 megapixels take half a gigabyte. */
const MOST_PIXELS = 120e6;

/** Thrown where a picture would be too large to be drawn. */
export class PictureTooLarge extends Error {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    super(`a picture of ${width} × ${height} pixels is too large`);
    this.name = 'PictureTooLarge';
  }
}

/** Refuses a picture of more pixels than are drawn in one piece. @throws PictureTooLarge */
export function refuseTooLarge(width: number, height: number): void {
  if (!(width > 0 && height > 0 && width * height <= MOST_PIXELS)) throw new PictureTooLarge(width, height);
}

/** A product such as 750 · 1.1 is off by binary rounding: this much more does not add another pixel. */
const NOISE = 1e-6;

/** The number of whole pixels for a length in mm. */
export function pixelsFor(mm: Mm, pxPerMm: number): number {
  return Math.ceil(mm * pxPerMm - NOISE) || 1;
}

/** Removes the alpha premultiplication, in place. Most pixels are opaque or empty; Skia would convert each. */
export function unpremultiplied(pixels: Uint8ClampedArray<ArrayBuffer>): Uint8ClampedArray<ArrayBuffer> {
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0;
    if (alpha === 255 || alpha === 0) continue;
    const factor = 255 / alpha;
    for (let part = at - 3; part < at; part += 1) pixels[part] = (pixels[part] ?? 0) * factor;
  }
  return pixels;
}

/**
 * Draws off screen and returns the pixels: RGBA, not premultiplied, transparent where nothing was drawn. Pauses where the painting
 * does.
 *
 * @throws PictureTooLarge
 */
export function* readingPixels<Pause>(
  kit: Kit,
  width: number,
  height: number,
  painting: (canvas: Canvas) => Generator<Pause>,
): Generator<Pause, Uint8ClampedArray<ArrayBuffer>> {
  refuseTooLarge(width, height);
  const info = {
    width,
    height,
    alphaType: kit.AlphaType.Premul,
    colorType: kit.ColorType.RGBA_8888,
    colorSpace: kit.ColorSpace.SRGB,
  };
  const memory = kit.Malloc(Uint8Array, width * height * 4);
  try {
    using keeper = new Keeper();
    memory.toTypedArray().fill(0);
    const surface = keeper.keep(made(kit.MakeRasterDirectSurface(info, memory, width * 4), 'a surface'));
    const canvas = surface.getCanvas();
    for (const pause of painting(canvas)) {
      surface.flush();
      yield pause;
    }
    surface.flush();
    const pixels = new Uint8ClampedArray(width * height * 4);
    // Looked up only now: the heap may have grown, and moved.
    pixels.set(memory.toTypedArray());
    return unpremultiplied(pixels);
  } finally {
    kit.Free(memory);
  }
}

/** Draws off screen as `readingPixels` does, at one go. */
export function readPixels(
  kit: Kit,
  width: number,
  height: number,
  paint: (canvas: Canvas) => void,
): Uint8ClampedArray<ArrayBuffer> {
  const painting = function* (canvas: Canvas): Generator<undefined> {
    paint(canvas);
    yield;
  };
  return withoutPause(readingPixels(kit, width, height, painting));
}
