import { fromUnitSquare, mapped } from './homography';
import { type Quad, sidesOf } from './quad';

/** A picture's pixels, four bytes each: red, green, blue and alpha (not multiplied in). */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** The size in pixels at which the area between four corners is drawn: its own, or less where that is too long. */
export function rectifiedSize(
  corners: Quad,
  margin: number,
  longest: number,
): { width: number; height: number } {
  const { width, height } = sidesOf(corners);
  const across = width * (1 + 2 * margin);
  const down = height * (1 + 2 * margin);
  const scale = Math.min(1, longest / Math.max(across, down));
  return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
}

/** Adds the four pixels around a point of the source, weighted; beyond the edge its pixels are repeated. */
function sample({ width, height, data }: Pixels, x: number, y: number, into: Uint8ClampedArray, at: number) {
  const left = Math.min(Math.max(x - 0.5, 0), width - 1);
  const top = Math.min(Math.max(y - 0.5, 0), height - 1);
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const [right, below] = [Math.min(column + 1, width - 1), Math.min(row + 1, height - 1)];
  const [fx, fy] = [left - column, top - row];
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner++) {
    const [isRight, isBelow] = [(corner & 1) === 1, corner > 1];
    const share = (isRight ? fx : 1 - fx) * (isBelow ? fy : 1 - fy);
    const from = 4 * ((isBelow ? below : row) * width + (isRight ? right : column));
    // A transparent pixel's colour is meaningless: colours are weighted by their alpha.
    const weight = share * (data[from + 3] ?? 0);
    red += weight * (data[from] ?? 0);
    green += weight * (data[from + 1] ?? 0);
    blue += weight * (data[from + 2] ?? 0);
    alpha += weight;
  }
  if (alpha > 0) {
    into[at] = red / alpha;
    into[at + 1] = green / alpha;
    into[at + 2] = blue / alpha;
  }
  into[at + 3] = alpha;
}

/**
 * Draws the area between four corners of a picture as an upright rectangle, undoing the camera's perspective.
 *
 * @param margin how much of the surroundings is drawn too, on each side, as a fraction of that side.
 * @param longest the most pixels of the longer side.
 * @throws RangeError where three of the corners lie on one line.
 */
export function rectify(picture: Pixels, corners: Quad, margin: number, longest: number): Pixels {
  const { width, height } = rectifiedSize(corners, margin, longest);
  const toPicture = fromUnitSquare(corners);
  const data = new Uint8ClampedArray(width * height * 4);
  const reach = 1 + 2 * margin;
  for (let row = 0; row < height; row++) {
    const v = ((row + 0.5) / height) * reach - margin;
    for (let column = 0; column < width; column++) {
      const u = ((column + 0.5) / width) * reach - margin;
      const { x, y } = mapped(toPicture, { x: u, y: v });
      sample(picture, x, y, data, 4 * (row * width + column));
    }
  }
  return { width, height, data };
}
