import { type Fit, fittedCurves } from '../../../catalogue/drawing/fitting';
import { pathData } from '../../../catalogue/drawing/pathData';
import { rasterFor } from '../../../catalogue/drawing/raster';
import { traced } from '../../../catalogue/drawing/trace';
import type { Point } from '../../../src/geometry/point';

/** How much of each pixel belongs to a shape, 0 to 1, row by row. */
export interface Shares {
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
}

/** Closed lines in pixels, solid pieces clockwise, holes anticlockwise. */
export type Rings = readonly (readonly Point[])[];

/** More pieces than any ornament has; of a picture of sand only the largest are kept. */
const MOST_RINGS = 3000;

/** The area within a ring in square pixels, never negative. */
export function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

/**
 * The contours at half coverage of a shape.
 *
 * @param least the area in square pixels below which a piece or a hole is a speck.
 */
export function ringsOf({ width, height, shares }: Shares, least: number): Rings {
  const raster = rasterFor({ left: 0, top: 0, right: width, bottom: height });
  for (let row = 0; row < height; row++) {
    const from = row * width;
    raster.shares.set(shares.subarray(from, from + width), (row - raster.top) * raster.width - raster.left);
  }
  return traced(raster)
    .map((ring) => ({ ring, area: areaOf(ring) }))
    .filter(({ area }) => area >= least)
    .sort((one, other) => other.area - one.area)
    .slice(0, MOST_RINGS)
    .map(({ ring }) => ring);
}

/** The box of rings, in pixels. */
export function boxOf(rings: Rings): { left: number; top: number; right: number; bottom: number } {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of rings.flat()) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/**
 * Rings as the fewest curves that follow them, as scaled SVG path data with its box at 0 0.
 *
 * @param straight the points of the first ring from which a line leads to the next.
 */
export function pathOf(
  rings: Rings,
  fit: Fit,
  scaleX: number,
  scaleY: number,
  straight?: ReadonlySet<number>,
): string {
  const { left, top } = boxOf(rings);
  const place = ([x, y]: Point): Point => [(x - left) * scaleX, (y - top) * scaleY];
  const rounded = (point: Point): Point => {
    const [x, y] = place(point);
    return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
  };
  const drawing = rings.map((ring, i) => {
    const { start, steps } = fittedCurves(ring, fit, i === 0 ? straight : undefined);
    return {
      start: rounded(start),
      steps: steps.map(({ to, via }) =>
        via ? { to: rounded(to), via: [rounded(via[0]), rounded(via[1])] as const } : { to: rounded(to) },
      ),
    };
  });
  return pathData(drawing);
}
