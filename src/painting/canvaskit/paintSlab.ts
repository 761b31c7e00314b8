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

/**
 * Paints the bare stone in stone mm. `standing` adds what lies outside its outline: its side and its top, and the base it
 * stands on.
 */
export function paintSlab(canvas: Canvas, slab: Slab, painter: Painter, standing: boolean): void {
  const { broken } = rimOf(slab);
  const outline = broken ?? slab.outline;
  const face = painter.paths.outline(`stone ${slab.stoneType.id}${broken ? ' broken' : ''}`, outline);
  // A photograph has its own light, edge and side: nothing is added.
  if (slab.photograph && paintPhotograph(canvas, face, slab.photograph, slab, painter)) return;
  canvas.save();
  if (standing) {
    paintBase(canvas, slab, painter);
    clipAboveSeat(canvas, slab, painter);
    const isRough = slab.made.side === 'rough';
    paintSide(canvas, face, outline, painter, (path) => paintMaterial(canvas, path, slab, painter), isRough);
  }
  paintMaterial(canvas, face, slab, painter);
  paintDaylight(canvas, face, slab, painter);
  paintRim(canvas, face, slab, painter);
  if (!broken) paintArris(canvas, face, painter);
  canvas.restore();
  if (standing) paintSeat(canvas, face, slab, painter);
}
