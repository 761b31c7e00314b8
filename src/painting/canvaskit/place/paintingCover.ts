import type { Canvas } from 'canvaskit-wasm';
import { PerStone } from '../../../scene/frame/perStone';
import type { Scene, Slab } from '../../../scene/scene';
import { postureOf } from '../../../stone/catalogue/posture';
import { coverBefore } from '../../ground/cover';
import type { CoverShape } from '../../ground/coverShape';
import { type Standing, standingOf } from '../../ground/standing';
import { Keeper } from '../kit';
import type { Painter } from '../painter';
import { stoneKey } from '../stoneKey';
import { paintingCoverShapes } from './paintingCoverShapes';

/** Covers kept: as many places as somebody compares. */
const covers = new PerStone<readonly CoverShape[]>(8);

/** How high the ground's shade climbs a stone's foot, in mm, and how dark it is. */
const CLIMBING = { high: 26, dark: 0.34 } as const;

/** The ground takes the sky from a stone's foot: painted over the stone before what grows in front of it. */
function paintClimbingShade(
  canvas: Canvas,
  slab: Slab,
  { foot, contact }: Standing,
  { kit, palette, paths }: Painter,
): void {
  using keeper = new Keeper();
  const { keep } = keeper;
  const shade = keep(palette.fill([0, 0, 0]).copy());
  const top = foot - CLIMBING.high;
  shade.setShader(
    keep(
      kit.Shader.MakeLinearGradient(
        [0, top],
        [0, foot],
        [kit.Color4f(0, 0, 0, 0), kit.Color4f(0, 0, 0, CLIMBING.dark)],
        [0, 1],
        kit.TileMode.Clamp,
      ),
    ),
  );
  canvas.save();
  if (!slab.made.base)
    canvas.clipPath(paths.outline(stoneKey(slab), slab.outline), kit.ClipOp.Intersect, true);
  canvas.drawRect4f(contact.from - CLIMBING.high, top, contact.to + CLIMBING.high, foot, shade);
  canvas.restore();
}

/**
 * Paints what the place's ground is covered with before a standing stone's foot. A photographed stone stands in its own ground,
 * and a stone that lies has none before it. Pauses every few milliseconds.
 */
export function* paintingCover(
  canvas: Canvas,
  { slab, background }: Pick<Scene, 'slab' | 'background'>,
  painter: Painter,
): Generator<undefined> {
  const { stoneType, made, photograph } = slab;
  const cover = background?.cover;
  if (!background || !cover || photograph || postureOf(stoneType.shape) !== 'upright') return;
  const standing = standingOf(slab, true);
  const key = `${background.id} ${made.base?.width ?? ''} ${made.base?.height ?? ''}`;
  const shapes = covers.get(stoneType, key, () => coverBefore(standing, cover, background.id));
  paintClimbingShade(canvas, slab, standing, painter);
  yield;
  yield* paintingCoverShapes(canvas, shapes, standing.foot, `cover ${stoneType.id} ${key}`, painter);
}
