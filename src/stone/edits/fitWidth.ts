import { capHeightOf } from '../capHeight';
import type { Mm } from '../numbers';
import type { TextParm } from '../parm';
import { characters, readSpacings } from '../spacing';
import type { Edit } from './edit';
import type { StyledLine } from './styleLines';

/** What makes a line as wide as it is wished to be: its letters' height, or what stands between them. */
export const FITTED_BY = ['height', 'spacing'] as const;
export type FittedBy = (typeof FITTED_BY)[number];

/** A line with how wide it is on the stone, in mm. */
export interface MeasuredLine extends StyledLine {
  readonly width: Mm;
}

/** Letters are ordered in heights of hundredths of a mm at most; the rest of a width is made by spacing. */
const toHundredth = (mm: Mm): Mm => Math.round(mm * 100) / 100;

/** The smallest part of a mm that a spacing is kept in. */
const toMillionth = (mm: Mm): Mm => Math.round(mm * 1e6) / 1e6;

/** The bounds of a line's letter spacing, in mm: those of its field. */
const TIGHTEST: Mm = -100;
const WIDEST: Mm = 200;

/** What of a line's width at scale 1 does not grow with its letters: its spacings in mm. */
function spacedWidth({ subText, subTextSpacing, letterSpacing }: TextParm): Mm {
  const gaps = characters(subText).length - 1;
  return readSpacings(subTextSpacing, Math.max(0, gaps)).reduce((sum, mm) => sum + mm + letterSpacing, 0);
}

/**
 * The edit that makes a line just as wide as is wished. By its height the letters are as high as it takes, in hundredths of a
 * mm, or the nearest height that is cast; what is left is made up for between them, as all of it is by spacing.
 *
 * @param target the width in mm on the stone.
 * @param heights those on offer where only some exist, in mm ascending; undefined where letters are cut in any height.
 * @returns undefined where that cannot be: for a line without a gap by spacing, or beyond what a line's fields take.
 */
export function fitWidth(
  { element, line, width }: MeasuredLine,
  target: Mm,
  by: FittedBy,
  heights: readonly Mm[] | undefined,
): Edit | undefined {
  const own = capHeightOf(line);
  const gaps = characters(line.subText).length - 1;
  const [now, wanted] = [width / line.scale, target / line.scale];
  const spaced = spacedWidth(line);
  const drawn = now - spaced;
  if (!(drawn > 0 && wanted > 0)) return undefined;
  const exact = ((wanted - spaced) / drawn) * own;
  const height = by === 'height' ? nearestOf(exact, heights) : own;
  if (!(height >= 1 && height <= 500)) return undefined;
  const rest = wanted - spaced - (drawn / own) * height;
  if (gaps < 1) return by === 'height' ? change(element, height, line.letterSpacing) : undefined;
  const letterSpacing = toMillionth(line.letterSpacing + rest / gaps);
  if (letterSpacing < TIGHTEST || letterSpacing > WIDEST) return undefined;
  return change(element, height, letterSpacing);
}

function nearestOf(exact: Mm, heights: readonly Mm[] | undefined): Mm {
  const [first, ...others] = heights ?? [];
  if (first === undefined) return toHundredth(exact);
  return others.reduce((best, one) => (Math.abs(one - exact) < Math.abs(best - exact) ? one : best), first);
}

function change(element: number, height: Mm, letterSpacing: Mm): Edit {
  return { kind: 'changeText', element, fields: { fontSize: String(height), letterSpacing } };
}
