import type { Canvas } from 'canvaskit-wasm';
import type { Cut } from '../../scene/scene';
import { shaded, toneOf } from '../colours';
import type { Surface } from '../relief/surfaces';
import { drawShape } from './drawShape';
import { matrixRows } from './matrixRows';
import type { Painter } from './painter';
import type { ShapePath } from './shapePath';

/** How much darker the edge in shade is, and how much lighter the one in the light. */
const SHADE = 0.5;
const LIGHT = 1.4;

/**
 * Paints a shape with one shaded and one lit edge, until its relief is baked: in nearly the same tones, so that the
 * change is barely visible.
 *
 * @param edge the width of the edges in the element's mm.
 */
export function paintFlat(
  canvas: Canvas,
  shape: ShapePath,
  { cut, surface }: { readonly cut: Cut; readonly surface: Surface },
  edge: number,
  { kit, palette }: Painter,
): void {
  const { rgb, alpha } = toneOf(surface);
  const rim = cut === 'engraved' ? shaded(rgb, SHADE) : shaded(rgb, LIGHT);
  drawShape(canvas, shape, 0, 0, palette.fill(rim, alpha));
  const [a, b, c, d, e, f] = shape.toMm;
  canvas.save();
  canvas.concat(matrixRows([a, b, c, d, e, f]));
  canvas.clipPath(shape.path, kit.ClipOp.Intersect, true);
  const area = a * d - b * c;
  canvas.translate((d * edge - c * edge) / area, (a * edge - b * edge) / area);
  canvas.drawPath(shape.path, palette.fill(rgb, alpha));
  canvas.restore();
}
