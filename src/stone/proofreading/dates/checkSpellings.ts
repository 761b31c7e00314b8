import { type Finding, found } from '../../finding';
import { charactersIn, type Line } from '../line';
import type { DateOnStone } from './lives';
import { isInFull, languagesOf, monthOf } from './months';

/** The spelling of a date; undefined where it is ambiguous (a two-digit day shows no leading zero). */
interface Spelling {
  readonly form: string;
  readonly isPadded: boolean | undefined;
  readonly isShort: boolean;
}

/** A misspelt month counts as written in full: the misspelling is another finding. */
const isShortened = (monthWord: string) => monthOf(monthWord) !== undefined && !isInFull(monthWord);

const isFigure = (written: string | undefined) => /^\d+$/.test(written ?? '');

function spellingOf({ form, date, parts, line, monthWord }: DateOnStone): Spelling {
  const { day, month, year } = parts;
  const written = (span = day) => (span ? line.text.slice(span.from, span.to) : '');
  const between = (one = day, other = month) => (one && other ? line.text.slice(one.to, other.from) : '');
  const shorts = [written(day), written(month)].filter((part) => isFigure(part) && Number(part) < 10);
  const separators =
    form === 'figures'
      ? `${between(day, month)}|${between(month, year)}`
      : between(day, month)
          .trim()
          .replace(/^(?:ste|de|den)$/i, 'te');
  const words = monthWord === '' || form !== 'words' ? '' : isShortened(monthWord) ? 'short' : 'full';
  return {
    form: `${form} ${separators} ${words}`,
    isPadded: shorts.length === 0 ? undefined : shorts.every((part) => part.length === 2),
    isShort: date.isShort,
  };
}

function agree(one: Spelling, other: Spelling): boolean {
  if (one.form !== other.form || one.isShort !== other.isShort) return false;
  return one.isPadded === undefined || other.isPadded === undefined || one.isPadded === other.isPadded;
}

/** The dates that are written differently than most on the stone, or than the first in a tie. */
function odd(dates: readonly DateOnStone[]): readonly [DateOnStone, DateOnStone][] {
  const spelt = dates.map((date) => ({ date, spelling: spellingOf(date) }));
  const followers = spelt.map(
    ({ spelling }) => spelt.filter((each) => agree(spelling, each.spelling)).length,
  );
  const norm = spelt[followers.indexOf(Math.max(...followers))];
  if (!norm) return [];
  return spelt
    .filter(({ spelling }) => !agree(norm.spelling, spelling))
    .map(({ date }) => [date, norm.date] as const);
}

/** Months of two languages: `12. mai` and `3. december`. */
function ofTwoLanguages(dates: readonly DateOnStone[]): readonly [DateOnStone, DateOnStone][] {
  const worded = dates.filter(({ form, monthWord }) => form === 'words' && isInFull(monthWord));
  for (const date of worded) {
    const other = worded.find(
      (each) => !languagesOf(each.monthWord).some((one) => languagesOf(date.monthWord).includes(one)),
    );
    if (other) return [[other, date]];
  }
  return [];
}

/** Years with a dash between them on one line, with a hyphen on another: `1941 – 2026` and `1938-2024`. */
function ofTwoDashes(lines: readonly Line[]): Finding[] {
  const dashes = lines.flatMap((line) =>
    Array.from(line.text.matchAll(/(?<=\d\s?)[–—−-](?=\s?\d{4}(?!\d))/g), ({ 0: dash, index }) => ({
      line,
      dash,
      index,
      isOfYears: /(?<![\d.,/-])\d{4}\s?$/.test(line.text.slice(0, index)),
    })).filter(({ isOfYears }) => isOfYears),
  );
  const proper = dashes.find(({ dash }) => dash !== '-');
  const hyphen = dashes.find(({ dash }) => dash === '-');
  if (!proper || !hyphen) return [];
  return [
    found('hint', 'mixedDates', {
      elements: [...new Set([hyphen.line.element, proper.line.element])],
      characters: charactersIn(hyphen.line, { from: hyphen.index, to: hyphen.index + 1 }),
      value: hyphen.line.text.trim(),
      limit: proper.line.text.trim(),
    }),
  ];
}

/** Dates spelt in several ways on one stone; a year beside a full date is not another spelling. */
export function checkSpellings(dates: readonly DateOnStone[], lines: readonly Line[]): Finding[] {
  const whole = dates.filter(
    ({ date, role, isBare }) => date.day !== undefined && date.year !== undefined && (role || isBare),
  );
  const differing = odd(whole);
  const pairs = differing.length > 0 ? differing : ofTwoLanguages(whole);
  return [
    ...pairs.map(([date, norm]) =>
      found('warning', 'mixedDates', {
        elements: [...new Set([date.line.element, norm.line.element])],
        characters: charactersIn(date.line, date),
        value: date.text,
        limit: norm.text,
      }),
    ),
    ...ofTwoDashes(lines),
  ];
}
