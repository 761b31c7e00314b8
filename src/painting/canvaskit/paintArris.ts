import type { Canvas, Path } from 'canvaskit-wasm';
import type { Finish } from '../../stone/finish';
import { edgeGloss } from './edgeGloss';
import type { Painter } from './painter';

/** The rounded arris between face and side, in mm. */
const ARRIS = 2.2;

/**
 * The arris: a light line along the upper left edge, a dark one along the lower right.
 *
 * @param edge how the edge is worked, where that was ordered.
 */
export function paintArris(canvas: Canvas, face: Path, { kit, palette }: Painter, edge?: Finish): void {
  const gloss = edgeGloss(edge);
  canvas.save();
  canvas.clipPath(face, kit.ClipOp.Intersect, true);
  canvas.translate(ARRIS * 0.5, ARRIS * 0.55);
  canvas.drawPath(face, palette.line([1, 1, 1], ARRIS, 0.3 * gloss));
  canvas.translate(-ARRIS, -ARRIS * 1.1);
  canvas.drawPath(face, palette.line([0, 0, 0], ARRIS, 0.35 * gloss));
  canvas.restore();
}
