import type { Canvas, Path } from 'canvaskit-wasm';
import type { Slab } from '../../scene/scene';
import { Keeper } from './kit';
import { paintArris } from './paintArris';
import type { Painter } from './painter';
import { paintingBase } from './paintingBase';
import { paintingDaylight } from './paintingDaylight';
import { paintingSide } from './paintingSide';
import { paintingMaterial } from './paintMaterial';
import { paintPhotograph } from './paintPhotograph';
import { paintRim, rimOf } from './paintRim';
import { clipAboveSeat, paintSeat } from './paintSeat';
import { stoneKey } from './stoneKey';

/**
 * Paints the bare stone in stone mm. with the base it stands on. `standing` adds what lies outside of their fronts:
 * side and top. Pauses every few milliseconds.
 */
export function* paintingSlab(
  canvas: Canvas,
  slab: Slab,
  painter: Painter,
  standing: boolean,
): Generator<undefined> {
  const { broken } = rimOf(slab);
  const outline = broken ?? slab.outline;
  using keeper = new Keeper();
  // Its own: the cache may drop its path during a pause.
  const face = keeper.keep(
    painter.paths.outline(`${stoneKey(slab)}${broken ? ' broken' : ''}`, outline).copy(),
  );
  // A photograph has its own light, edge and side: nothing is added.
  if (slab.photograph && paintPhotograph(canvas, face, slab.photograph, slab, painter)) return;
  canvas.save();
  yield* paintingBase(canvas, slab, painter, standing);
  clipAboveSeat(canvas, slab, painter);
  if (standing) {
    const isRough = slab.made.side === 'rough';
    const material = (path: Path) => paintingMaterial(canvas, path, slab, painter);
    yield* paintingSide(canvas, face, outline, painter, material, isRough);
  }
  yield* paintingMaterial(canvas, face, slab, painter);
  yield* paintingDaylight(canvas, face, slab, painter);
  paintRim(canvas, face, slab, painter);
  yield;
  if (!broken) paintArris(canvas, face, painter, slab.made.edge);
  canvas.restore();
  yield;
  paintSeat(canvas, face, slab, painter);
}
