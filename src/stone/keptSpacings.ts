import { capHeightOf } from './capHeight';
import { type KeptPair, spacingOf } from './keptPair';
import type { Mm } from './numbers';
import type { TextParm } from './parm';
import { characters, readSpacings } from './spacing';

/** What decides which pairs are a line's, and how wide they are there. */
export type PairedLine = Pick<TextParm, 'subText' | 'subTextSpacing' | 'fontFamily' | 'cursive' | 'fontSize'>;

/** Whether a pair is one of a line's typeface. */
export function isOfTypeface(
  { fontFamily, cursive }: Pick<TextParm, 'fontFamily' | 'cursive'>,
  pair: Pick<KeptPair, 'fontFamily' | 'cursive'>,
): boolean {
  return pair.fontFamily === fontFamily && pair.cursive === cursive;
}

/** How far a spacing may be from the kept one and still be it, in mm: that is rounded to a thousandth. */
const NEAR: Mm = 0.0006;

/** Whether a gap is spaced as it is kept; false where nothing is kept for it. */
export function isAsKept(now: Mm, kept: Mm | undefined): boolean {
  return kept !== undefined && Math.abs(now - kept) < NEAR;
}

/** The kept spacing behind each character of a line, in mm at its height; undefined where no pair is kept. */
export function keptSpacings(line: PairedLine, pairs: readonly KeptPair[]): readonly (Mm | undefined)[] {
  const own = pairs.filter((pair) => isOfTypeface(line, pair));
  const letters = characters(line.subText);
  const capHeight = capHeightOf(line);
  return letters.map((letter, index) => {
    const next = letters[index + 1];
    const pair = own.find(({ before, after }) => before === letter && after === next);
    return pair && spacingOf(pair, capHeight);
  });
}

/** What a line becomes with the pairs that are kept for its typeface. */
export interface AsKept {
  /** Mm behind each character; those without a pair stay. */
  readonly spacings: readonly Mm[];
  /** How many gaps are spaced otherwise so far. */
  readonly count: number;
}

/** A line with its pairs spaced as they are kept. */
export function asKept(line: PairedLine, pairs: readonly KeptPair[]): AsKept {
  const kept = keptSpacings(line, pairs);
  const now = readSpacings(line.subTextSpacing, kept.length);
  const isOther = (index: number) => kept[index] !== undefined && !isAsKept(now[index] ?? 0, kept[index]);
  return {
    spacings: now.map((mm, index) => (isOther(index) ? (kept[index] ?? mm) : mm)),
    count: now.filter((_mm, index) => isOther(index)).length,
  };
}
