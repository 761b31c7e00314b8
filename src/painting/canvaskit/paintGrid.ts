import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../geometry/box';
import type { Scene } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import type { Painter } from './painter';
import { ACCENT } from './palette';
import { stoneKey } from './stoneKey';

/** Lines nearer to each other than this, in CSS pixels, would cover the stone: only every second, fifth … is painted. */
const CLOSEST = 6;
const EVERY = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

/** Every so many painted lines one is a little stronger, to count by. */
const STRONGER = 10;

/** The distance between the grid's lines that are painted, in mm. */
export function paintedStep(grid: Mm, pixel: Mm): Mm {
  const every = EVERY.find((one) => grid * one >= CLOSEST * pixel) ?? EVERY[EVERY.length - 1] ?? 1;
  return grid * every;
}

/**
 * Paints a grid faintly over the stone's face, in stone mm from its top left.
 *
 * @param pixel the width of one CSS pixel in mm.
 * @param part what is painted, in stone mm: no line beside it is.
 */
export function paintGrid(
  canvas: Canvas,
  { width, height, slab }: Pick<Scene, 'width' | 'height' | 'slab'>,
  grid: Mm,
  pixel: Mm,
  part: Box,
  { kit, paths, palette }: Painter,
): void {
  const step = paintedStep(grid, pixel);
  canvas.save();
  canvas.clipPath(paths.outline(stoneKey(slab), slab.outline), kit.ClipOp.Intersect, true);
  const lines = (from: Mm, to: Mm, paint: (at: Mm) => void, isStronger: boolean) => {
    for (let line = Math.max(1, Math.floor(from / step)); line * step <= to; line += 1)
      if ((line % STRONGER === 0) === isStronger) paint(line * step);
  };
  for (const isStronger of [false, true]) {
    const paint = palette.line(ACCENT, pixel, isStronger ? 0.36 : 0.18);
    lines(part.left, Math.min(width, part.right), (x) => canvas.drawLine(x, 0, x, height, paint), isStronger);
    lines(part.top, Math.min(height, part.bottom), (y) => canvas.drawLine(0, y, width, y, paint), isStronger);
  }
  canvas.restore();
}
