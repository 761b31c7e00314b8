import { capHeightOf } from './capHeight';
import { type KeptPair, keptPair, percentOf } from './keptPair';
import { isAsKept, keptSpacings, type PairedLine } from './keptSpacings';
import { characters, readSpacings } from './spacing';

/** A gap of a line as a pair of its typeface. */
interface PairInLine {
  readonly pair: KeptPair;
  /** It is kept just so already. */
  readonly isKept: boolean;
}

/**
 * The gap behind a character as a pair that can be kept for the typeface. A gap as the font has it is no pair, unless
 * another spacing is kept for it: nobody has spaced it.
 *
 * @param pairs those that are kept.
 * @returns undefined beside a space, behind the last character, and where nothing was spaced.
 */
export function pairToKeep(
  line: PairedLine,
  character: number,
  pairs: readonly KeptPair[],
): PairInLine | undefined {
  const letters = characters(line.subText);
  const mm = readSpacings(line.subTextSpacing, letters.length)[character] ?? 0;
  const kept = keptSpacings(line, pairs)[character];
  if (mm === 0 && kept === undefined) return undefined;
  const { data: pair } = keptPair.safeParse({
    fontFamily: line.fontFamily,
    cursive: line.cursive,
    before: letters[character],
    after: letters[character + 1],
    percent: percentOf(mm, capHeightOf(line)),
  });
  return pair && { pair, isKept: isAsKept(mm, kept) };
}
