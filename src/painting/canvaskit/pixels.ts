import type { Canvas } from 'canvaskit-wasm';
import type { Mm } from '../../stone/numbers';
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

/** A product such as 750 · 1.1 is off by the noise of binary fractions: this much more is not another pixel. */
const NOISE = 1e-6;

/** How many whole pixels hold so many mm. */
export function pixelsFor(mm: Mm, pxPerMm: number): number {
  return Math.ceil(mm * pxPerMm - NOISE) || 1;
}

/**
 * Draws off screen and answers with the pixels: RGBA, not premultiplied, transparent where nothing was drawn.
 *
 * @throws PictureTooLarge
 */
export function readPixels(
  kit: Kit,
  width: number,
  height: number,
  paint: (canvas: Canvas) => void,
): Uint8ClampedArray<ArrayBuffer> {
  if (!(width > 0 && height > 0 && width * height <= MOST_PIXELS)) throw new PictureTooLarge(width, height);
  const info = {
    width,
    height,
    alphaType: kit.AlphaType.Premul,
    colorType: kit.ColorType.RGBA_8888,
    colorSpace: kit.ColorSpace.SRGB,
  };
  const memory = kit.Malloc(Uint8Array, width * height * 4);
  const keeper = new Keeper();
  try {
    memory.toTypedArray().fill(0);
    const surface = keeper.keep(made(kit.MakeRasterDirectSurface(info, memory, width * 4), 'a surface'));
    const canvas = surface.getCanvas();
    paint(canvas);
    surface.flush();
    const read = made(
      canvas.readPixels(0, 0, { ...info, alphaType: kit.AlphaType.Unpremul }),
      'the pixels of a picture',
    );
    const pixels = new Uint8ClampedArray(read.length);
    pixels.set(read);
    return pixels;
  } finally {
    keeper.delete();
    kit.Free(memory);
  }
}
