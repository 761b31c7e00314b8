import type { Canvas } from 'canvaskit-wasm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { paintByColumns } from '../../src/painting/canvaskit/paintByColumns';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { undoable } from '../../src/painting/canvaskit/undoable';

const kit = await loadNodeKit();
const [WIDTH, HEIGHT] = [61, 83];

/** A sky of few tones over all of a canvas, dithered, drawn by Skia as such. */
function paintSky(canvas: Canvas, from: number, to: number): void {
  const shader = kit.Shader.MakeLinearGradient(
    [0, from],
    [0, to],
    [kit.Color4f(0.62, 0.7, 0.78, 1), kit.Color4f(0.66, 0.73, 0.8, 1)],
    [0, 1],
    kit.TileMode.Clamp,
  );
  const paint = new kit.Paint();
  paint.setDither(true);
  paint.setShader(shader);
  canvas.drawRect4f(-1e5, -1e5, 1e5, 1e5, paint);
  paint.delete();
  shader.delete();
}

/** Whether it was copied, and the pixels. */
function painted(scale: number, left: number, top: number, isCopied: boolean) {
  let copied = false;
  const pixels = readPixels(kit, WIDTH, HEIGHT, (canvas) => {
    canvas.translate(left, top);
    canvas.scale(scale, scale);
    const paint = (on: Canvas) => paintSky(on, -top / scale, (HEIGHT - top) / scale);
    if (isCopied) copied = paintByColumns(canvas, kit, paint);
    else paint(canvas);
  });
  return { copied, pixels };
}

test('what is the same in each column but for dithering is copied, pixel by pixel as Skia paints it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.3, max: 4, noNaN: true }),
      fc.integer({ min: -40, max: 40 }),
      fc.integer({ min: -40, max: 40 }),
      (scale, left, top) => {
        const given = [undoable(scale), left, top] as const;
        const [copied, whole] = [painted(...given, true), painted(...given, false)];
        expect(copied.copied).toBe(true);
        expect(Buffer.compare(Buffer.from(copied.pixels), Buffer.from(whole.pixels))).toBe(0);
        // It is dithered: neighbours in a row differ somewhere.
        const rows = Array.from({ length: HEIGHT }, (_, row) =>
          whole.pixels.subarray(row * WIDTH * 4, row * WIDTH * 4 + 36),
        );
        expect(rows.some((row) => row.some((value, at) => at >= 4 && value !== row[at - 4]))).toBe(true);
      },
    ),
  );
});

test('on a canvas that is turned nothing is painted', () => {
  readPixels(kit, WIDTH, HEIGHT, (canvas) => {
    canvas.rotate(10, 0, 0);
    expect(paintByColumns(canvas, kit, () => expect.fail('it is painted'))).toBe(false);
  });
});
