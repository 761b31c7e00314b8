import type { Stroke } from '../../../src/stone/wire/stroke';
import { brushed } from './brushed';
import { averaged, featuresOf, halved, type Seen } from './features';
import { withFoot } from './foot';
import { leastBoundary } from './leastBoundary';
import { openCv } from './openCv';
import type { Picture } from './picture';
import { depthIn, largestPiece, type OpenCv } from './regions';
import { stoneOdds } from './stoneOdds';
import { CERTAIN, costOf, type FoundStone, stoneRegion } from './stoneRegion';
import type { Shares } from './tracedShape';

/** How far from where it was found at half the size the edge is looked for, in pixels: as far as roughness reaches. */
const BAND = 12;

/** There the edge itself counts, and colour little: a blade, a stain and a reflection have the other side's. */
const COLOUR = 0.35;
const STEPS = 100;

/** The least mean change of colour along a stone's edge, in logarithms: about two hundredths of its light. */
const LEAST_CHANGE = 0.02;

/** How much the colour changes along the edge of a region, on average. */
function changeAlong({ width, change }: Seen, region: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let i = width; i < region.length; i++) {
    if (region[i] === region[i - 1] && region[i] === region[i - width]) continue;
    sum += change[i] ?? 0;
    count++;
  }
  return count > 0 ? sum / count : 0;
}

/** A region at twice its size. */
function doubled(
  pixels: Uint8Array,
  { width: across, height: down }: Seen,
  { width, height }: Seen,
): Uint8Array {
  const region = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      region[y * width + x] = pixels[Math.min(down - 1, y >> 1) * across + Math.min(across - 1, x >> 1)] ?? 0;
  return region;
}

/** The region found at half the size, its edge moved to where the colour changes most sharply: a shadow's is soft. */
function refined(
  cv: OpenCv,
  seen: Seen,
  region: Uint8Array,
  { looks }: FoundStone,
  said: Int8Array,
): Float32Array {
  const { width, height } = seen;
  const inside = depthIn(cv, region, width, height);
  const outside = depthIn(
    cv,
    region.map((value) => 255 - value),
    width,
    height,
  );
  const isBand = (i: number) => (inside[i] ?? 0) < BAND && (outside[i] ?? 0) < BAND;
  const odds = stoneOdds(seen, looks, false, isBand);
  for (let i = 0; i < odds.length; i++)
    if (said[i]) odds[i] = CERTAIN * (said[i] ?? 0);
    else odds[i] = isBand(i) ? COLOUR * (odds[i] ?? 0) : region[i] ? CERTAIN : -CERTAIN;
  const shares = Float32Array.from(region, (value) => value / 255);
  leastBoundary({ width, height, odds, cost: costOf(seen) }, shares, STEPS);
  return shares;
}

/**
 * Finds the stone in a photograph: by hue, roughness and light, with shadows expected of everything around it; then
 * its edge, and its foot behind the grass. docs/decisions.md, section 7, says how well.
 *
 * @param picture 400 to 750 pixels long: more takes longer and gives no better result.
 * @param strokes what somebody brushed over it.
 * @returns undefined where no stone is found.
 */
export async function stoneMask(
  picture: Picture,
  strokes: readonly Stroke[] = [],
): Promise<Shares | undefined> {
  const { cv } = await openCv();
  const { width, height } = picture;
  const whole = featuresOf(picture);
  const half = halved(whole);
  const found = stoneRegion(cv, half, brushed(strokes, half.width, half.height));
  if (!found) return undefined;
  const said = brushed(strokes, width, height);
  const shares = refined(cv, whole, doubled(found.pixels, half, whole), found, said);
  const sure = Uint8Array.from(shares, (share) => (share > 0.5 ? 255 : 0));
  const { pixels: stone } = largestPiece(cv, sure, width, height);
  if (changeAlong(whole, stone) < LEAST_CHANGE) return undefined;
  const { pixels } = withFoot({ width, height, pixels: stone });
  // What was brushed counts more than where a foot would be.
  for (let i = 0; i < pixels.length; i++) if (said[i] === -1 && !stone[i]) pixels[i] = 0;
  for (let i = 0; i < shares.length; i++)
    if (pixels[i] !== stone[i] || !pixels[i]) shares[i] = (pixels[i] ?? 0) / 255;
  return { width, height, shares: averaged({ width, height, values: shares }, 1).values };
}
