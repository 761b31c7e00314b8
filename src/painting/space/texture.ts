import type { Matrix } from '../../geometry/matrix';
import { linear } from '../mesh/look';
import type { PlacedPicture } from '../mesh/picture';

/** A picture at one size: RGBA in sRGB. */
interface Level {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A picture of a substance that repeats, at its own size and at half of the one before, down to a few pixels. */
export interface Texture extends PlacedPicture {
  readonly levels: readonly Level[];
}

/** Each byte of sRGB as an amount of light. */
const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => linear(byte / 255));

const SMALLEST = 8;

/** A picture at half its size: the mean of four pixels each. */
function halved({ pixels, width, height }: Level): Level {
  const half = { width: width >> 1, height: height >> 1 };
  const smaller = new Uint8ClampedArray(half.width * half.height * 4);
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width * 4; x += 1) {
      const at = 2 * y * width * 4 + 2 * (x - (x % 4)) + (x % 4);
      const sum =
        (pixels[at] ?? 0) +
        (pixels[at + 4] ?? 0) +
        (pixels[at + width * 4] ?? 0) +
        (pixels[at + width * 4 + 4] ?? 0);
      smaller[y * half.width * 4 + x] = sum / 4;
    }
  return { pixels: smaller, ...half };
}

/**
 * A picture to be seen in space.
 *
 * @param fromMm where it lies on its substance (`mesh/picture.ts`).
 */
export function textureOf(picture: Level, fromMm: Matrix): Texture {
  const levels = [picture];
  let last = picture;
  while (Math.min(last.width, last.height) >= 2 * SMALLEST) {
    last = halved(last);
    levels.push(last);
  }
  return { levels, fromMm };
}

/** Where a number lies in a range that repeats, from 0 up to but not at its end. */
const wrapped = (value: number, range: number) => ((value % range) + range) % range;

/**
 * Reads the light that a picture sends back at a place, mixed from the four pixels around it.
 *
 * @param u, v the place, 0 to 1 over the picture, which repeats beyond.
 * @param seen how wide a pixel of what is painted is there, as a part of the picture's width.
 * @param light receives red, green and blue, 0 to 1.
 */
export function readTexture(
  { levels }: Texture,
  u: number,
  v: number,
  seen: number,
  light: Float64Array,
): void {
  const finest = levels[0];
  if (!finest) return;
  const wanted = Math.round(Math.log2(Math.max(1, seen * finest.width)));
  const { pixels, width, height } = levels[Math.min(wanted, levels.length - 1)] ?? finest;
  const x = wrapped(u * width - 0.5, width);
  const y = wrapped(v * height - 0.5, height);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [(left + 1) % width, (top + 1) % height];
  const [s, t] = [x - left, y - top];
  const [above, under] = [4 * top * width, 4 * below * width];
  for (let part = 0; part < 3; part += 1) {
    const upperLeft = LIGHT[pixels[above + 4 * left + part] ?? 0] ?? 0;
    const upperRight = LIGHT[pixels[above + 4 * right + part] ?? 0] ?? 0;
    const lowerLeft = LIGHT[pixels[under + 4 * left + part] ?? 0] ?? 0;
    const lowerRight = LIGHT[pixels[under + 4 * right + part] ?? 0] ?? 0;
    const upper = upperLeft + (upperRight - upperLeft) * s;
    light[part] = upper + (lowerLeft + (lowerRight - lowerLeft) * s - upper) * t;
  }
}
