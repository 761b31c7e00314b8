import type { Canvas } from 'canvaskit-wasm';
import type { Mm } from '../../../stone/numbers';
import { rgbOf } from '../../colours';
import type { CoverShape } from '../../ground/coverShape';
import { Keeper } from '../kit';
import type { Painter } from '../painter';

/** The shade below something that lies, in mm to the right and down, and how dark it is. */
const BELOW = { right: 0.9, down: 1.5, dark: 0.3 } as const;

/** How far down a heap of snow fades into the snow around, in mm. */
const FADING: Mm = 24;

function paintHeap(canvas: Canvas, shape: CoverShape, foot: Mm, key: string, painter: Painter): void {
  const { kit, palette, paths } = painter;
  using keeper = new Keeper();
  const { keep } = keeper;
  const heap = keep(palette.blur([0, 0, 0], 1, 1.6));
  const [r, g, b] = rgbOf(shape.tone);
  heap.setShader(
    keep(
      kit.Shader.MakeLinearGradient(
        [0, foot - FADING],
        [0, foot + FADING],
        [kit.Color4f(r, g, b, 1), kit.Color4f(r * 0.95, g * 0.96, b * 0.98, 1), kit.Color4f(r, g, b, 0)],
        [0, 0.45, 1],
        kit.TileMode.Clamp,
      ),
    ),
  );
  canvas.drawPath(paths.outline(key, shape.outline), heap);
}

/** So many shapes are painted between two pauses. */
const SHAPES_AT_ONCE = 12;

/**
 * Paints what covers the ground, in order. Pauses every few milliseconds.
 *
 * @param foot the height of the ground, in the canvas's mm.
 * @param source what the shapes follow from: their paths are cached by it.
 */
export function* paintingCoverShapes(
  canvas: Canvas,
  shapes: readonly CoverShape[],
  foot: Mm,
  source: string,
  painter: Painter,
): Generator<undefined> {
  const { palette, paths } = painter;
  for (const [at, shape] of shapes.entries()) {
    if (at % SHAPES_AT_ONCE === SHAPES_AT_ONCE - 1) yield;
    const key = `${source} ${at}`;
    if (shape.lies === 'heaped') {
      paintHeap(canvas, shape, foot, key, painter);
      continue;
    }
    const path = paths.outline(key, shape.outline);
    if (shape.lies === 'lying') {
      canvas.save();
      canvas.translate(BELOW.right, BELOW.down);
      canvas.drawPath(path, palette.fill([0, 0, 0], BELOW.dark));
      canvas.restore();
    }
    canvas.drawPath(path, palette.fill(rgbOf(shape.tone)));
  }
}
