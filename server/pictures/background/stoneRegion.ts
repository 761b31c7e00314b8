import type { Seen } from './features';
import { leastBoundary } from './leastBoundary';
import { depthIn, largestPiece, type OpenCv } from './regions';
import { type Looks, learnt, stoneOdds } from './stoneOdds';

/** The margin of a photograph that is certainly not stone, as a share of its sides. */
const MARGIN = 0.03;

/** The radius of what is taken for stone before anything is known, about the middle, as a share of the sides. */
const MIDDLE = 0.24;

/** The least and the largest share of its photograph that a stone fills. */
const LEAST = 0.03;
const MOST = 0.9;

/** What stone and ground look like is learnt so many times, each from what was found before. */
const ROUNDS = 4;
const STEPS = 80;

/** Moss and light at the edges are no part of what is learnt of a stone: so deep, or this share of its depth. */
const DEEP = { pixels: 20, share: 0.3 };

/** What was brushed, and the margin, are certain: a logarithm of odds beyond that of any pixel. */
export const CERTAIN = 6;

/** What a boundary costs where the colour does not change; what it costs anywhere; and the change that halves it. */
const BOUNDARY = { most: 6, least: 0.15, change: 1.5 };

/** What a boundary costs at each pixel: little where the colour changes more than grain does. */
export function costOf({ change }: Seen): Float32Array {
  const usual = change.slice().sort()[Math.floor(change.length * 0.75)] ?? 1;
  return change.map(
    (value) => BOUNDARY.most / (1 + (value / (BOUNDARY.change * usual + 1e-6)) ** 2) + BOUNDARY.least,
  );
}

/** A stone found at half the size, and what it and its surroundings look like. */
export interface FoundStone {
  readonly pixels: Uint8Array;
  readonly looks: Looks;
}

/**
 * Finds the stone roughly: learns how the middle and the margin look, finds the region, and learns from that anew. What
 * lies in the region's hollows is learnt from for neither: it may be a corner of the stone in poor light, or a shadow.
 *
 * @param said what was brushed over each pixel (`brushed`).
 * @returns undefined where no stone is found.
 */
export function stoneRegion(cv: OpenCv, seen: Seen, said: Int8Array): FoundStone | undefined {
  const { width, height } = seen;
  const cost = costOf(seen);
  const [across, down] = [Math.ceil(width * MARGIN), Math.ceil(height * MARGIN)];
  const isMargin = (i: number) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x < across || x >= width - across || y < down || y >= height - down;
  };
  let isStone = (i: number) =>
    ((i % width) / width - 0.5) ** 2 + (Math.floor(i / width) / height - 0.5) ** 2 < MIDDLE ** 2;
  let isGround = isMargin;
  let found: FoundStone | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const [stone, ground] = [isStone, isGround];
    const looks = learnt(
      seen,
      (i) => said[i] === 1 || (said[i] === 0 && stone(i)),
      (i) => said[i] === -1 || (said[i] === 0 && ground(i)),
    );
    const odds = stoneOdds(seen, looks, true, () => true);
    for (let i = 0; i < odds.length; i++)
      if (said[i]) odds[i] = CERTAIN * (said[i] ?? 0);
      else if (isMargin(i)) odds[i] = -CERTAIN;
    const shares = odds.map((value) => (value > 0 ? 1 : 0));
    leastBoundary({ width, height, odds, cost }, shares, STEPS);
    const region = Uint8Array.from(shares, (share) => (share > 0.5 ? 255 : 0));
    const { pixels, hull, area } = largestPiece(cv, region, width, height);
    if (area < LEAST * width * height || area > MOST * width * height) return undefined;
    found = { pixels, looks };
    const inside = depthIn(cv, pixels, width, height);
    const outside = depthIn(
      cv,
      hull.map((value) => 255 - value),
      width,
      height,
    );
    const deep = Math.min(DEEP.pixels, DEEP.share * inside.reduce((most, depth) => Math.max(most, depth), 0));
    isStone = (i) => (inside[i] ?? 0) > deep;
    isGround = (i) => (outside[i] ?? 0) > 3;
  }
  return found;
}
