import type { Canvas, Image, Surface } from 'canvaskit-wasm';
import { Keeper, type Kit, made } from '../../src/painting/canvaskit/kit';
import { withoutPause } from '../../src/painting/relief/withoutPause';
import type { StageSize, View } from './contract';

/** Brings the canvas from device pixels to stone mm. */
export function enterView(canvas: Canvas, { pxPerMm, left, top }: View): void {
  canvas.translate(left, top);
  canvas.scale(pxPerMm, pxPerMm);
}

/**
 * An empty surface for a layer that is drawn on a screen later, which the caller owns.
 *
 * @param screen it is made compatible with it.
 * @param opaque whether what is painted on it covers everything.
 * @throws PaintingError where there is no room for it.
 */
export function surfaceFor(
  kit: Kit,
  screen: Surface,
  { width, height }: StageSize,
  opaque: boolean,
): Surface {
  return made(
    screen.makeSurface({
      width,
      height,
      alphaType: opaque ? kit.AlphaType.Opaque : kit.AlphaType.Premul,
      colorType: kit.ColorType.RGBA_8888,
      colorSpace: kit.ColorSpace.SRGB,
    }),
    'a layer',
  );
}

/**
 * Makes a picture as large as the canvas, which the caller owns. Pauses where the painting does.
 *
 * @param screen what it is drawn on later: it is made compatible with it.
 * @param opaque whether what is painted covers everything; else the rest is transparent.
 * @throws PaintingError where there is no room for it.
 */
export function* rasterising(
  kit: Kit,
  screen: Surface,
  size: StageSize,
  opaque: boolean,
  painting: (canvas: Canvas) => Generator<undefined>,
): Generator<undefined, Image> {
  using keeper = new Keeper();
  const surface = keeper.keep(surfaceFor(kit, screen, size, opaque));
  const canvas = surface.getCanvas();
  canvas.clear(opaque ? kit.WHITE : kit.TRANSPARENT);
  for (const _piece of painting(canvas)) {
    surface.flush();
    yield;
  }
  surface.flush();
  return surface.makeImageSnapshot();
}

/** Makes a picture as `rasterising` does, of what is painted at one go. */
export function rasterise(
  kit: Kit,
  screen: Surface,
  size: StageSize,
  opaque: boolean,
  paint: (canvas: Canvas) => void,
): Image {
  const painting = function* (canvas: Canvas): Generator<undefined> {
    paint(canvas);
    yield;
  };
  return withoutPause(rasterising(kit, screen, size, opaque, painting));
}
