import type { Canvas, Path } from 'canvaskit-wasm';
import type { Slab } from '../../scene/scene';
import { paintDaylight } from './paintDaylight';
import type { Painter } from './painter';
import { paintMaterial } from './paintMaterial';
import { paintPhotograph } from './paintPhotograph';
import { paintSide } from './paintSide';

/** The rounded arris between face and side, in mm. */
const ARRIS = 2.2;

/** The arris: a light line along the upper left edge, a dark one along the lower right. */
function paintArris(canvas: Canvas, face: Path, { kit, palette }: Painter): void {
  canvas.save();
  canvas.clipPath(face, kit.ClipOp.Intersect, true);
  canvas.translate(ARRIS * 0.5, ARRIS * 0.55);
  canvas.drawPath(face, palette.line([1, 1, 1], ARRIS, 0.3));
  canvas.translate(-ARRIS, -ARRIS * 1.1);
  canvas.drawPath(face, palette.line([0, 0, 0], ARRIS, 0.35));
  canvas.restore();
}

/** Paints the bare stone in stone mm. `standing` adds what lies outside its outline: its side and its top. */
export function paintSlab(canvas: Canvas, slab: Slab, painter: Painter, standing: boolean): void {
  const face = painter.paths.outline(`stone ${slab.stoneType.id}`, slab.outline);
  // A photograph has its own light, edge and side: nothing is added.
  if (slab.photograph && paintPhotograph(canvas, face, slab.photograph, slab, painter)) return;
  if (standing) {
    paintSide(canvas, face, slab.outline, painter, (path) => paintMaterial(canvas, path, slab, painter));
  }
  paintMaterial(canvas, face, slab, painter);
  paintDaylight(canvas, face, slab, painter);
  paintArris(canvas, face, painter);
}
