import type { Edit } from '../edits/edit';
import { piecesOf } from '../longLine';
import type { TextParm } from '../parm';
import { characters, keepSpacings } from '../spacing';
import { anotherLine, type Run, runOf, written } from './flow';
import type { LaidLine } from './layParagraph';
import { textOf, type WholeParagraph } from './paragraphs';

/** What a letter or a table has besides letters: tabs become spaces, every kind of line end one. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ');
}

/** How many characters two texts begin with in common, and then end with. */
function inCommon(before: readonly string[], after: readonly string[]) {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { head, tail };
}

/** A line of the paragraph in its text: where it begins, and where it ends. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function spansOf({ lines }: WholeParagraph): readonly Span[] {
  let from = 0;
  return lines.map(({ line }) => {
    const span = { from, to: from + characters(line.subText).length };
    from = span.to + 1;
    return span;
  });
}

/**
 * The edit that writes a text into a paragraph. Unchanged characters keep the spacing behind them, unchanged lines stay the
 * ones they were, and a break that was made for the width stays until the paragraph is laid.
 */
export function writeParagraph(whole: WholeParagraph, text: string): Edit {
  const [{ line: first }] = whole.lines;
  const before = characters(textOf(whole));
  const after = characters(plain(text));
  const { head, tail } = inCommon(before, after);
  const spans = spansOf(whole);
  /** Where a place of the text before is in the text after; undefined where it is in what was changed. */
  const moved = (place: number): number | undefined => {
    if (place < head) return place;
    return place >= before.length - tail ? place + after.length - before.length : undefined;
  };
  const soft = new Set(
    whole.lines.flatMap(({ line }, index) => {
      const at = line.wraps && index < spans.length - 1 ? moved(spans[index]?.to ?? 0) : undefined;
      return at !== undefined && after[at] === ' ' ? [at] : [];
    }),
  );
  const begun = new Map(
    spans.flatMap(({ from }, index) => {
      const at = from === 0 ? 0 : moved(from - 1);
      const place = at === undefined ? undefined : from === 0 ? 0 : at + 1;
      return place === undefined ? [] : [[place, whole.lines[index]] as const];
    }),
  );
  const spacings = keepSpacings(before.join(''), after.join(''), spacingsOf(whole));
  const like = anotherLine(first);
  const lines: LaidLine[] = [];
  let from = 0;
  for (let at = 0; at <= after.length; at += 1) {
    const isSoft = soft.has(at);
    if (at < after.length && after[at] !== '\n' && !isSoft) continue;
    const own = begun.get(from);
    const run = { text: after.slice(from, at), spacings: spacings.slice(from, at) };
    lines.push(...linesOf(run, isSoft, own, like));
    from = at + 1;
  }
  return { kind: 'setLines', elements: whole.lines.map(({ element }) => element), lines };
}

/** The mm behind each character of the paragraph's text. */
function spacingsOf({ lines }: WholeParagraph): readonly number[] {
  return lines.flatMap(({ line }) => [...runOf(line).spacings, 0]);
}

/** The line of a run; of one that is too long for a line, several, each of which goes on in the next. */
function linesOf(
  run: Run,
  isSoft: boolean,
  own: WholeParagraph['lines'][number] | undefined,
  like: TextParm,
): readonly LaidLine[] {
  const pieces = piecesOf(run.text.join(''));
  let from = 0;
  return pieces.map((piece, index) => {
    const to = from + characters(piece).length;
    // The space at which it is broken belongs to the break, as everywhere in a paragraph.
    const end = index < pieces.length - 1 && piece.endsWith(' ') ? to - 1 : to;
    const part = { text: run.text.slice(from, end), spacings: run.spacings.slice(from, end) };
    from = to;
    const wraps = isSoft || index < pieces.length - 1;
    return index === 0
      ? { from: own?.element, line: withText(own?.line ?? like, part, wraps) }
      : { from: undefined, line: withText(like, part, wraps) };
  });
}

function withText(line: TextParm, run: Run, wraps: boolean): TextParm {
  const { wraps: _, ...rest } = line;
  const { subText, subTextSpacing } = written(run);
  if (line.subText === subText && (line.wraps ?? false) === wraps) return line;
  return { ...rest, subText, subTextSpacing, ...(wraps && { wraps }) };
}
