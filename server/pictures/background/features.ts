import type { Picture } from './picture';

/** What a pixel is told by: how light it is, its hue in two ratios, and how rough it is around it. */
export const FEATURES = 4;

/** Added to each channel (of 255), so that the noise of dark pixels makes no hue. */
const NOISE_FLOOR = 4;

/** One plane of a photograph, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Each row averaged over `reach` pixels to either side, by a running sum. */
function averagedAcross({ width, height, values }: Plane, reach: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let row = 0; row < width * height; row += width) {
    let [sum, count] = [0, 0];
    const add = (x: number, sign: number) => {
      if (x < 0 || x >= width) return;
      sum += sign * (values[row + x] ?? 0);
      count += sign;
    };
    for (let x = 0; x < reach; x++) add(x, 1);
    for (let x = 0; x < width; x++) {
      add(x + reach, 1);
      add(x - reach - 1, -1);
      across[row + x] = sum / count;
    }
  }
  return across;
}

/** A plane averaged over squares of side 2 `reach` + 1; at the picture's edge over what is there. */
export function averaged(plane: Plane, reach: number): Plane {
  const { width, height } = plane;
  const across = averagedAcross(plane, reach);
  const result = new Float32Array(across.length);
  const sums = new Float64Array(width);
  let count = 0;
  const add = (y: number, sign: number) => {
    if (y < 0 || y >= height) return;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + sign * (across[y * width + x] ?? 0);
    count += sign;
  };
  for (let y = 0; y < reach; y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    add(y + reach, 1);
    add(y - reach - 1, -1);
    for (let x = 0; x < width; x++) result[y * width + x] = (sums[x] ?? 0) / count;
  }
  return { width, height, values: result };
}

/** Close to a Gaussian's: three averages one after the other. */
const smoothed = (plane: Plane, reach: number) => averaged(averaged(averaged(plane, reach), reach), reach);

/** The features of each pixel, and how much its colour changes there. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  /** Lightness (logarithm), red and blue against green (logarithms), roughness (logarithm). */
  readonly planes: readonly Float32Array[];
  /** The change of colour from pixel to pixel, in logarithms. */
  readonly change: Float32Array;
}

/**
 * Reads a photograph in ratios: a shadow changes lightness alone, since light that is taken away is taken from all
 * channels and from all of a texture by one factor (Finlayson and others, "On the removal of shadows from images", 2006).
 */
export function featuresOf({ width, height, data }: Picture): Seen {
  const count = width * height;
  const plane = (valueAt: (red: number, green: number, blue: number) => number): Plane => {
    const values = new Float32Array(count);
    for (let i = 0; i < count; i++)
      values[i] = valueAt(
        (data[i * 4] ?? 0) + NOISE_FLOOR,
        (data[i * 4 + 1] ?? 0) + NOISE_FLOOR,
        (data[i * 4 + 2] ?? 0) + NOISE_FLOOR,
      );
    return { width, height, values };
  };
  const light = plane((red, green, blue) => Math.log(0.3 * red + 0.59 * green + 0.11 * blue));
  const red = plane((r, g) => Math.log(r / g));
  const blue = plane((_, g, b) => Math.log(b / g));
  const nearby = averaged(light, 2);
  const squares = light.values.map((value, i) => (value - (nearby.values[i] ?? 0)) ** 2);
  const rough = smoothed({ width, height, values: squares }, 2).values.map(
    (square) => 0.5 * Math.log(square + 2e-4),
  );
  const shown = [averaged(averaged(light, 1), 1), smoothed(red, 1), smoothed(blue, 1)].map(
    ({ values }) => values,
  );
  const change = new Float32Array(count);
  const weights = [1, 2, 2];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      const [left, right] = [y * width + Math.max(0, x - 1), y * width + Math.min(width - 1, x + 1)];
      const [above, below] = [Math.max(0, y - 1) * width + x, Math.min(height - 1, y + 1) * width + x];
      for (const [p, values] of shown.entries()) {
        const [dx, dy] = [
          (values[right] ?? 0) - (values[left] ?? 0),
          (values[below] ?? 0) - (values[above] ?? 0),
        ];
        sum += (weights[p] ?? 1) ** 2 * (dx * dx + dy * dy);
      }
      change[y * width + x] = Math.sqrt(sum);
    }
  return { width, height, planes: [...shown, rough], change };
}

/** At half the size grain is averaged out over so many pixels to each side. */
const COARSE = 1;

/** The same at half the size, its grain averaged out. */
export function halved({ width, height, planes, change }: Seen): Seen {
  const [across, down] = [width >> 1, height >> 1];
  const less = (values: Float32Array) => {
    const result = new Float32Array(across * down);
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) {
        const from = 2 * y * width + 2 * x;
        result[y * across + x] =
          ((values[from] ?? 0) +
            (values[from + 1] ?? 0) +
            (values[from + width] ?? 0) +
            (values[from + width + 1] ?? 0)) /
          4;
      }
    return result;
  };
  const calm = (values: Float32Array) =>
    smoothed({ width: across, height: down, values: less(values) }, COARSE).values;
  return { width: across, height: down, planes: planes.map(calm), change: less(change) };
}
