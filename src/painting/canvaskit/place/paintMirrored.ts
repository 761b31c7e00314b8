import type { Canvas } from 'canvaskit-wasm';
import type { Scene } from '../../../scene/scene';
import { Keeper, made } from '../kit';
import type { Painter } from '../painter';
import { rimOf } from '../paintRim';

/**
 * How much of the place a polished face mirrors, as the opacity of the place over it. Granite (refractive index about 1.55) reflects
 * 4.6 % of the light that falls on it straight (Fresnel), which on a black face would be more than this on a screen; it is
 * kept low so that letters stay as legible as src/stone/legibility takes them to be.
 */
const MIRRORED = 0.055;

/** The size in pixels that the mirrored place is blurred to: a polished face is no mirror of glass. */
const BLURRED = { width: 14, height: 11 } as const;

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
  const { FilterMode, MipmapMode, TileMode } = kit;
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
  const blurred = keep(surface.makeImageSnapshot());
  const [across, down] = [stoneType.width / width, stoneType.height / height];
  // Left and right change places in a mirror.
  const matrix = [-across, 0, stoneType.width, 0, down, 0, 0, 0, 1];
  const mirrored = keep(palette.fill([0, 0, 0]).copy());
  mirrored.setShader(keep(blurred.makeShaderCubic(TileMode.Clamp, TileMode.Clamp, 1 / 3, 1 / 3, matrix)));
  mirrored.setAlphaf(MIRRORED);
  mirrored.setBlendMode(kit.BlendMode.Screen);
  const { broken } = rimOf(slab);
  const face = paths.outline(`stone ${stoneType.id}${broken ? ' broken' : ''}`, broken ?? slab.outline);
  canvas.drawPath(face, mirrored);
}
