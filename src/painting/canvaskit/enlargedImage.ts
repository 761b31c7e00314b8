import type { Image } from 'canvaskit-wasm';
import { enlarging } from './enlarging';
import { type Kit, made } from './kit';

/** The source of an opaque picture. */
export function opaque({ AlphaType, ColorType, ColorSpace }: Kit, width: number, height: number) {
  return {
    width,
    height,
    alphaType: AlphaType.Opaque,
    colorType: ColorType.RGBA_8888,
    colorSpace: ColorSpace.SRGB,
  };
}

/** An opaque, larger copy of a picture, smoothed, which the caller owns. Pauses every few milliseconds. */
export function* enlargingImage(
  kit: Kit,
  image: Image,
  width: number,
  height: number,
): Generator<undefined, Image> {
  const [fromWidth, fromHeight] = [image.width(), image.height()];
  const read = made(image.readPixels(0, 0, opaque(kit, fromWidth, fromHeight)), 'the pixels of a picture');
  const bytes = new Uint8Array(read.buffer, read.byteOffset, read.byteLength);
  const pixels = yield* enlarging({ width: fromWidth, height: fromHeight, bytes }, width, height);
  return made(kit.MakeImage(opaque(kit, width, height), pixels, width * 4), 'a larger picture');
}
