import { describe, expect, test } from 'vitest';
import {
  type CalendarDay,
  contradicting,
  daysIn,
  isBefore,
  isInCalendar,
} from '../../../src/stone/proofreading/dates/calendar';
import { misspeltMonth, monthOf } from '../../../src/stone/proofreading/dates/months';
import { readDates } from '../../../src/stone/proofreading/dates/readDates';
import { styleOf, writeDate } from '../../../src/stone/proofreading/dates/writeDate';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const LANGUAGES = ['da', 'de', 'nb', 'nn'];

const utc = ({ year, month, day }: CalendarDay) => new Date(Date.UTC(year, month - 1, day));

/** Every 29th day from 1870 to 2026, so that all days of all months are among them. */
const DAYS: readonly CalendarDay[] = Array.from({ length: 1970 }, (_, index) => {
  const date = new Date(Date.UTC(1870, 0, 1) + index * 29 * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
});

const two = (number: number) => String(number).padStart(2, '0');

/** Formatters are slow to make: one for each language and style. */
const formats = LANGUAGES.flatMap((language) =>
  [
    { day: 'numeric', month: 'long', year: 'numeric' },
    { day: 'numeric', month: 'short', year: 'numeric' },
    { day: '2-digit', month: '2-digit', year: 'numeric' },
    { dateStyle: 'long' },
    { dateStyle: 'short' },
  ].map((style) => ({
    language,
    format: new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' } as Intl.DateTimeFormatOptions),
  })),
);

/** A day in each spelling that stones have. */
function spellings(day: CalendarDay): string[] {
  const { year, month, day: number } = day;
  const roman = ROMAN[month - 1] ?? '';
  return [
    ...formats.map(({ format }) => format.format(utc(day))),
    `${number}.${month}.${year}`,
    `${number}. ${month}. ${year}`,
    `${two(number)}.${two(month)}.${year}`,
    `${two(number)}-${two(month)}-${year}`,
    `${number}/${month} ${year}`,
    `${number}/${month}-${year}`,
    `${number}/${month}/${year}`,
    `${number}.${month} ${year}`,
    `${number}.${roman}.${year}`,
    `${number}. ${roman}. ${year}`,
    `${year}-${two(month)}-${two(number)}`,
  ];
}

/** Whether a text holds just this day, with two figures of its year where it says no more. */
function isReadAs(day: CalendarDay, text: string): boolean {
  const [read, ...others] = readDates(text);
  if (!read || others.length > 0 || text.slice(read.from, read.to) !== read.text) return false;
  const year = read.date.isShort ? day.year % 100 : day.year;
  return read.date.day === day.day && read.date.month === day.month && read.date.year === year;
}

describe('A date', () => {
  test('is read back from every spelling that the platform and stones have, in each language', () => {
    const wrong = DAYS.flatMap((day) =>
      spellings(day)
        .flatMap((spelling) => [
          spelling,
          `* ${spelling}`,
          `født den ${spelling} i Ribe`,
          spelling.toUpperCase(),
        ])
        .filter((text) => !isReadAs(day, text)),
    );
    expect(wrong).toEqual([]);
  });

  test('is read where a second, naive reader finds one, and says the same', () => {
    /** Splits at everything that is no letter or figure: right for a text that holds one whole date and nothing else. */
    const naive = (text: string) => {
      const [day, month, year] = text.split(/[^\p{L}\d]+/u).filter(Boolean);
      const roman = ROMAN.indexOf(month ?? '') + 1;
      const named = monthOf(month ?? '') ?? 0;
      return { day: Number(day), month: Number(month) || roman || named, year: Number(year) };
    };
    for (const day of DAYS) {
      for (const text of spellings(day).filter((spelling) => !/^\d{4}|^\D|\b\d\d$/.test(spelling))) {
        const [read] = readDates(text);
        expect(read?.date, text).toMatchObject(naive(text));
      }
    }
  });

  test('that cannot be is read as it is written', () => {
    expect(readDates('* 31. februar 1941')[0]?.date).toMatchObject({ day: 31, month: 2, year: 1941 });
    expect(readDates('12.13.1941')[0]?.date).toMatchObject({ day: 12, month: 13 });
    expect(readDates('31. februar')[0]?.date).toMatchObject({ day: 31, month: 2, year: undefined });
  });

  test.each([
    ['1941 – 2026', [1941, 2026]],
    ['1941-2026', [1941, 2026]],
    ['* 1941 † 2026', [1941, 2026]],
    ['f. 1941 d. 2026', [1941, 2026]],
    ['ca. 1870', [1870]],
    ['april 1941', [1941]],
    ['1941 –', [1941]],
  ])('is often a year only: %s', (text, years) => {
    expect(readDates(text).map(({ date }) => date.year)).toEqual(years);
  });

  test.each([
    'Salme 23,1-4',
    'Joh. 3,16',
    'Matt. 28:20',
    '1. Kor. 13,13',
    '1 Joh 4,8',
    'Sal. 121',
    'Offb 21,4',
    'Jes. 43,1',
    'Nr. 117',
    '2 børn',
    '70 år',
    'A. M. Hansen',
  ])('is not %s', (text) => {
    expect(readDates(text)).toEqual([]);
  });

  test('knows that it is about a year', () => {
    const about = (text: string) => readDates(text)[0]?.date.isAbout;
    expect(['ca. 1870', 'um 1870', 'omkring 1870', 'circa 1870'].map(about)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(about('* 1870')).toBe(false);
  });
});

describe('The calendar', () => {
  test('has the days that the platform’s has, in every month of 400 years', () => {
    for (let year = 1800; year < 2200; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        expect(daysIn(month, year)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      }
    }
  });

  const only = (date: Partial<CalendarDay>) => ({ isShort: false, isAbout: false, ...date });

  test('has a 29th of February where nobody says the year', () => {
    expect(isInCalendar(only({ day: 29, month: 2 }))).toBe(true);
    expect(isInCalendar(only({ day: 30, month: 2 }))).toBe(false);
    expect(isInCalendar({ ...only({ day: 29, month: 2, year: 41 }), isShort: true })).toBe(false);
  });

  test('puts two dates in order by what both of them say', () => {
    expect(isBefore(only({ year: 1941 }), only({ year: 1950, month: 1, day: 1 }))).toBe(true);
    expect(isBefore(only({ year: 1941 }), only({ year: 1941, month: 1, day: 1 }))).toBe(false);
    expect(isBefore(only({ year: 1941, month: 3, day: 2 }), only({ year: 1941, month: 3, day: 3 }))).toBe(
      true,
    );
    for (const one of DAYS.slice(0, 300)) {
      for (const other of DAYS.slice(0, 300))
        expect(isBefore(only(one), only(other))).toBe(utc(one) < utc(other));
    }
  });

  test('finds no contradiction between a day and its year', () => {
    expect(contradicting(only({ year: 1941 }), only({ year: 1941, month: 4, day: 12 }))).toEqual([]);
    expect(contradicting(only({ year: 1941 }), only({ year: 1942, month: 4, day: 12 }))).toEqual(['year']);
    expect(contradicting({ ...only({ year: 41 }), isShort: true }, only({ year: 1941 }))).toEqual([]);
    expect(
      contradicting(only({ year: 1941, month: 4, day: 12 }), only({ year: 1941, month: 12, day: 4 })),
    ).toEqual(['day', 'month']);
  });
});

describe('A month', () => {
  test('is found by its name in each language, and by what the platform shortens it to', () => {
    for (const language of LANGUAGES) {
      for (const length of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
        for (let month = 1; month <= 12; month += 1) {
          const name = format.format(Date.UTC(2024, month - 1, 15)).replace('.', '');
          expect(monthOf(name), name).toBe(month);
          expect(monthOf(name.toUpperCase()), name).toBe(month);
        }
      }
    }
  });

  test('is known although it is misspelt, unless it might be two', () => {
    expect(misspeltMonth('apirl')).toMatchObject({ month: 4, name: 'april' });
    expect(misspeltMonth('Novmeber')?.month).toBe(11);
    expect(misspeltMonth('junni')?.month).toBe(6);
    expect(misspeltMonth('jumi')).toEqual({ month: undefined, name: undefined });
    expect(misspeltMonth('børn')).toBeUndefined();
  });
});

describe('A date in the style of another', () => {
  test('reads the same and is written alike', () => {
    for (const day of DAYS) {
      const [date] = readDates(`${day.day}.${day.month}.${day.year}`);
      for (const style of [
        '4.5.2025',
        '04.05.2025',
        '4/5 2025',
        '4. maj 2025',
        '4. MAI 2025',
        '4.V.2025',
        '2025-05-04',
      ]) {
        const [model] = readDates(style);
        if (!date || !model) throw new Error(style);
        const text = writeDate(date.date, styleOf(model)) ?? '';
        expect(readDates(text)[0]?.date, `${text} like ${style}`).toMatchObject(day);
        expect(readDates(text)[0]?.form).toBe(model.form);
      }
    }
  });

  test.each([
    ['12.4.1941', '3. november 2026', '12. april 1941'],
    ['12.4.1941', '3. NOVEMBER 2026', '12. APRIL 1941'],
    ['12.4.1941', '3. Dezember 2026', '12. April 1941'],
    ['12. april 1941', '03.11.2026', '12.04.1941'],
    ['12. april 1941', '3/11 2026', '12/4 1941'],
    ['12. april 1941', '2026', '1941'],
    ['1941', '3.11.2026', undefined],
    ['12.4.1941', '3. nov. 2026', undefined],
    ['12.4.41', '3.11.2026', undefined],
  ])('%s like %s is %s', (written, model, right) => {
    const [[date], [style]] = [readDates(written), readDates(model)];
    if (!date || !style) throw new Error(written);
    expect(writeDate(date.date, styleOf(style))).toBe(right);
  });
});
