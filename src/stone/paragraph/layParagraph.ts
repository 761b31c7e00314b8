import { radians } from '../../geometry/angle';
import type { Mm } from '../numbers';
import type { TextParm } from '../parm';
import { characters } from '../spacing';
import type { Paragraph, ParagraphAlignment } from './fields';
import { anotherLine, broken, joined, type Run, runOf, type WidthOf, written } from './flow';
import type { WholeParagraph } from './paragraphs';

/** Two places nearer to each other than this are the same, in mm: half of what the outputs promise is ten times as much. */
const SAME: Mm = 0.0005;

/** A line of a paragraph as it is to be. */
export interface LaidLine {
  /** The index of the element that it was; undefined where it is new. */
  readonly from: number | undefined;
  readonly line: TextParm;
}

/** Where the middle of a line lies from the place it is aligned at, in widths. */
const FROM_PLACE: Record<ParagraphAlignment, number> = { left: 0.5, centre: 0, right: -0.5, justified: 0.5 };

/** What is written in a paragraph, run by run: its lines without the breaks made for its width. */
function runsOf({ lines }: WholeParagraph): readonly Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const { line } of lines) {
    const last = isOpen ? runs.pop() : undefined;
    runs.push(last ? joined(last, runOf(line)) : runOf(line));
    isOpen = line.wraps ?? false;
  }
  return runs;
}

/** The paragraph's lines with its text broken anew at its width; as they are where it has none. */
function flowed(whole: WholeParagraph, widthOf: WidthOf): readonly LaidLine[] {
  const { paragraph, lines } = whole;
  const as = (index: number) => lines[index]?.element;
  const { width } = paragraph;
  if (width === undefined) {
    return lines.map(({ element, line }) => ({ from: element, line: withWraps(line, false) }));
  }
  const [{ line: first }] = lines;
  const like = withSpacing(anotherLine(first), ownSpacing(whole));
  return runsOf(whole)
    .flatMap((run) => broken(run, width, like, widthOf))
    .map(({ wraps, ...run }, index) => {
      const own = lines[index]?.line ?? like;
      return {
        from: as(index),
        line: withWraps(isWritten(own, run) ? own : { ...own, ...written(run) }, wraps),
      };
    });
}

/** Whether a line says just this, with the same spacing behind each letter. */
function isWritten(line: TextParm, { text, spacings }: Run): boolean {
  const own = runOf(line);
  return line.subText === text.join('') && own.spacings.every((mm, index) => mm === spacings[index]);
}

function withWraps(line: TextParm, wraps: boolean): TextParm {
  if ((line.wraps ?? false) === wraps) return line;
  const { wraps: _, ...rest } = line;
  return wraps ? { ...rest, wraps } : rest;
}

/** The letter spacing of a paragraph's lines before they are justified. */
function ownSpacing({ paragraph, lines: [{ line }] }: WholeParagraph): Mm {
  return paragraph.align === 'justified'
    ? (paragraph.letterSpacing ?? line.letterSpacing)
    : line.letterSpacing;
}

/**
 * Lines justified by their letter spacing: what is missing in width is shared out among their gaps, in mm. The last line has
 * the paragraph's own; so has one that ends as it was written, where lines are broken at a width.
 */
function justified(lines: readonly LaidLine[], whole: WholeParagraph, widthOf: WidthOf) {
  const { paragraph } = whole;
  const own = ownSpacing(whole);
  const widths = lines.map(({ line }) => widthOf(withSpacing(line, own)) ?? 0);
  const target = paragraph.width ?? Math.max(...widths);
  return lines.map(({ from, line }, index) => {
    const gaps = characters(line.subText).length - 1;
    const isLast = index === lines.length - 1;
    const stays = isLast || gaps < 1 || (paragraph.width !== undefined && !line.wraps);
    const more = stays ? 0 : (target - (widths[index] ?? 0)) / gaps;
    return { from, line: withSpacing(line, own + more) };
  });
}

function withSpacing(line: TextParm, letterSpacing: Mm): TextParm {
  return Math.abs(line.letterSpacing - letterSpacing) < SAME / 10 ? line : { ...line, letterSpacing };
}

/** A paragraph with how it was laid. */
function remembered(paragraph: Paragraph, laid: Mm, spacing: Mm | undefined): Paragraph {
  const { letterSpacing: _, ...rest } = paragraph;
  return { ...rest, ...(spacing !== undefined && { letterSpacing: spacing }), laid };
}

/** A line at its place; the same one where it stands there already. */
function placed(line: TextParm, x: Mm, y: Mm, first: TextParm): TextParm {
  const { position, scale } = line;
  const isThere =
    Math.abs(position.x - x) < SAME &&
    Math.abs(position.y - y) < SAME &&
    position.rotation === first.position.rotation;
  if (isThere && scale === first.scale) return line;
  return {
    ...line,
    scale: first.scale,
    position: isThere ? position : { x, y, rotation: first.position.rotation },
  };
}

/**
 * Lays the lines of a paragraph: broken at its width, one below the other at its leading, aligned with the first at the
 * place where that was aligned before. Whoever moves, turns or scales the first line has moved all of them.
 *
 * @returns undefined where all of them stand so, or the width of one is not known.
 */
export function layParagraph(whole: WholeParagraph, widthOf: WidthOf): readonly LaidLine[] | undefined {
  const { paragraph, lines } = whole;
  if (lines.some(({ line }) => widthOf(line) === undefined)) return undefined;
  const [{ line: first }] = lines;
  const spaced =
    paragraph.align === 'justified'
      ? justified(flowed(whole, widthOf), whole, widthOf)
      : flowed(whole, widthOf);
  const widths = spaced.map(({ line }) => widthOf(line) ?? 0);
  const [laid = 0] = widths;
  const angle = radians(first.position.rotation);
  const along = (mm: Mm, down: Mm) => ({
    x: first.position.x + (Math.cos(angle) * mm - Math.sin(angle) * down) * first.scale,
    y: first.position.y + (Math.sin(angle) * mm + Math.cos(angle) * down) * first.scale,
  });
  const set = spaced.map(({ from, line }, index): LaidLine => {
    const fromFirst = FROM_PLACE[paragraph.align] * ((widths[index] ?? 0) - (paragraph.laid ?? laid));
    const { x, y } = along(fromFirst, index * paragraph.leading);
    return { from, line: placed(line, x, y, first) };
  });
  const spacing = paragraph.align === 'justified' ? ownSpacing(whole) : undefined;
  const isLaid =
    paragraph.laid !== undefined &&
    Math.abs(laid - paragraph.laid) < SAME &&
    paragraph.letterSpacing === spacing;
  const [head, ...others] = set;
  if (!head) return undefined;
  const all = isLaid
    ? set
    : [{ ...head, line: { ...head.line, paragraph: remembered(paragraph, laid, spacing) } }, ...others];
  const isSame =
    all.length === lines.length &&
    all.every(({ line, from }, index) => line === lines[index]?.line && from === lines[index]?.element);
  return isSame ? undefined : all;
}
