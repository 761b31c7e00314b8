import type { Canvas, Image } from 'canvaskit-wasm';
import type { Box } from '../../../geometry/box';
import type { Background } from '../../../stone/catalogue/background';
import type { SceneryPlace } from '../../../stone/catalogue/scenery';
import type { Mm } from '../../../stone/numbers';
import { rgbOf } from '../../colours';
import { type GroundPatch, groundPatch } from '../../ground/patch';
import { scattered } from '../../relief/grain';
import { withoutPause } from '../../relief/withoutPause';
import { PathCache } from '../caches/pathCache';
import { Keeper, made } from '../kit';
import type { Painter } from '../painter';
import { paintingCopies } from '../paintingCopies';
import { pixelsFor, readPixels } from '../pixels';
import { paintingCoverShapes } from './paintingCoverShapes';

/** Pixels per mm of a patch: what is nearer to somebody than the stone's letters may be softer than they are. */
const PX_PER_MM = 1.5;

/** Broad light and shade on the ground: how many patches of it, and how far each reaches in mm. */
const MOTTLED = { count: 26, reach: 52 } as const;

/** Light and shade that repeat with the patch. */
function paintMottling(
  canvas: Canvas,
  { width, height, mottled }: GroundPatch,
  seed: number,
  { palette }: Painter,
): void {
  using keeper = new Keeper();
  const { keep } = keeper;
  for (let at = 0; at < MOTTLED.count; at += 1) {
    const chance = (kind: number) => (scattered(at, seed * 13 + kind) + 1) / 2;
    const tone = at % 2;
    const soft = keep(palette.blur([tone, tone, tone], mottled, MOTTLED.reach / 2));
    const reach = MOTTLED.reach * (0.6 + chance(1) * 0.6);
    for (const [x, y] of [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => [i * width, j * height] as const))) {
      canvas.drawCircle(chance(2) * width + x, chance(3) * height + y, reach, soft);
    }
  }
}

/** The picture of a patch, which the caller owns. */
function pictureOf(patch: GroundPatch, seed: number, painter: Painter): Image {
  const { kit, palette } = painter;
  const [width, height] = [pixelsFor(patch.width, PX_PER_MM), pixelsFor(patch.height, PX_PER_MM)];
  // Its paths are drawn once and kept nowhere.
  const own = { ...painter, paths: new PathCache(kit) };
  try {
    const pixels = readPixels(kit, width, height, (canvas) => {
      canvas.scale(width / patch.width, height / patch.height);
      canvas.drawRect4f(0, 0, patch.width, patch.height, palette.fill(rgbOf(patch.tone)));
      withoutPause(paintingCoverShapes(canvas, patch.shapes, 0, 'patch', own));
      paintMottling(canvas, patch, seed, own);
    });
    using keeper = new Keeper();
    const { AlphaType, ColorType, ColorSpace } = kit;
    const info = {
      width,
      height,
      alphaType: AlphaType.Opaque,
      colorType: ColorType.RGBA_8888,
      colorSpace: ColorSpace.SRGB,
    };
    const plain = keeper.keep(made(kit.MakeImage(info, pixels, width * 4), 'a piece of ground'));
    return plain.makeCopyWithDefaultMipmaps();
  } finally {
    own.paths.delete();
  }
}

/** How often something `long` repeats from a place on until it has passed `from` and `to`. */
function starts(origin: Mm, long: Mm, from: Mm, to: Mm): readonly Mm[] {
  const first = Math.floor((from - origin) / long);
  return Array.from(
    { length: Math.ceil((to - origin) / long) - first },
    (_, at) => origin + (first + at) * long,
  );
}

/**
 * Paints the ground of a place as it is seen from above, over all that is seen. Copies are painted one by one: Skia takes many times
 * as long on a processor where it has to repeat a picture itself. Pauses every few milliseconds.
 *
 * @param sceneryPlace how far the ground is moved, in mm, and how much larger it is, as the place behind a standing stone.
 */
export function* paintingPatch(
  canvas: Canvas,
  seen: Box,
  { id, cover }: Pick<Background, 'id' | 'cover'>,
  { x, y, scale }: SceneryPlace,
  painter: Painter,
): Generator<undefined> {
  if (!cover) return;
  const { patches } = painter;
  const picture = patches.getOrMake(JSON.stringify([id, cover]), () =>
    pictureOf(groundPatch(cover, id), id, painter),
  );
  const mmPerPx = scale / PX_PER_MM;
  const [width, height] = [picture.width() * mmPerPx, picture.height() * mmPerPx];
  const copies = starts(x, width, seen.left, seen.right).flatMap((left) =>
    starts(y, height, seen.top, seen.bottom).map((top) => ({
      matrix: [mmPerPx, 0, left, 0, mmPerPx, top, 0, 0, 1],
      box: {
        left: Math.max(left, seen.left),
        top: Math.max(top, seen.top),
        right: Math.min(left + width, seen.right),
        bottom: Math.min(top + height, seen.bottom),
      },
    })),
  );
  yield* paintingCopies(canvas, picture, copies, painter.kit.MipmapMode.Nearest, painter);
}
