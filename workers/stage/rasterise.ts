import type { Canvas, Image, Surface } from 'canvaskit-wasm';
import { Keeper, type Kit, made } from '../../src/painting/canvaskit/kit';
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
 * Makes a picture as large as the canvas, which the caller owns.
 *
 * @param screen what it is drawn on later: it is made compatible with it.
 * @param opaque whether what is painted covers everything; else the rest is transparent.
 * @throws PaintingError where there is no room for it.
 */
export function rasterise(
  kit: Kit,
  screen: Surface,
  size: StageSize,
  opaque: boolean,
  paint: (canvas: Canvas) => void,
): Image {
  using keeper = new Keeper();
  const surface = keeper.keep(surfaceFor(kit, screen, size, opaque));
  const canvas = surface.getCanvas();
  canvas.clear(opaque ? kit.WHITE : kit.TRANSPARENT);
  paint(canvas);
  surface.flush();
  return surface.makeImageSnapshot();
}
