import type { Canvas } from 'canvaskit-wasm';
import { boxOutline } from '../../scene/boxOutline';
import type { Slab } from '../../scene/scene';
import { baseBox } from '../../scene/standingBox';
import { footOf } from '../ground/standing';
import { Keeper } from './kit';
import { paintArris } from './paintArris';
import { paintDaylight } from './paintDaylight';
import type { Painter } from './painter';
import { paintMaterial } from './paintMaterial';
import { paintSide } from './paintSide';

/** How dark and soft the stone's foot shades the base, in mm. */
const FOOT_SHADE = { strength: 0.55, softness: 2.5, height: 5 } as const;

/**
 * Paints the base below a stone, in stone mm: its front, and the stone's shade on it. `standing` adds what lies outside of
 * the front: its top and its right side.
 */
export function paintBase(canvas: Canvas, slab: Slab, painter: Painter, standing: boolean): void {
  const { base } = slab.made;
  const box = baseBox(slab);
  if (!base || !box) return;
  const { kit, palette, paths } = painter;
  const outline = boxOutline(box);
  const front = paths.outline(`base ${Object.values(box).join(' ')}`, outline);
  const ofBase = { ...slab, variant: base.variant };
  if (standing)
    paintSide(canvas, front, outline, painter, (path) => paintMaterial(canvas, path, ofBase, painter));
  paintMaterial(canvas, front, ofBase, painter);
  paintDaylight(canvas, front, ofBase, painter);
  paintArris(canvas, front, painter);
  using keeper = new Keeper();
  const shade = keeper.keep(palette.blur([0, 0, 0], FOOT_SHADE.strength, FOOT_SHADE.softness));
  const { from, to } = footOf(slab);
  canvas.save();
  canvas.clipPath(front, kit.ClipOp.Intersect, true);
  canvas.drawRect4f(from + 1, box.top - FOOT_SHADE.height, to + FOOT_SHADE.height, box.top + 1, shade);
  canvas.restore();
}
