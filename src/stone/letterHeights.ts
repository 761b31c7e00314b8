import { capHeightOf } from './capHeight';
import type { FontEntry } from './catalogue/font';
import type { StoneVariant } from './catalogue/stoneType';
import { cutOfLine } from './cut';
import { nearestCastLetters } from './foundry';
import { narrowestWebIn } from './narrowestWeb';
import type { Mm } from './numbers';
import type { TextParm } from './parm';

/** The cap heights in mm on offer for a line's letters on a stone, ascending; none where unknown. */
export type LetterHeights = (line: Pick<TextParm, 'fontFamily' | 'variant' | 'cursive'>) => readonly Mm[];

/** Lines can be of any height: for fitting a design without fonts at hand. */
export const NO_HEIGHTS: LetterHeights = () => [];

/** The limits of a stone's material, in mm (`StoneVariant`); none if unknown. */
export type CutLimits = Partial<Pick<StoneVariant, 'thinnestStroke' | 'narrowestWeb'>>;

/**
 * A family's heights possible on a stone: if mounted, those that it, or the family nearest to it, is cast in,
 * and if engraved, those at which its thinnest stroke can be cut and its narrowest web holds.
 */
export function letterHeightsOn(
  fonts: readonly FontEntry[],
  { thinnestStroke = 0, narrowestWeb = 0 }: CutLimits,
): LetterHeights {
  return ({ fontFamily, cursive, ...line }) => {
    if (cutOfLine(line) === 'mounted') return nearestCastLetters(fontFamily).heights;
    const font = fonts.find(({ family }) => family === fontFamily);
    if (!font) return [];
    const of = ({ upright, italic = upright }: FontEntry['strokes']) => (cursive ? italic : upright);
    const [stroke, web] = [of(font.strokes), of(font.webs)];
    return font.heights.filter(
      (height) =>
        (height * stroke) / 100 >= thinnestStroke &&
        (height * web) / 100 >= narrowestWebIn({ narrowestWeb }, height),
    );
  };
}

/** Whether a line is at least as high as its family's lowest height on offer; true where unknown. */
export function isOnOffer(line: TextParm, letterHeights: LetterHeights): boolean {
  const [lowest = 0] = letterHeights(line);
  return capHeightOf(line) * line.scale >= lowest;
}

/** How much a line or an ornament may be enlarged so that its strokes can be cut: an inscription keeps its looks. */
export const RAISED = 1.35;

/**
 * The cap height of a line where a smaller one is requested. Engraved letters can be of any height down to the
 * lowest that can be cut, for which a line may become a little higher; one that would have to become much
 * higher is left to the check. Cast ones exist in fixed heights: the next lower one, or else the lowest, but never
 * higher than before.
 *
 * @param wanted mm at scale 1.
 * @param heights those on offer (`LetterHeights`), in mm on the stone.
 */
export function heightOnOffer(
  { fontSize, scale, ...line }: Pick<TextParm, 'variant' | 'fontSize' | 'scale'>,
  wanted: Mm,
  heights: readonly Mm[],
): Mm {
  const own = capHeightOf({ fontSize });
  const lowest = heights[0];
  if (lowest === undefined) return cutOfLine(line) === 'engraved' ? wanted : own;
  if (cutOfLine(line) === 'mounted') {
    const cast = heights.findLast((height) => height <= wanted * scale) ?? lowest;
    return Math.min(own, cast / scale);
  }
  return lowest <= own * scale * RAISED ? Math.max(wanted, lowest / scale) : wanted;
}
