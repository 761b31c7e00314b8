import type { Edit } from '../edits/edit';
import type { Finding } from '../finding';
import { characters } from '../spacing';
import { readDates } from './dates/readDates';
import { styleOf, writeDate } from './dates/writeDate';
import { composed, type Line, type Span } from './line';

/** Where the named characters of a line begin and end, in UTF-16 units; undefined where none of it are named. */
function spanOf({ characters: found }: Finding, { element, text }: Line): Span | undefined {
  const indices = found.filter((each) => each.element === element).map(({ index }) => index);
  if (indices.length === 0) return undefined;
  const clusters = characters(text);
  const until = (count: number) => clusters.slice(0, count).join('').length;
  return { from: until(Math.min(...indices)), to: until(Math.max(...indices) + 1) };
}

/** Where words stand in a line: those that hold the named characters, where they stand there more than once. */
function placeOf(words: string, finding: Finding, line: Line): Span | undefined {
  const span = spanOf(finding, line) ?? { from: 0, to: 0 };
  const last = line.text.lastIndexOf(words, span.from);
  const from = last >= 0 && last + words.length >= span.to ? last : line.text.indexOf(words);
  return from < 0 || words === '' ? undefined : { from, to: from + words.length };
}

const put = ({ text }: Line, { from, to }: Span, right: string) =>
  text.slice(0, from) + right + text.slice(to);

/** Words in the capitals of others: all capitals, all small, or as they are. */
function inCaseOf(words: string, others: string): string {
  const letters = others.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return words.replace(/ß/g, 'ẞ').toUpperCase();
  return letters.length > 1 &&
    letters === letters.toLowerCase() &&
    words.length > 1 &&
    /\p{Lu}{2}/u.test(words)
    ? words.toLowerCase()
    : words;
}

/** A surname before its comma goes behind the given names, as a stone has it. */
function inOrder(name: string): string {
  const [surname = '', given = ''] = name.split(/\s*,\s*/, 2);
  return given === '' ? name : `${given} ${surname}`;
}

/** The date of the case as the stone would write it; a stone that gives years gives the year. */
function dateInStyle(finding: Finding): string | undefined {
  const [onStone] = readDates(String(finding.value));
  const [inCase] = readDates(String(finding.limit));
  if (!onStone || !inCase) return undefined;
  return writeDate(inCase.date, styleOf(onStone));
}

/** A line with one date written as another on the stone is. */
function inOneStyle(finding: Finding): string | undefined {
  const [odd] = readDates(String(finding.value));
  const [norm] = readDates(String(finding.limit));
  if (!odd || !norm || odd.date.isShort || norm.date.isShort) return undefined;
  return writeDate(odd.date, styleOf(norm));
}

const isDate = (words: Finding['value']) => readDates(String(words ?? '')).length > 0;

function replaced(finding: Finding, line: Line, right: string | undefined): string | undefined {
  const place = placeOf(String(finding.value ?? ''), finding, line);
  return place && right !== undefined && right !== '' ? put(line, place, right) : undefined;
}

type Mending = (finding: Finding, line: Line) => string | undefined;

/** Takes the name or the date from the case, in the style of the stone. */
const asInCase: Mending = (finding, line) => {
  const { limit, severity, value } = finding;
  if (severity !== 'error' || limit === null) return undefined;
  if (isDate(value) && isDate(limit)) return replaced(finding, line, dateInStyle(finding));
  return replaced(finding, line, inCaseOf(inOrder(String(limit)), String(value)));
};

/** Puts other words in the place of the named characters. */
const inSpan =
  (right: (written: string, finding: Finding, isAtEnd: boolean) => string): Mending =>
  (finding, line) => {
    const span = spanOf(finding, line);
    if (!span) return undefined;
    const isAtEnd = span.from === 0 || span.to === line.text.length;
    return put(line, span, right(line.text.slice(span.from, span.to), finding, isAtEnd));
  };

const withProperDash = inSpan((_hyphen, { limit }) => /[–—−]/.exec(String(limit))?.[0] ?? '–');

/** How each kind is mended, where it can be: what the line then says, undefined where nobody but the family can say. */
const MENDING: Readonly<Partial<Record<Finding['kind'], Mending>>> = {
  nameDiffers: asInCase,
  partnerDiffers: asInCase,
  dateDiffers: asInCase,
  mixedDates: (finding, line) =>
    finding.severity === 'hint'
      ? withProperDash(finding, line)
      : replaced(finding, line, inOneStyle(finding)),
  wrongLetter: (finding, line) =>
    typeof finding.limit === 'string'
      ? replaced(finding, line, inCapitalsOf(finding.limit, String(finding.value)))
      : undefined,
  doubleSpace: inSpan((_blanks, _finding, isAtEnd) => (isAtEnd ? '' : ' ')),
  doubleWord: (finding, line) => {
    const span = spanOf(finding, line);
    return (
      span && put(line, { from: line.text.slice(0, span.from).trimEnd().length, to: span.to }, '').trim()
    );
  },
  spaceBeforeMark: inSpan((written) => written.trim()),
  spaceAfterMark: inSpan((written) => `${written} `),
};

/** A saying or a month as it is spelt, with the capitals of the line that misspells it. */
function inCapitalsOf(right: string, wrong: string): string {
  if (right !== right.toLowerCase()) return right;
  const letters = wrong.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return right.toUpperCase();
  const words = wrong.trim().split(/\s+/);
  const rights = right.split(' ');
  // Where the words do not correspond, only the first capital is certain.
  const hasSameWords = words.length === rights.length;
  return rights
    .map((word, index) => {
      const like = hasSameWords ? words[index] : index === 0 ? words[0] : undefined;
      return like && /^\p{Lu}/u.test(like) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
    })
    .join(' ');
}

/**
 * The edit that would mend what a proof-reader found, in the style of the stone; undefined where only the family can
 * say what is right (reversed dates, a bracket that is missing). Characters that stay keep the spacing behind them, since
 * the line is written by `writeText`.
 *
 * @param lines the lines that were proof-read.
 */
export function remedyOf(finding: Finding, lines: readonly Line[]): Edit | undefined {
  const element = finding.characters[0]?.element ?? finding.elements[0];
  const line = composed(lines).find((each) => each.element === element);
  if (!line) return undefined;
  const subText = MENDING[finding.kind]?.(finding, line);
  return subText === undefined || subText === line.text || subText.trim() === ''
    ? undefined
    : { kind: 'writeText', element: line.element, subText };
}
