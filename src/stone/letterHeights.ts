import type { FontEntry } from './catalogue/font';
import { type Mm, readNumber } from './numbers';
import type { TextParm } from './parm';

/** The cap heights in mm that a line's letters are on offer in on a stone, rising; none where nobody knows. */
export type LetterHeights = (line: Pick<TextParm, 'fontFamily' | 'variant' | 'cursive'>) => readonly Mm[];

/** Where no fonts are at hand: any height will do. */
export const NO_HEIGHTS: LetterHeights = () => [];

/**
 * The heights of a family that agree with a stone: all that it is cast in where it is mounted, and where it is engraved
 * those at which its thinnest stroke can be cut.
 *
 * @param thinnestStroke the thinnest stroke in mm that can be cut into the stone (`StoneVariant`).
 */
export function letterHeightsOn(fonts: readonly FontEntry[], thinnestStroke: Mm): LetterHeights {
  return ({ fontFamily, variant }) => {
    const font = fonts.find(({ family }) => family === fontFamily);
    if (!font || variant !== 'sandb') return font?.heights ?? [];
    return font.heights.filter((height) => (height * font.hairline) / 100 >= thinnestStroke);
  };
}

/**
 * The cap height that a line comes to have where a smaller one is wanted. Engraved letters are of any height down to the
 * lowest that can be cut; cast ones exist in their heights only: the next lower one, or else the lowest. A line never
 * becomes higher than it is.
 *
 * @param wanted mm at scale 1.
 * @param heights what is on offer (`LetterHeights`), in mm on the stone.
 */
export function heightOnOffer(
  { variant, fontSize, scale }: Pick<TextParm, 'variant' | 'fontSize' | 'scale'>,
  wanted: Mm,
  heights: readonly Mm[],
): Mm {
  const own = readNumber(fontSize) ?? 20;
  const lowest = heights[0];
  if (lowest === undefined) return variant === 'sandb' ? wanted : own;
  const cut = variant === 'sandb' ? Math.max(wanted, lowest / scale) : undefined;
  const cast = (heights.findLast((height) => height <= wanted * scale) ?? lowest) / scale;
  return Math.min(own, cut ?? cast);
}
