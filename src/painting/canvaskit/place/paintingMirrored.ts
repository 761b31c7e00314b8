import type { Canvas, Image } from 'canvaskit-wasm';
import type { Scene, Slab } from '../../../scene/scene';
import { reflectance } from '../../relief/fresnel';
import { Keeper, made } from '../kit';
import type { Painter } from '../painter';
import { OFF, sidePath } from '../paintingSide';
import { rimOf } from '../paintRim';
import { stoneKey } from '../stoneKey';

/**
 * How much brighter the place is than the stone, on a screen: what is mirrored is kept to this share of what physics says, so that
 * letters stay as legible as src/stone/legibility takes them to be.
 */
const SHOWN = 1.18;

/** What a polished edge scatters: it is polished by hand, and wavy. */
const WAVY = 0.5;

/**
 * The even patches that the mirrored place is blurred to: a polished face is no mirror of glass. At this opacity no step between
 * two of them is more than a byte or two, and on a processor they take a tenth of the time of a picture that is smoothed.
 */
const BLURRED = { width: 22, height: 17 } as const;

/** The place blurred to patches, as the painter reads pixels: red, green, blue, alpha. */
function patchesOf(canvas: Canvas, place: Image, { kit }: Painter): Uint8Array | Float32Array | null {
  using keeper = new Keeper();
  const { width, height } = BLURRED;
  const info = {
    width,
    height,
    alphaType: kit.AlphaType.Opaque,
    colorType: kit.ColorType.RGBA_8888,
    colorSpace: kit.ColorSpace.SRGB,
  };
  const surface = keeper.keep(made(canvas.makeSurface(info), 'a blurred place'));
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
  return surface.getCanvas().readPixels(0, 0, { ...info, alphaType: kit.AlphaType.Unpremul });
}

/** Lays patches over a stone and its side, left and right in each other's place as in a mirror. */
function* layingPatches(
  canvas: Canvas,
  patches: Uint8Array | Float32Array,
  { stoneType }: Slab,
  opacity: number,
  { palette }: Painter,
): Generator<undefined> {
  using keeper = new Keeper();
  const { width, height } = BLURRED;
  const [across, down] = [(stoneType.width + OFF.x) / width, (stoneType.height - OFF.y) / height];
  const paint = keeper.keep(palette.fill([0, 0, 0]).copy());
  paint.setAntiAlias(false);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + width - 1 - column) * 4;
      const part = (channel: number) => (patches[at + channel] ?? 0) / 255;
      paint.setColorComponents(part(0), part(1), part(2), opacity);
      const top = OFF.y + row * down;
      canvas.drawRect4f(column * across, top, (column + 1) * across, top + down, paint);
    }
    yield;
  }
}

/**
 * Paints on polished stone, in stone mm, what it mirrors of the place: a little on its face, which is looked at straight, and more on
 * its top and side, which are seen at a grazing angle. Honed and rough surfaces scatter it, and a place that is not loaded is not
 * mirrored. Pauses every few milliseconds.
 *
 * @param standing whether the top and the side are seen.
 */
export function* paintingMirrored(
  canvas: Canvas,
  { slab, background }: Pick<Scene, 'slab' | 'background'>,
  painter: Painter,
  standing: boolean,
): Generator<undefined> {
  const { kit, paths, scenery } = painter;
  const { variant, photograph, made: make } = slab;
  const place = scenery.get(background?.picture);
  const isFacePolished = variant.finish === 'polished';
  const isSidePolished = standing && (make.side ?? variant.finish) === 'polished';
  if (!place || photograph || (!isFacePolished && !isSidePolished)) return;
  const patches = patchesOf(canvas, place, painter);
  if (!patches) return;
  const { broken } = rimOf(slab);
  const outline = broken ?? slab.outline;
  const { Intersect, Difference } = kit.ClipOp;
  using keeper = new Keeper();
  // Its own: the cache may drop its path during a pause.
  const face = keeper.keep(paths.outline(`${stoneKey(slab)}${broken ? ' broken' : ''}`, outline).copy());
  if (isSidePolished) {
    canvas.save();
    canvas.clipPath(sidePath(outline, face, painter, keeper), Intersect, true);
    canvas.clipPath(face, Difference, true);
    const facing = Math.hypot(OFF.x, OFF.y) / make.thickness;
    yield* layingPatches(canvas, patches, slab, reflectance(facing) * WAVY, painter);
    canvas.restore();
  }
  if (!isFacePolished) return;
  canvas.save();
  canvas.clipPath(face, Intersect, true);
  yield* layingPatches(canvas, patches, slab, reflectance(1) * SHOWN, painter);
  canvas.restore();
}
