import type { StoneDate } from './calendar';
import { isInFull, languagesOf, type MonthLanguage, monthName } from './months';
import type { WrittenDate } from './readDates';

/** How a date of a stone is written, so that another can be written like it. */
export interface DateStyle {
  readonly form: WrittenDate['form'];
  /** What stands between day and month, and between month and year. */
  readonly between: readonly [string, string];
  readonly isPadded: boolean;
  readonly isShort: boolean;
  readonly language: MonthLanguage;
  readonly capitals: 'small' | 'first' | 'all';
  /** The month is written in full, and not shortened. */
  readonly isInFull: boolean;
}

function capitalsOf(word: string): DateStyle['capitals'] {
  if (word === word.toLowerCase()) return 'small';
  return word === word.toUpperCase() ? 'all' : 'first';
}

/** The style of a date. */
export function styleOf({ form, text, from, parts, date, monthWord }: WrittenDate): DateStyle {
  const { day, month, year } = parts;
  const gap = (left = day, right = month) =>
    left && right ? text.slice(left.to - from, right.from - from) : '';
  const figures = [day, monthWord === '' ? month : undefined].flatMap((part) =>
    part ? [text.slice(part.from - from, part.to - from)] : [],
  );
  return {
    form,
    between: [gap(day, month), gap(month, year)],
    isPadded: figures.some((written) => written.startsWith('0')),
    isShort: date.isShort,
    language: languagesOf(monthWord)[0] ?? 'da',
    capitals: capitalsOf(monthWord),
    isInFull: isInFull(monthWord),
  };
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

function monthIn(month: number, { form, isPadded, language, capitals }: DateStyle): string {
  if (form === 'roman') return ROMAN[month - 1] ?? '';
  if (form !== 'words' && form !== 'month') return String(month).padStart(isPadded ? 2 : 1, '0');
  const name = monthName(month, language);
  if (capitals === 'all') return name.toUpperCase();
  return capitals === 'first' ? name.slice(0, 1).toUpperCase() + name.slice(1) : name.toLowerCase();
}

/**
 * A date in a style: `12. april 1941` in that of `3.11.2026` is `12.4.1941`. Undefined where the date lacks a part that the
 * style shows, or the style has shortened months, which no two people shorten alike.
 */
export function writeDate({ day, month, year, isShort }: StoneDate, style: DateStyle): string | undefined {
  if (year === undefined || (isShort && !style.isShort)) return undefined;
  const years = style.isShort ? String(year % 100).padStart(2, '0') : String(year);
  if (style.form === 'year') return years;
  if (month === undefined) return undefined;
  if ((style.form === 'words' || style.form === 'month') && !style.isInFull) return undefined;
  if (style.form === 'month') return `${monthIn(month, style)} ${years}`;
  if (day === undefined) return undefined;
  const days = String(day).padStart(style.isPadded ? 2 : 1, '0');
  if (style.form === 'iso')
    return `${years}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return `${days}${style.between[0]}${monthIn(month, style)}${style.between[1]}${years}`;
}
