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
  for (let at = 0; at < data.length; at += 1) covered[at] = (data[at] ?? 0) >= 128 ? 1 : 0;
  return { width, height, data: covered };
}

/** The pixels of a mask that have a neighbour outside it, x and y in turn. */
function rimOf({ width, height, data }: Mask): number[] {
  const rim: number[] = [];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (data[at] !== 1) continue;
      const isBesideEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      const isWithin =
        data[at - 1] === 1 && data[at + 1] === 1 && data[at - width] === 1 && data[at + width] === 1;
      if (isBesideEdge || !isWithin) rim.push(x, y);
    }
  }
  return rim;
}

/** Whether any pixel is within both masks. */
function isShared(one: Uint8Array, other: Uint8Array): boolean {
  for (let at = 0; at < one.length; at += 1) if (one[at] === 1 && other[at] === 1) return true;
  return false;
}

/**
 * The least distance between two sets of pixels, by trying every pair but those whose rows alone are farther apart; in mm,
 * from edge to edge.
 *
 * @param one, other row by row from the top, as `rimOf` gives them.
 */
function leastBetween(one: readonly number[], other: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < one.length; i += 2) {
    const [x, y] = [one[i] ?? 0, one[i + 1] ?? 0];
    for (let j = 0; j < other.length; j += 2) {
      const dy = (other[j + 1] ?? 0) - y;
      if (dy * dy >= least) {
        if (dy > 0) break;
        continue;
      }
      const dx = (other[j] ?? 0) - x;
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
  if (isShared(a.data, b.data)) return 0;
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
  if (isShared(a.data, outside.data)) return 0;
  return leastBetween(rimOf(a), rimOf(outside));
}
