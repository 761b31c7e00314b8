import type { Canvas } from 'canvaskit-wasm';
import type { Scene } from '../../../scene/scene';
import { Keeper, made } from '../kit';
import type { Painter } from '../painter';
import { rimOf } from '../paintRim';
import { stoneKey } from '../stoneKey';

/**
 * How much of the place a polished face mirrors, as the opacity of the place over it. Granite (refractive index about 1.55) reflects
 * 4.6 % of the light that falls on it straight (Fresnel), which on a black face would be more than this on a screen; it is
 * kept low so that letters stay as legible as src/stone/legibility takes them to be.
 */
const MIRRORED = 0.055;

/**
 * The even patches that the mirrored place is blurred to: a polished face is no mirror of glass. At this opacity no step between
 * two of them is more than a byte or two, and on a processor they take a tenth of the time of a picture that is smoothed.
 */
const BLURRED = { width: 22, height: 17 } as const;

/** Paints on a polished face, in stone mm, what it mirrors of the place; nothing on any other, and of a place not loaded. */
export function paintMirrored(
  canvas: Canvas,
  { slab, background }: Pick<Scene, 'slab' | 'background'>,
  { kit, palette, paths, scenery }: Painter,
): void {
  const { stoneType, variant, photograph } = slab;
  const place = scenery.get(background?.picture);
  if (!place || photograph || variant.finish !== 'polished') return;
  using keeper = new Keeper();
  const { keep } = keeper;
  const { width, height } = BLURRED;
  const surface = keep(
    made(
      canvas.makeSurface({
        width,
        height,
        alphaType: kit.AlphaType.Opaque,
        colorType: kit.ColorType.RGBA_8888,
        colorSpace: kit.ColorSpace.SRGB,
      }),
      'a blurred place',
    ),
  );
  const { FilterMode, MipmapMode } = kit;
  surface
    .getCanvas()
    .drawImageRectOptions(
      place,
      kit.XYWHRect(0, 0, place.width(), place.height()),
      kit.XYWHRect(0, 0, width, height),
      FilterMode.Linear,
      MipmapMode.Linear,
    );
  surface.flush();
  const tones = surface.getCanvas().readPixels(0, 0, {
    width,
    height,
    alphaType: kit.AlphaType.Unpremul,
    colorType: kit.ColorType.RGBA_8888,
    colorSpace: kit.ColorSpace.SRGB,
  });
  if (!tones) return;
  const { broken } = rimOf(slab);
  const face = paths.outline(`${stoneKey(slab)}${broken ? ' broken' : ''}`, broken ?? slab.outline);
  const [across, down] = [stoneType.width / width, stoneType.height / height];
  const paint = keep(palette.fill([0, 0, 0]).copy());
  paint.setAntiAlias(false);
  canvas.save();
  canvas.clipPath(face, kit.ClipOp.Intersect, true);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      // Left and right change places in a mirror.
      const at = (row * width + width - 1 - column) * 4;
      const part = (channel: number) => (tones[at + channel] ?? 0) / 255;
      paint.setColorComponents(part(0), part(1), part(2), MIRRORED);
      canvas.drawRect4f(column * across, row * down, (column + 1) * across, (row + 1) * down, paint);
    }
  }
  canvas.restore();
}
