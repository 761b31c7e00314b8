import { z } from 'zod';
import { type Mm, toThousandth } from './numbers';
import { characters } from './spacing';

/** The longest character in UTF-16 units: a letter with several accents. */
const LONGEST_CHARACTER = 16;

/** The greatest spacing between two letters, in percent of the cap height: farther apart they are no pair. */
const MOST_PERCENT = 300;

/**
 * Percentages are kept to a millionth: 0.00002 mm at the greatest cap height there is, 2 m, so that a spacing in thousandths of
 * a mm comes back as it was.
 */
const STEPS = 1e6;

/** A character that has ink: a space between words is set for its line and not for the typeface. */
const inkedCharacter = z
  .string()
  .max(LONGEST_CHARACTER)
  .normalize('NFC')
  .refine((written) => written.trim() !== '' && characters(written).length === 1, 'character');

/**
 * Two neighbouring characters of a typeface, and what is added between them by hand beside the font's own kerning.
 *
 * It is told in percent of the cap height, as the height of letters is told in the trade, and so holds at every height:
 * a gap that looks right at 20 mm looks right, twice as wide, at 40 mm. A font's own units would do that too, but belong to a
 * file, and its next version may have others.
 */
export const keptPair = z.object({
  /** The family of the font catalogue. */
  fontFamily: z.string().min(1).max(100),
  /** An italic is another typeface, with pairs of its own. */
  cursive: z.boolean(),
  before: inkedCharacter,
  after: inkedCharacter,
  /** Negative brings them closer. */
  percent: z.number().min(-MOST_PERCENT).max(MOST_PERCENT),
});
export type KeptPair = Readonly<z.infer<typeof keptPair>>;

/** The percentage of the cap height that a spacing in mm is. */
export function percentOf(mm: Mm, capHeight: Mm): number {
  return Math.round((mm / capHeight) * 100 * STEPS) / STEPS + 0;
}

/** The spacing in mm at a cap height, to a thousandth. */
export function spacingOf({ percent }: Pick<KeptPair, 'percent'>, capHeight: Mm): Mm {
  return toThousandth((percent / 100) * capHeight);
}
