/** A day of the calendar, e.g. today: month 1 to 12, day 1 to 31. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day of a moment, where it is asked. */
export function dayOf(moment: Date): CalendarDay {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

/** A date as on a stone: often only the year, sometimes a day without its year. */
export interface StoneDate {
  readonly day?: number | undefined;
  readonly month?: number | undefined;
  readonly year?: number | undefined;
  /** The year has two digits, and the century is unknown. */
  readonly isShort: boolean;
  /** "ca." stands before it. */
  readonly isAbout: boolean;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The days of a month; those of February in a year that is not known, or has two figures, are 29 where they may be. */
export function daysIn(month: number, year: number | undefined, isShort = false): number {
  if (month !== 2) return DAYS[month - 1] ?? 0;
  if (year === undefined) return 29;
  const isLeap = year % 4 === 0 && (isShort || year % 100 !== 0 || year % 400 === 0);
  return isLeap ? 29 : 28;
}

/** The range of years on stones: none is older here, and none has fewer digits. */
const FIRST_YEAR = 1000;

/** Whether there is such a day, month and year at all (Gregorian calendar). */
export function isInCalendar({ day, month, year, isShort }: StoneDate): boolean {
  if (month !== undefined && (month < 1 || month > 12)) return false;
  if (day !== undefined && (day < 1 || day > daysIn(month ?? 1, year, isShort))) return false;
  return year === undefined || isShort || (year >= FIRST_YEAR && year <= 9999);
}

/** Whether a date is certainly before another, by the parts both have. */
export function isBefore(one: StoneDate, other: StoneDate): boolean {
  if (one.isShort || other.isShort || one.isAbout || other.isAbout) return false;
  for (const part of ['year', 'month', 'day'] as const) {
    const [here, there] = [one[part], other[part]];
    if (here === undefined || there === undefined) return false;
    if (here !== there) return here < there;
  }
  return false;
}

/** How many years an "about" date may be off: a judgement of ours. */
const ABOUT = 5;

function sameYear(one: StoneDate, other: StoneDate): boolean {
  const [here, there] = [one.year, other.year];
  if (here === undefined || there === undefined) return true;
  if (one.isAbout || other.isAbout) return Math.abs(here - there) <= ABOUT;
  return one.isShort || other.isShort ? here % 100 === there % 100 : here === there;
}

/** The parts in which two dates contradict each other; a missing part is not a contradiction. */
export function contradicting(one: StoneDate, other: StoneDate): ('day' | 'month' | 'year')[] {
  const apart = (['day', 'month'] as const).filter(
    (part) => one[part] !== undefined && other[part] !== undefined && one[part] !== other[part],
  );
  return sameYear(one, other) ? apart : [...apart, 'year'];
}
