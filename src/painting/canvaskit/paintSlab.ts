import type { Canvas } from 'canvaskit-wasm';
import type { Slab } from '../../scene/scene';
import { paintArris } from './paintArris';
import { paintBase } from './paintBase';
import { paintDaylight } from './paintDaylight';
import type { Painter } from './painter';
import { paintMaterial } from './paintMaterial';
import { paintPhotograph } from './paintPhotograph';
import { paintRim, rimOf } from './paintRim';
import { clipAboveSeat, paintSeat } from './paintSeat';
import { paintSide } from './paintSide';
import { stoneKey } from './stoneKey';

/**
 * Paints the bare stone in stone mm. with the base it stands on. `standing` adds what lies outside of their fronts:
 * side and top.
 */
export function paintSlab(canvas: Canvas, slab: Slab, painter: Painter, standing: boolean): void {
  const { broken } = rimOf(slab);
  const outline = broken ?? slab.outline;
  const face = painter.paths.outline(`${stoneKey(slab)}${broken ? ' broken' : ''}`, outline);
  // A photograph has its own light, edge and side: nothing is added.
  if (slab.photograph && paintPhotograph(canvas, face, slab.photograph, slab, painter)) return;
  canvas.save();
  paintBase(canvas, slab, painter, standing);
  clipAboveSeat(canvas, slab, painter);
  if (standing) {
    const isRough = slab.made.side === 'rough';
    paintSide(canvas, face, outline, painter, (path) => paintMaterial(canvas, path, slab, painter), isRough);
  }
  paintMaterial(canvas, face, slab, painter);
  paintDaylight(canvas, face, slab, painter);
  paintRim(canvas, face, slab, painter);
  if (!broken) paintArris(canvas, face, painter, slab.made.edge);
  canvas.restore();
  paintSeat(canvas, face, slab, painter);
}
