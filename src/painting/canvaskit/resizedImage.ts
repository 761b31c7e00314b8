import type { Image } from 'canvaskit-wasm';
import { enlarging } from './enlarging';
import { type Kit, made } from './kit';
import { shrinking } from './shrinking';

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

/**
 * An opaque copy of a picture in another size, smoothed, which the caller owns. It is larger in both directions, or in neither.
 * Pauses every few milliseconds.
 */
export function* resizingImage(
  kit: Kit,
  image: Image,
  width: number,
  height: number,
): Generator<undefined, Image> {
  const [fromWidth, fromHeight] = [image.width(), image.height()];
  const read = made(image.readPixels(0, 0, opaque(kit, fromWidth, fromHeight)), 'the pixels of a picture');
  const bytes = new Uint8Array(read.buffer, read.byteOffset, read.byteLength);
  const resizing = width < fromWidth || height < fromHeight ? shrinking : enlarging;
  const pixels = yield* resizing({ width: fromWidth, height: fromHeight, bytes }, width, height);
  return made(kit.MakeImage(opaque(kit, width, height), pixels, width * 4), 'a picture in another size');
}
