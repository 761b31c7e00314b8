import type { Canvas } from 'canvaskit-wasm';
import { boxOutline } from '../../scene/boxOutline';
import type { Slab } from '../../scene/scene';
import { baseBox } from '../../scene/standingBox';
import { footOf } from '../ground/standing';
import { Keeper } from './kit';
import { paintArris } from './paintArris';
import type { Painter } from './painter';
import { paintingDaylight } from './paintingDaylight';
import { paintingSide } from './paintingSide';
import { paintingMaterial } from './paintMaterial';

/** How dark and soft the stone's foot shades the base, in mm. */
const FOOT_SHADE = { strength: 0.55, softness: 2.5, height: 5 } as const;

/**
 * Paints the base below a stone, in stone mm: its front, and the stone's shade on it. `standing` adds what lies outside of
 * the front: its top and its right side. Pauses every few milliseconds.
 */
export function* paintingBase(
  canvas: Canvas,
  slab: Slab,
  painter: Painter,
  standing: boolean,
): Generator<undefined> {
  const { base } = slab.made;
  const box = baseBox(slab);
  if (!base || !box) return;
  const { kit, palette, paths } = painter;
  const outline = boxOutline(box);
  using keeper = new Keeper();
  // Its own: the cache may drop its path during a pause.
  const front = keeper.keep(paths.outline(`base ${Object.values(box).join(' ')}`, outline).copy());
  const ofBase = { ...slab, variant: base.variant };
  if (standing)
    yield* paintingSide(canvas, front, outline, painter, (path) =>
      paintingMaterial(canvas, path, ofBase, painter),
    );
  yield* paintingMaterial(canvas, front, ofBase, painter);
  yield* paintingDaylight(canvas, front, ofBase, painter);
  paintArris(canvas, front, painter);
  const shade = keeper.keep(palette.blur([0, 0, 0], FOOT_SHADE.strength, FOOT_SHADE.softness));
  const { from, to } = footOf(slab);
  canvas.save();
  canvas.clipPath(front, kit.ClipOp.Intersect, true);
  canvas.drawRect4f(from + 1, box.top - FOOT_SHADE.height, to + FOOT_SHADE.height, box.top + 1, shade);
  canvas.restore();
}
