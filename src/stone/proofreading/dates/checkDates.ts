import { type Finding, found } from '../../finding';
import { charactersIn, type Span } from '../line';
import { type CalendarDay, isBefore, isInCalendar, type StoneDate } from './calendar';
import type { DateOnStone, datesOn, Life } from './lives';
import { misspeltMonth, monthOf } from './months';

/** In years. The longest proven life of somebody born here is Christian Mortensen's of Skårup, 1882 to 1998: 115. */
const OLDEST = 115;

const spanOfAll = (date: DateOnStone): Span => date;

function partsThatCannotBe({ date, parts }: DateOnStone): Span | undefined {
  const { day, month, year } = date;
  if (month !== undefined && (month < 1 || month > 12)) return parts.month;
  const alone = { ...date, day: undefined, month: undefined };
  if (year !== undefined && !isInCalendar(alone)) return parts.year;
  return day === undefined ? undefined : parts.day;
}

function impossible(date: DateOnStone, today: CalendarDay): Finding | undefined {
  const { line, text } = date;
  const said = { elements: [line.element], value: text };
  if (!isInCalendar(date.date)) {
    const characters = charactersIn(line, partsThatCannotBe(date) ?? spanOfAll(date));
    return found('error', 'impossibleDate', { ...said, characters });
  }
  const now = { ...today, isShort: false, isAbout: false };
  // A verse may mention a future year; what is marked or alone on a line is a person's date.
  if (isBefore(now, date.date) && (date.role || date.isBare)) {
    return found('error', 'impossibleDate', { ...said, characters: charactersIn(line, date) });
  }
  return undefined;
}

/** A month that is misspelt: `12. apirl 1941`. */
function misspelt({ line, form, monthWord, parts }: DateOnStone): Finding | undefined {
  if (form !== 'words' || monthOf(monthWord) !== undefined) return undefined;
  const meant = misspeltMonth(monthWord);
  return found('error', 'wrongLetter', {
    elements: [line.element],
    characters: parts.month ? charactersIn(line, parts.month) : [],
    value: monthWord,
    limit: meant?.name ?? null,
  });
}

/** The certain part of a date: for an impossible day, only the year. */
function certain(date: StoneDate): StoneDate {
  return isInCalendar(date) ? date : { ...date, day: undefined, month: undefined };
}

function lifeFinding({ birth, death }: Life): Finding | undefined {
  if (!birth || !death) return undefined;
  const elements = [...new Set([birth.line.element, death.line.element])];
  if (isBefore(certain(death.date), certain(birth.date))) {
    return found('error', 'datesReversed', {
      elements,
      characters: [...charactersIn(birth.line, birth), ...charactersIn(death.line, death)],
      value: death.text,
      limit: birth.text,
    });
  }
  const years = (death.date.year ?? 0) - (birth.date.year ?? 0);
  const isKnown = birth.date.year !== undefined && death.date.year !== undefined;
  if (!isKnown || birth.date.isShort || death.date.isShort || years <= OLDEST) return undefined;
  return found('warning', 'impossibleDate', {
    elements,
    characters: [birth, death].flatMap((date) => charactersIn(date.line, date.parts.year ?? date)),
    value: `${birth.text} – ${death.text}`,
  });
}

/** Impossible days, future dates, misspelt months, deaths before the birth and lives that are too long. */
export function checkDates(
  dates: ReturnType<typeof datesOn>,
  lives: readonly Life[],
  today: CalendarDay,
): Finding[] {
  const ofDates = dates.flatMap((date) => [impossible(date, today), misspelt(date)]);
  const canBe = ({ birth, death }: Life) =>
    [birth, death].every((date) => !date || isInCalendar(certain(date.date)));
  const ofLives = lives.filter(canBe).map(lifeFinding);
  return [...ofDates, ...ofLives].filter((each) => each !== undefined);
}
