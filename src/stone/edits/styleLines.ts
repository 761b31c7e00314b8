import { type Cut, cutOfLine, variantFor } from '../cut';
import type { LetterHeights } from '../letterHeights';
import { fieldsOf, type LineStyle, MOST_STYLES, withStyle } from '../lineStyle';
import type { Mm } from '../numbers';
import type { TextParm } from '../parm';
import type { Edit } from './edit';
import { together } from './several';

/** A line of letters and its index in `Parms`. */
export interface StyledLine {
  readonly element: number;
  readonly line: TextParm;
}

/** The value that all have; undefined where they differ. */
export function sharedBy<T>(values: readonly T[]): T | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}

/** Sets the same fields of several lines; what is not among them stays as each has it. */
export function changeLines(
  lines: readonly StyledLine[],
  fields: Partial<Omit<TextParm, 'type' | 'subText' | 'subTextSpacing' | 'position'>>,
): Edit {
  return together(lines.map(({ element }) => ({ kind: 'changeText', element, fields })));
}

/**
 * Gives lines a style that the business keeps, and copies it into the stone, in place of one of its name: the stone then
 * depends on no list. Without room for one more the lines alone take it.
 *
 * @param own the stone's styles.
 */
export function takeStyle(lines: readonly StyledLine[], style: LineStyle, own: readonly LineStyle[]): Edit {
  const styles = withStyle(own, style);
  const copy: readonly Edit[] = styles.length > MOST_STYLES ? [] : [{ kind: 'setStyles', styles }];
  return together([...copy, changeLines(lines, fieldsOf(style))]);
}

/** Has several lines carried out alike: those that were carried out otherwise get the given colour, the others keep theirs. */
export function cutLines(lines: readonly StyledLine[], cut: Cut, fontColor: string): Edit {
  return together(
    lines
      .filter(({ line }) => cutOfLine(line) !== cut)
      .map(({ element }) => ({
        kind: 'changeText',
        element,
        fields: { variant: variantFor(cut), fontColor },
      })),
  );
}

/** The cap heights that several lines can all have. */
export interface HeightsForAll {
  /** In mm, ascending: the only ones where some are cast, else the lowest of them and up. */
  readonly offered: readonly Mm[];
  /** Whether there are cast letters among them. */
  readonly isCast: boolean;
}

/** The heights on offer for every one of several lines. */
export function heightsForAll(lines: readonly StyledLine[], heightsOf: LetterHeights): HeightsForAll {
  const cast = lines.filter(({ line }) => cutOfLine(line) === 'mounted').map(({ line }) => heightsOf(line));
  const lowest = Math.max(
    0,
    ...lines.filter(({ line }) => cutOfLine(line) === 'engraved').map(({ line }) => heightsOf(line)[0] ?? 0),
  );
  const [first] = cast;
  if (!first) return { offered: lowest > 0 ? [lowest] : [], isCast: false };
  const offered = first.filter(
    (height) => height >= lowest && cast.every((heights) => heights.includes(height)),
  );
  return { offered, isCast: true };
}
