import sharp from 'sharp';
import type { Box } from '../../../src/geometry/box';

/** The size of a pixel in the drawings: a hundredth of a millimetre. */
const PX_PER_MM = 100;

/** Which pixels of a region a shape covers by half or more. */
interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Draws SVG path data in mm, filled by the nonzero rule, by librsvg, which is independent of our contours. */
async function maskOf(paths: readonly string[], { left, top, right, bottom }: Box): Promise<Mask> {
  const [width, height] = [Math.ceil((right - left) * PX_PER_MM), Math.ceil((bottom - top) * PX_PER_MM)];
  const shapes = paths.map((d) => `<path d="${d}" fill="#000"/>`).join('');
  const viewBox = `${left} ${top} ${width / PX_PER_MM} ${height / PX_PER_MM}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${shapes}</svg>`;
  const { data } = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const covered = new Uint8Array(data.length);
  for (const [at, alpha] of data.entries()) covered[at] = alpha >= 128 ? 1 : 0;
  return { width, height, data: covered };
}

/** The pixels of a mask that have a neighbour outside it, x and y in turn. */
function rimOf({ width, height, data }: Mask): number[] {
  const rim: number[] = [];
  const isInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isInk(x, y)) continue;
      if (!isInk(x - 1, y) || !isInk(x + 1, y) || !isInk(x, y - 1) || !isInk(x, y + 1)) rim.push(x, y);
    }
  }
  return rim;
}

/** The least distance between two sets of pixels, by trying every pair; in mm, from edge to edge. */
function leastBetween(one: readonly number[], other: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < one.length; i += 2) {
    for (let j = 0; j < other.length; j += 2) {
      const dx = (one[i] ?? 0) - (other[j] ?? 0);
      const dy = (one[i + 1] ?? 0) - (other[j + 1] ?? 0);
      least = Math.min(least, dx * dx + dy * dy);
    }
  }
  // From the middle of one pixel to that of the other is a pixel more than from edge to edge.
  return Math.max(0, (Math.sqrt(least) - 1) / PX_PER_MM);
}

/**
 * How far the ink of two shapes is apart within a region, in mm, to about a hundredth: by drawing both and trying every
 * pair of pixels on their rims. 0 where they share a pixel.
 */
export async function apartInPixels(
  one: readonly string[],
  other: readonly string[],
  region: Box,
): Promise<number> {
  const [a, b] = await Promise.all([maskOf(one, region), maskOf(other, region)]);
  if (a.data.some((ink, at) => ink === 1 && b.data[at] === 1)) return 0;
  return leastBetween(rimOf(a), rimOf(b));
}

/** The least distance in mm between a shape and the outside of another: ink from the edge of a stone. */
export async function insideInPixels(
  ink: readonly string[],
  stone: readonly string[],
  region: Box,
): Promise<number> {
  const [a, b] = await Promise.all([maskOf(ink, region), maskOf(stone, region)]);
  const outside = { ...b, data: b.data.map((covered) => 1 - covered) };
  if (a.data.some((covered, at) => covered === 1 && outside.data[at] === 1)) return 0;
  return leastBetween(rimOf(a), rimOf(outside));
}
