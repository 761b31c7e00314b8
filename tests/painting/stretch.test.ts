import { expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { opaque } from '../../src/painting/canvaskit/resizedImage';
import { stretch } from '../../src/painting/canvaskit/stretch';

const kit = await loadNodeKit();
const [width, height] = [23, 17];
const pixels = Uint32Array.from({ length: width * height }, (_, at) => (0xff000000 | (at * 7919)) >>> 0);

/** The same by Skia's shader, which takes the nearest pixel and repeats those of the edges. */
function bySkia(factor: number, left: number, top: number): Uint32Array {
  const info = opaque(kit, width, height);
  const image = kit.MakeImage(info, new Uint8Array(pixels.buffer), width * 4);
  const surface = kit.MakeSurface(width, height);
  if (!image || !surface) throw new Error('Skia gave nothing to draw on');
  const { Clamp } = kit.TileMode;
  const moved = [factor, 0, left, 0, factor, top, 0, 0, 1];
  const shader = image.makeShaderOptions(Clamp, Clamp, kit.FilterMode.Nearest, kit.MipmapMode.None, moved);
  const paint = new kit.Paint();
  paint.setShader(shader);
  surface.getCanvas().drawPaint(paint);
  const read = surface.getCanvas().readPixels(0, 0, info);
  for (const used of [paint, shader, image, surface]) used.delete();
  if (!read) throw new Error('Skia gave no pixels');
  return new Uint32Array(read.buffer, read.byteOffset, width * height);
}

// Fractions that put no pixel's middle between two others, where either would do.
test.each([
  [1, 0, 0],
  [1, 5, -3],
  [2.3, -11.13, -4.31],
  [0.47, 3.71, 6.17],
  [1.013, 0.29, -0.41],
])(
  'A picture stretched %s times and moved by %s, %s has the pixels that Skia’s shader gives it',
  (factor, left, top) => {
    const onto = new Uint32Array(width * height);
    stretch({ width, height, pixels }, factor, left, top, onto);
    expect([...onto]).toEqual([...bySkia(factor, left, top)]);
  },
);
