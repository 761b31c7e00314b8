import type { Canvas, Image } from 'canvaskit-wasm';
import type { Box } from '../../geometry/box';
import { Keeper, type Kit } from './kit';
import type { Painter } from './painter';
import { paintingStrips } from './paintingStrips';

/** A copy of a picture: how its pixels come to the canvas's mm, and the part of the canvas that it covers, in mm. */
export interface PictureCopy {
  readonly matrix: readonly number[];
  readonly box: Box;
}

/**
 * Paints copies of a picture that lie beside each other, smoothed. One by one: Skia takes many times as long on a processor where
 * it has to repeat or mirror a picture itself. Pauses every few milliseconds.
 */
export function* paintingCopies(
  canvas: Canvas,
  picture: Image,
  copies: readonly PictureCopy[],
  mipmaps: Kit['MipmapMode']['None'],
  { kit, palette }: Painter,
): Generator<undefined> {
  const { TileMode, FilterMode } = kit;
  using keeper = new Keeper();
  const { keep } = keeper;
  // All of them before the first pause: a cache may drop the picture then.
  const painted = copies.map(({ matrix, box }) => {
    const paint = keep(palette.fill([0, 0, 0]).copy());
    const { Clamp } = TileMode;
    paint.setShader(keep(picture.makeShaderOptions(Clamp, Clamp, FilterMode.Linear, mipmaps, [...matrix])));
    // Copies meet without a gap only if their edges are not smoothed.
    paint.setAntiAlias(false);
    return { box, paint };
  });
  for (const { box, paint } of painted) yield* paintingStrips(canvas, box, paint);
}
