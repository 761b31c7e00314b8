import type { Point } from '../../src/geometry/point';

/** A raster of coverage from 0 to 1, row by row; `left` and `top` are where its first pixel begins, in pixels. */
export type Raster = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
};

/** An empty raster with a free border of two pixels round the box (in pixels). */
export function rasterFor(box: { left: number; top: number; right: number; bottom: number }): Raster {
  const [left, top] = [Math.floor(box.left) - 2, Math.floor(box.top) - 2];
  const [width, height] = [Math.ceil(box.right) + 2 - left, Math.ceil(box.bottom) + 2 - top];
  return { left, top, width, height, shares: new Float32Array(width * height) };
}

/**
 * How much of every pixel lies within polygons (in pixels) that are clockwise where they are solid and
 * anticlockwise where they are holes: the exact area of a single polygon, at most 1 where several overlap.
 */
export function coverage(polygons: readonly (readonly Point[])[]): Raster {
  const xs = polygons.flatMap((points) => points.map(([x]) => x));
  const ys = polygons.flatMap((points) => points.map(([, y]) => y));
  const bound = (values: readonly number[], pick: (a: number, b: number) => number) =>
    values.reduce((a, b) => pick(a, b), values[0] ?? 0);
  const raster = rasterFor({
    left: bound(xs, Math.min),
    right: bound(xs, Math.max),
    top: bound(ys, Math.min),
    bottom: bound(ys, Math.max),
  });
  for (const points of polygons) {
    for (const [i, point] of points.entries())
      accumulate(raster, point, points[(i + 1) % points.length] ?? point);
  }
  return summed(raster);
}

/** Adds to each row what one edge changes there: its height in a pixel, shared with the pixel to its right. */
function accumulate({ left, top, width, shares }: Raster, a: Point, b: Point): void {
  if (a[1] === b[1]) return;
  const down = a[1] < b[1];
  const [x0, y0, x1, y1] = down ? [a[0], a[1], b[0], b[1]] : [b[0], b[1], a[0], a[1]];
  const sign = down ? -1 : 1;
  const slope = (x1 - x0) / (y1 - y0);
  for (let row = Math.floor(y0); row < y1; row++) {
    const [from, to] = [Math.max(row, y0), Math.min(row + 1, y1)];
    const high = to - from;
    if (high <= 0) continue;
    const xa = x0 + (from - y0) * slope - left;
    const xb = x0 + (to - y0) * slope - left;
    spread(shares, (row - top) * width, Math.min(xa, xb), Math.max(xa, xb), sign * high);
  }
}

/** Spreads an edge's piece of height `high` from column `from` to column `to` over the pixels of its row. */
function spread(shares: Float32Array, start: number, from: number, to: number, high: number): void {
  const first = Math.floor(from);
  const last = Math.floor(to);
  let covered = 0;
  for (let column = first; column <= last; column++) {
    // The part of the piece left of this pixel's right side, and how much of the pixel lies to its right.
    const right = Math.min(column + 1, to);
    const begun = Math.max(column, from);
    const share = to === from ? 1 : (right - begun) / (to - from);
    const inside = high * share * (column + 1 - (begun + right) / 2);
    const index = start + column;
    shares[index] = (shares[index] ?? 0) + inside + covered;
    covered = high * share - inside;
  }
  shares[start + last + 1] = (shares[start + last + 1] ?? 0) + covered;
}

function summed(raster: Raster): Raster {
  const { width, height, shares } = raster;
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let index = row * width; index < (row + 1) * width; index++) {
      sum += shares[index] ?? 0;
      shares[index] = Math.min(1, Math.abs(sum));
    }
  }
  return raster;
}

/** Changes the pixels of `sheet` that lie under `mask`: `change` gets the pixel's value and the mask's coverage. */
export function under(sheet: Raster, mask: Raster, change: (there: number, share: number) => number): void {
  const rows = Math.min(mask.top + mask.height, sheet.top + sheet.height);
  const columns = Math.min(mask.left + mask.width, sheet.left + sheet.width);
  for (let row = Math.max(mask.top, sheet.top); row < rows; row++) {
    const from = (row - mask.top) * mask.width - mask.left;
    const to = (row - sheet.top) * sheet.width - sheet.left;
    for (let column = Math.max(mask.left, sheet.left); column < columns; column++) {
      const share = mask.shares[from + column] ?? 0;
      if (share > 0) sheet.shares[to + column] = change(sheet.shares[to + column] ?? 0, share);
    }
  }
}
