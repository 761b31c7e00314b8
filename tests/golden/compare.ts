import type { Picture } from './picture';

/** How two pictures of the same size differ. */
export interface Difference {
  /** How many pixels differ by more than the rounding of a colour. */
  readonly pixels: number;
  /** The greatest difference of a channel, in levels of 255. */
  readonly worst: number;
  /** The mean difference of all channels, in levels of 255. */
  readonly mean: number;
  /** The box in pixels that holds all differing ones, right and bottom exclusive; undefined where none differs. */
  readonly box: { left: number; top: number; right: number; bottom: number } | undefined;
}

/** Another processor or another Node may round a colour differently: this many levels of 255 are tolerated. */
export const ROUNDING = 2;

/**
 * The tolerance: one pixel in 5000 may be off, by less than is visible along an edge; and the picture as a whole
 * by a twentieth of a level, so that no colour can drift unnoticed.
 */
const LET_PASS = { share: 1 / 5000, worst: 24, mean: 0.05 } as const;

/** How two pictures differ; undefined where their sizes differ. */
export function differenceOf(one: Picture, other: Picture): Difference | undefined {
  if (one.width !== other.width || one.height !== other.height) return undefined;
  const box = { left: one.width, top: one.height, right: 0, bottom: 0 };
  let [pixels, worst, sum] = [0, 0, 0];
  for (let pixel = 0; pixel < one.width * one.height; pixel += 1) {
    const most = offBy(one, other, pixel);
    sum += most.sum;
    worst = Math.max(worst, most.worst);
    if (most.worst <= ROUNDING) continue;
    pixels += 1;
    const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return { pixels, worst, mean: sum / one.rgb.length, box: pixels > 0 ? box : undefined };
}

/** The difference of a pixel in two pictures, in its worst channel and in all together. */
export function offBy(one: Picture, other: Picture, pixel: number): { worst: number; sum: number } {
  let [worst, sum] = [0, 0];
  for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
    const off = Math.abs((one.rgb[at] ?? 0) - (other.rgb[at] ?? 0));
    worst = Math.max(worst, off);
    sum += off;
  }
  return { worst, sum };
}

/** What is wrong with a picture compared with the stored one, in one sentence; undefined where nothing is. */
export function faultOf(now: Picture, before: Picture, pxPerMm: number): string | undefined {
  const difference = differenceOf(now, before);
  if (!difference) return `is ${now.width} × ${now.height} pixels, not ${before.width} × ${before.height}`;
  const { pixels, worst, mean, box } = difference;
  const many = Math.ceil(now.width * now.height * LET_PASS.share);
  if (pixels <= many && worst <= LET_PASS.worst && mean <= LET_PASS.mean) return undefined;
  const mm = (at: number) => (at / pxPerMm).toFixed(1);
  const where = box
    ? ` between ${mm(box.left)}, ${mm(box.top)} and ${mm(box.right)}, ${mm(box.bottom)} mm`
    : '';
  return `differs in ${pixels} pixels${where}, by ${worst} levels at most and ${mean.toFixed(3)} on average`;
}
