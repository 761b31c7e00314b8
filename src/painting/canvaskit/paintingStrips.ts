import type { Canvas, Paint } from 'canvaskit-wasm';
import type { Box } from '../../geometry/box';
import type { Mm } from '../../stone/numbers';

/** So many pixels of a picture are painted between two pauses: 3 ms of a processor. */
const PIECE = 35_000;

/**
 * Paints a rectangle in strips, one below the other, and pauses after each.
 *
 * @param box in the canvas's mm.
 * @param paint its edges are not smoothed, so that the strips meet without a gap.
 */
export function* paintingStrips(
  canvas: Canvas,
  { left, top, right, bottom }: Box,
  paint: Paint,
): Generator<undefined> {
  const [a = 1, c = 0, , b = 0, d = 1] = canvas.getTotalMatrix();
  const pixels = (right - left) * (bottom - top) * Math.abs(a * d - b * c);
  const strips = Math.max(1, Math.ceil(pixels / PIECE));
  const at = (strip: number): Mm => top + ((bottom - top) * strip) / strips;
  for (let strip = 0; strip < strips; strip += 1) {
    canvas.drawRect4f(left, at(strip), right, at(strip + 1), paint);
    yield;
  }
}
