import type { Letter, Line } from './layLine';
import { letterOutline } from './letterOutline';
import { type Profile, profileOf } from './profile';
import type { Typeface } from './typeface';

/** Bands per cap height: fine enough for a serif's tip, coarse enough to compare each with each. */
const PER_CAP_HEIGHT = 64;

/** Bands reach from above the ring of an Å down to the lowest descender, in cap heights. */
const HIGHEST = 1.5;
const LOWEST = 0.5;

const BANDS = {
  top: -HIGHEST,
  height: 1 / PER_CAP_HEIGHT,
  count: (HIGHEST + LOWEST) * PER_CAP_HEIGHT,
};

/** The first band below the baseline. */
const BASELINE = HIGHEST * PER_CAP_HEIGHT;

/** The first band below the cap height: what is above is an accent or an ascender's tip, and is ignored in spacing. */
const CAP_HEIGHT = BASELINE - PER_CAP_HEIGHT;

/** However low a letter is, it is compared up to this height above the baseline, in bands: half of most x-heights. */
const AT_LEAST = PER_CAP_HEIGHT / 4;

/**
 * White deeper within a letter than this, in cap heights, belongs to the letter and not to the gap: the hollow of an L, a T
 * or an r. A fifth is where the catalogue's families, as their designers kerned them, are most even on average.
 */
export const DEEPEST = 0.2;

/** White farther away than this, in cap heights, does not look wider, whatever it belongs to. */
export const FARTHEST = 0.5;

/** Ink nearer than this, in cap heights, looks as if it touched; keeps the mean of near distances finite. */
const NEAREST = 0.01;

/**
 * The exponent by which near white counts more than far white when distances are averaged. At −1/2 the pairs that type
 * designers seldom kern (HH, HO, NE, SE, KA …) come out most alike over the families of the catalogue; by the plain mean
 * (1) two round letters are too narrow, by the harmonic mean (−1) two serifs decide alone.
 */
const POWER = -0.5;

/** One letter as seen from its neighbours, in cap heights. */
export interface Facing {
  /** The pen before it. */
  readonly x: number;
  readonly profile: Profile;
  /** The first band with ink; undefined for a letter without any. */
  readonly top: number | undefined;
}

/**
 * The profile of a letter towards its neighbours.
 *
 * @param line set with a cap height of 1.
 */
export function facingOf(typeface: Typeface, line: Line, letter: Letter): Facing {
  const profile = profileOf(letterOutline(typeface, line, letter, 'left'), BANDS);
  const top = profile.left.findIndex((edge) => edge !== undefined);
  return { x: letter.x, profile, top: top < 0 ? undefined : top };
}

/** Where the left edge of a letter is at a height above the baseline, both in cap heights. */
export function leftEdgeAt(facing: Facing, height: number): number | undefined {
  return facing.profile.left[Math.floor(BASELINE - height * PER_CAP_HEIGHT)];
}

/** The first of the bands in which two letters face each other: from the lower one's top to the baseline. */
function firstBand(one: Facing, other: Facing): number {
  const lower = Math.max(one.top ?? 0, other.top ?? 0, CAP_HEIGHT);
  return Math.min(lower, BASELINE - AT_LEAST);
}

/**
 * How wide the white between two neighbours is by its area, in cap heights: the area between their edges, each edge taken
 * no deeper than `deepest` behind its letter's foremost point, over its height. Equal areas are the letter-cutters' rule
 * (Tracy, Letters of Credit, 1986); the limited depth is that of HT LetterSpacer (Huerta Tipográfica).
 *
 * @param lean how far the typeface leans, to the right per height: its letters are compared as if upright.
 * @param deepest in cap heights.
 */
export function areaBetween(one: Facing, other: Facing, lean: number, deepest: number): number {
  const top = firstBand(one, other);
  let [right, left] = [-Infinity, Infinity];
  const [lasts, firsts]: [number[], number[]] = [[], []];
  for (let band = top; band < BASELINE; band += 1) {
    const leant = (lean * (BASELINE - band - 0.5)) / PER_CAP_HEIGHT;
    const last = (one.profile.right[band] ?? -Infinity) - leant;
    const first = (other.profile.left[band] ?? Infinity) - leant;
    right = Math.max(right, last);
    left = Math.min(left, first);
    lasts.push(last);
    firsts.push(first);
  }
  const area = lasts.reduce((sum, last, index) => {
    const first = Math.min(firsts[index] ?? Infinity, left + deepest);
    return sum + first - Math.max(last, right - deepest);
  }, 0);
  return area / lasts.length;
}

/** The distance from an edge in one band to the nearest edge of the letter opposite, at most `FARTHEST`. */
function nearest(
  edge: number,
  band: number,
  opposite: readonly (number | undefined)[],
  way: 1 | -1,
  apart: number,
): number {
  const window = FARTHEST * PER_CAP_HEIGHT;
  const last = Math.min(BANDS.count - 1, band + window);
  let least = FARTHEST * FARTHEST;
  for (let other = Math.max(0, band - window); other <= last; other += 1) {
    const facing = opposite[other];
    if (facing === undefined) continue;
    const across = Math.max(0, way * (facing - edge) + apart);
    const down = (other - band) * BANDS.height;
    least = Math.min(least, across * across + down * down);
  }
  return Math.max(NEAREST, Math.sqrt(least));
}

/**
 * How wide the white between two neighbours looks where they come near, in cap heights: the distances from each edge to
 * the letter opposite, averaged so that near places count more than far ones, as Kindersley weighed them (Optical Letter
 * Spacing, 1976, by a higher power).
 *
 * @param apart how much farther apart than they were set the two are, in cap heights.
 */
export function nearnessBetween(one: Facing, other: Facing, apart: number): number {
  const top = firstBand(one, other);
  let sum = 0;
  for (let band = top; band < BASELINE; band += 1) {
    const [right, left] = [one.profile.right[band], other.profile.left[band]];
    sum +=
      (right === undefined ? FARTHEST : nearest(right, band, other.profile.left, 1, apart)) ** POWER +
      (left === undefined ? FARTHEST : nearest(left, band, one.profile.right, -1, apart)) ** POWER;
  }
  return (sum / (2 * (BASELINE - top))) ** (1 / POWER);
}

/**
 * How much closer two neighbours may move before their ink is only `least` apart, in cap heights; negative where they
 * are closer than that already, `Infinity` where they do not face each other.
 */
export function roomBetween(one: Facing, other: Facing, least: number): number {
  const window = Math.ceil(least * PER_CAP_HEIGHT) + 1;
  let room = Infinity;
  for (const [band, right] of one.profile.right.entries()) {
    if (right === undefined) continue;
    const last = Math.min(BANDS.count - 1, band + window);
    for (let opposite = Math.max(0, band - window); opposite <= last; opposite += 1) {
      const left = other.profile.left[opposite];
      if (left === undefined) continue;
      // Within their bands the two may be closer to each other by as much as a band is high.
      const down = Math.max(0, Math.abs(opposite - band) - 1) * BANDS.height;
      if (down <= least) room = Math.min(room, left - right - Math.sqrt(least * least - down * down));
    }
  }
  return room;
}
