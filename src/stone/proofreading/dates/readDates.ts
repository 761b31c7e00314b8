import type { Span } from '../line';
import type { StoneDate } from './calendar';
import { misspeltMonth, monthOf, romanMonthOf } from './months';

/** How a date is written. */
export type Form = 'iso' | 'figures' | 'words' | 'roman' | 'month' | 'year';

/** A date in a line: what it says, where, and how it is written. */
export interface WrittenDate extends Span {
  readonly text: string;
  readonly form: Form;
  readonly date: StoneDate;
  /** Where its parts stand. */
  readonly parts: Readonly<Partial<Record<'day' | 'month' | 'year', Span>>>;
  /** The word of the month as it is written; empty where the month is a figure. */
  readonly monthWord: string;
}

const BEGIN = '(?<![\\d\\p{L}])';
const DAY = '(?<day>\\d{1,2})';
const YEAR = "(?<year>['’]?\\d{1,5})(?!\\d)";
const BETWEEN = '\\s?[./·∙•-]\\s?';

/** The spellings of a date, the longer before what might be a part of it. */
const SPELLINGS: readonly (readonly [Form, RegExp])[] = [
  ['iso', /(?<![\d\p{L}])(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/dgu],
  [
    'words',
    new RegExp(
      `${BEGIN}(?<day>\\d{1,3})(?:ste|te|de|den)?\\s?[.]?\\s*(?<month>\\p{L}{3,10})[.]?,?\\s*${YEAR}`,
      'dgu',
    ),
  ],
  ['roman', new RegExp(`${BEGIN}${DAY}${BETWEEN}(?<month>[IVX]{1,4})${BETWEEN}${YEAR}`, 'dgiu')],
  [
    'figures',
    new RegExp(
      `(?<![\\d\\p{L}]|\\d[.,/:-])(?<day>\\d{1,3})(?<first>${BETWEEN})(?<month>\\d{1,3})(?<second>${BETWEEN}|\\s)${YEAR}`,
      'dgu',
    ),
  ],
  ['words', new RegExp(`${BEGIN}${DAY}\\s?[.]?\\s*(?<month>\\p{L}{3,10})(?!\\p{L})`, 'dgu')],
  ['month', new RegExp(`${BEGIN}(?<month>\\p{L}{3,10})[.]?\\s+(?<year>\\d{4})(?!\\d)`, 'dgu')],
  // A span of years of which one has a figure too few or too many.
  ['year', /(?<!\d|\d[.,/:-])(?<year>\d{3}|\d{5})(?=\s?[–—-]\s?\d{4}(?!\d))/dgu],
  ['year', /(?<=(?<!\d)\d{4}\s?[–—-]\s?)(?<year>\d{3}|\d{5})(?!\d)/dgu],
  ['year', /(?<=^\s*)(?<year>\d{3}|\d{5})(?=\s?[–—]\s*$)/dgu],
  [
    'year',
    /(?<=[*†✝✶☆]\s?|(?<!\p{L})(?:født|fødd|død|geboren|gestorben|geb\.|gest\.|f\.|d\.)\s?(?:(?:am|den|im)\s)?)(?<year>\d{3}|\d{5})(?!\d|\s?[./-]\s?\d)/dgiu,
  ],
  ['year', /(?<![\d\p{L}]|\d[.,/:])(?<year>[12]\d{3})(?!\d|[.,:/]\d|\p{L}{2})/dgu],
];

const ABOUT = /(?:^|[^\p{L}])(?:ca|c|circa|cirka|um|omkring|omtrent|etwa|rundt|zirka)\.?\s*$/iu;

/** The month as a spelling writes it, misspelt where a year follows; undefined where the word makes it no date. */
function monthIn(
  form: Form,
  written: string,
  isWithYear: boolean,
): { readonly month: number | undefined } | undefined {
  if (form === 'roman') return { month: romanMonthOf(written) };
  if (form !== 'words' && form !== 'month') return { month: Number(written) };
  const month = monthOf(written);
  if (month !== undefined) return { month };
  return form === 'words' && isWithYear ? misspeltMonth(written) : undefined;
}

/** Whether figures are rather a place in a book, a number or a measure than a day: a short year wants like signs. */
function isRatherNoDate({ first, second, year }: Readonly<Record<string, string | undefined>>): boolean {
  if (first === undefined || second === undefined || year === undefined) return false;
  const figures = year.replace(/\D/g, '').length;
  if (figures === 1 || figures === 4) return figures === 1;
  return first.trim() !== second.trim() && (figures === 2 || first.trim() !== '/');
}

function readAt(form: Form, match: RegExpExecArray, text: string): WrittenDate | undefined {
  const { groups = {} } = match;
  if (isRatherNoDate(groups)) return undefined;
  const [day, monthWord, written] = [groups.day, groups.month, groups.year];
  const named = monthWord === undefined ? undefined : monthIn(form, monthWord, written !== undefined);
  if (monthWord !== undefined && !named) return undefined;
  const figures = written?.replace(/\D/g, '');
  const partAt = (name: string): Span | undefined => {
    const [from, to] = match.indices?.groups?.[name] ?? [];
    return from === undefined || to === undefined ? undefined : { from, to };
  };
  const parts = { day: partAt('day'), month: partAt('month'), year: partAt('year') };
  const date: StoneDate = {
    day: day === undefined ? undefined : Number(day),
    month: named?.month,
    year: figures === undefined ? undefined : Number(figures),
    isShort: figures?.length === 2,
    isAbout: ABOUT.test(text.slice(0, match.index)),
  };
  return {
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
    form,
    date,
    parts: {
      ...(parts.day && { day: parts.day }),
      ...(parts.month && { month: parts.month }),
      ...(parts.year && { year: parts.year }),
    },
    monthWord: /\p{L}/u.test(monthWord ?? '') ? (monthWord ?? '') : '',
  };
}

/**
 * Every date in a text, in every spelling that is usual on Danish, German and Norwegian stones: `12.4.1941`,
 * `12-04-1941`, `12/4 1941`, `12. april 1941`, `12. apr. 41`, `12.IV.1941`, `1941-04-12`, `april 1941`, `1941`. A date that
 * cannot be (a 31st of February) is read as it is written.
 */
export function readDates(text: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (const [form, spelling] of SPELLINGS) {
    for (const match of text.matchAll(spelling)) {
      const read = readAt(form, match, text);
      if (read && !found.some(({ from, to }) => from < read.to && to > read.from)) found.push(read);
    }
  }
  return found.sort((one, other) => one.from - other.from);
}
