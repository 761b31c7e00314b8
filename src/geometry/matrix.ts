import type { Outline } from './outline';

/** An affine map [a, b, c, d, e, f]: x' = a·x + c·y + e and y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The outline with every point, control points included, mapped by the matrix. */
export function transformOutline(outline: Outline, matrix: Matrix): Outline {
  const [a, b, c, d, e, f] = matrix;
  const { verbs, coords } = outline;
  const mapped = new Float64Array(coords.length);
  for (let index = 0; index + 1 < coords.length; index += 2) {
    const x = coords[index] ?? Number.NaN;
    const y = coords[index + 1] ?? Number.NaN;
    mapped[index] = a * x + c * y + e;
    mapped[index + 1] = b * x + d * y + f;
  }
  return { verbs, coords: mapped };
}

/** First the right matrix, then the left one. */
export function joinMatrices([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
