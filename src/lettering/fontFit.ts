import {
  areaBetween,
  DEEPEST,
  FARTHEST,
  type Facing,
  facingOf,
  leftEdgeAt,
  nearnessBetween,
  roomBetween,
} from './facing';
import { type Line, layLine } from './layLine';
import type { Typeface } from './typeface';

/**
 * The profile of each letter of a text as the font itself sets it, with a cap height of 1.
 *
 * @param cursive whether the letters are slanted because there is no italic.
 */
export function facings(typeface: Typeface, text: string, cursive: Line['cursive'] = 'none'): Facing[] {
  const setting = { text, fontSize: 1, fontSpacing: 100, letterSpacing: 0, spacings: [], cursive };
  const line = layLine(typeface, setting);
  return line.letters.map((letter) => facingOf(typeface, line, letter));
}

/** The kind of a pair: capitals, small letters, or a capital beside a small letter. */
export type PairKind = 'capitals' | 'small' | 'mixed';

/** Plain pairs, which type designers space first and seldom kern: straight beside straight, straight beside round. */
const PLAIN: Readonly<Record<PairKind, readonly string[]>> = {
  capitals: ['HH', 'NH', 'IN', 'HO', 'OH', 'NE', 'HE', 'DE', 'EN'],
  small: ['nn', 'un', 'in', 'no', 'on', 'ne', 'en', 'he', 'de'],
  mixed: ['Hn', 'Hi', 'Ho', 'In', 'Ni', 'Ne', 'Mo', 'Me', 'Un'],
};

/** Letters whose left edge is an upright stroke in nearly every typeface. */
const UPRIGHT = ['H', 'I', 'l'];

/** Heights in cap heights that lie clear of serifs and of bars. */
const LOW = 0.3;
const HIGH = 0.7;

/** The white between two letters, in cap heights. */
export interface White {
  /** As an area. */
  readonly area: number;
  /** As an area with the hollows of the letters. */
  readonly hollow: number;
  /** Weighted towards near distances. */
  readonly nearness: number;
}

/** A font's own spacing. */
export interface FontFit {
  /** The white between plain letters. */
  readonly white: Readonly<Record<PairKind, White>>;
  /** How far the upright strokes lean, to the right per height. */
  readonly lean: number;
  /** Small letters join, as in a script. */
  readonly joins: boolean;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function pairsOf(typeface: Typeface, kind: PairKind): (readonly [Facing, Facing])[] {
  return PLAIN[kind].flatMap((pair) => {
    const [one, other] = facings(typeface, pair);
    return one?.top === undefined || other?.top === undefined ? [] : [[one, other] as const];
  });
}

function leanOf(typeface: Typeface): number {
  return median(
    UPRIGHT.flatMap((letter) => {
      const [facing] = facings(typeface, letter);
      if (!facing) return [];
      const [low, high] = [leftEdgeAt(facing, LOW), leftEdgeAt(facing, HIGH)];
      return low === undefined || high === undefined ? [] : [(high - low) / (HIGH - LOW)];
    }),
  );
}

/** The white between two letters as the font sets them. */
export function whiteBetween(one: Facing, other: Facing, lean: number): White {
  return {
    area: areaBetween(one, other, lean, DEEPEST),
    hollow: areaBetween(one, other, lean, FARTHEST),
    nearness: nearnessBetween(one, other, 0),
  };
}

function whiteOf(pairs: readonly (readonly [Facing, Facing])[], lean: number): White {
  const whites = pairs.map(([one, other]) => whiteBetween(one, other, lean));
  return {
    area: median(whites.map(({ area }) => area)),
    hollow: median(whites.map(({ hollow }) => hollow)),
    nearness: median(whites.map(({ nearness }) => nearness)),
  };
}

/** Small letters join where most plain pairs have no white at all between them. */
function areJoined(pairs: readonly (readonly [Facing, Facing])[]): boolean {
  const joined = pairs.filter(([one, other]) => roomBetween(one, other, 0) <= 0);
  return joined.length > pairs.length / 2;
}

const known = new WeakMap<Typeface, FontFit>();

function measured(typeface: Typeface): FontFit {
  const lean = leanOf(typeface);
  const small = pairsOf(typeface, 'small');
  const white = {
    capitals: whiteOf(pairsOf(typeface, 'capitals'), lean),
    small: whiteOf(small, lean),
    mixed: whiteOf(pairsOf(typeface, 'mixed'), lean),
  };
  return { white, lean, joins: areJoined(small) };
}

/** A font's own spacing; measured once per typeface. */
export function fontFit(typeface: Typeface): FontFit {
  const fit = known.get(typeface) ?? measured(typeface);
  known.set(typeface, fit);
  return fit;
}
