import { farness, inReadingOrder, type Line, SAME_ROW } from '../line';
import { asMeant, lookalikesIn } from '../marks/lookalikes';
import { type LifeMark, leadsToDate, lifeMarksIn, type Role } from './lifeMarks';
import { readDates, type WrittenDate } from './readDates';

/** A date on a stone: its line, its mark if any, and what it refers to if certain. */
export interface DateOnStone extends WrittenDate {
  readonly line: Line;
  readonly mark: LifeMark | undefined;
  readonly role: Role | undefined;
  /** The line contains only dates and their marks. */
  readonly isBare: boolean;
}

/** The dates of one person, as they stand together. */
export interface Life {
  readonly birth: DateOnStone | undefined;
  readonly death: DateOnStone | undefined;
}

/** What may stand between the two dates of one person, or around them. */
const DASH = /^\s*(?:[–—−‒~-]|til|bis|to)\s*$/iu;
const SEPARATOR = /^[\s·•∙|/–—−-]*$/u;

function markBefore(text: string, from: number, to: number): LifeMark | undefined {
  const marks = lifeMarksIn(text.slice(from, to)).map((mark) => ({
    ...mark,
    from: mark.from + from,
    to: mark.to + from,
  }));
  const leading = marks.filter((mark) => leadsToDate(mark, text.slice(mark.to, to)));
  const last = leading.at(-1);
  // "f. d. 12. april" is "født den": the d. is not a death.
  const isDay = last?.style === 'letter' && last.role === 'death' && leading.length > 1;
  return isDay ? leading.at(-2) : last;
}

/** Whether a line holds nothing beside these dates but marks, "den", "ca." and signs. */
function isBareLine(text: string, dates: readonly WrittenDate[]): boolean {
  const rest = dates.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  const bare = lifeMarksIn(rest).reduceRight(
    (left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`,
    rest,
  );
  return !/\p{L}{2}/u.test(
    bare.replace(/(?<!\p{L})(?:den|der|am|ca|um|omkring|etwa|til|bis)(?!\p{L})/giu, ''),
  );
}

/** The dates of a line with the meanings given by the line itself. */
function datesOfLine(line: Line): DateOnStone[] {
  const text = asMeant(line.text, lookalikesIn(line.text));
  const dates = readDates(text);
  const isBare = isBareLine(text, dates);
  const marked = dates.map((date, index): DateOnStone => {
    const mark = markBefore(text, dates[index - 1]?.to ?? 0, date.from);
    return { ...date, line, mark, role: mark?.role, isBare };
  });
  return withSpans(marked, text);
}

/** An unmarked date's meaning from what follows it: the first of `1941 – 2026`, `1941 † 2026`, `1941 2026`. */
function isBirthBefore(date: DateOnStone, next: DateOnStone, between: string, isPair: boolean): boolean {
  if (!next.mark && DASH.test(between)) return true;
  if (!date.isBare) return false;
  return next.mark ? next.mark.role === 'death' : isPair && SEPARATOR.test(between);
}

/** The meaning of an unmarked date alone in its line, from a dash beside it: `1941 –`, `– 2026`. */
function besideDash(date: DateOnStone, left: string, right: string): Role | undefined {
  if (!date.isBare) return undefined;
  if (DASH.test(right)) return 'birth';
  return DASH.test(left) ? 'death' : undefined;
}

/** The dates of a line with the meanings that follow from what is between them. */
function withSpans(dates: readonly DateOnStone[], text: string): DateOnStone[] {
  const isPair = dates.length === 2;
  return dates.map((date, index) => {
    if (date.mark) return date;
    const [before, next] = [dates[index - 1], dates[index + 1]];
    const left = text.slice(before?.to ?? 0, date.from);
    const right = text.slice(date.to, next?.from);
    if (!before && !next) return { ...date, role: besideDash(date, left, right) };
    const isFirst = !before || before.mark?.role === 'death';
    if (next && isFirst && isBirthBefore(date, next, right, isPair)) return { ...date, role: 'birth' };
    const isSecond = before && before.mark?.role !== 'death' && (DASH.test(left) || (date.isBare && isPair));
    return isSecond ? { ...date, role: 'death' } : date;
  });
}

/** A "d." is a death only on a stone that has "f." or another mark of birth: else it is "den". */
function withoutDays(dates: readonly DateOnStone[]): DateOnStone[] {
  const knowsBirths = dates.some(({ mark }) => mark?.role === 'birth');
  return dates.map((date) => {
    const { mark } = date;
    const isDay = mark?.style === 'letter' && mark.role === 'death' && !knowsBirths;
    return isDay ? { ...date, mark: undefined, role: undefined } : date;
  });
}

/** The greatest distance between a person's dates, in mm: most of a stone's width, or a third of its height. */
const FARTHEST = 600;

/** Lines whose middles are at most this far apart are in one column, in mm: a judgement of ours. */
const SAME_COLUMN = 40;

/** The dates above (−1) or below (1) a date in its column, the nearest first. */
function inColumn(date: DateOnStone, dates: readonly DateOnStone[], side: 1 | -1): DateOnStone[] {
  const { x, y } = date.line.position;
  return dates
    .filter(({ line: { position } }) => Math.abs(position.x - x) < SAME_COLUMN && side * (position.y - y) > 0)
    .filter(({ line }) => farness(date.line, line) <= FARTHEST / 2)
    .sort((one, other) => farness(date.line, one.line) - farness(date.line, other.line));
}

/**
 * The meaning of dates without marks from those above them in a column: of two the first is a birth, the second a death;
 * one above a cross is the birth to it, one below a star the death.
 */
function withColumns(dates: readonly DateOnStone[]): DateOnStone[] {
  const roles = new Map<DateOnStone, Role>();
  const isLoose = (date: DateOnStone) =>
    !date.role && date.isBare && dates.filter(({ line }) => line === date.line).length === 1;
  for (const date of dates) {
    if (!isLoose(date) || roles.has(date)) continue;
    const [above] = inColumn(date, dates, -1);
    const [below] = inColumn(date, dates, 1);
    if (above?.mark?.role === 'birth' && below?.mark?.role !== 'death') roles.set(date, 'death');
    else if (below?.mark?.role === 'death' && above?.mark?.role !== 'birth') roles.set(date, 'birth');
    else if (below && isLoose(below)) {
      roles.set(date, 'birth');
      roles.set(below, 'death');
    }
  }
  return dates.map((date) => ({ ...date, role: roles.get(date) ?? date.role }));
}

/** Every date on a stone, in reading order. */
export function datesOn(lines: readonly Line[]): DateOnStone[] {
  return withColumns(withoutDays(inReadingOrder(lines).flatMap(datesOfLine)));
}

/** The distance between a death and a birth: zero within one line, where the death follows. */
function apart(birth: DateOnStone, death: DateOnStone): number {
  if (birth.line.element === death.line.element) return birth.from < death.from ? 0 : 1;
  const isBeside = Math.abs(birth.line.position.y - death.line.position.y) < SAME_ROW;
  const beside = death.line.position.x - birth.line.position.x;
  return 2 + (isBeside && beside > 0 ? beside : farness(birth.line, death.line));
}

/** Which births and deaths belong to one person: the nearest pairs. */
export function livesOf(dates: readonly DateOnStone[]): Life[] {
  const births = new Set(dates.filter(({ role }) => role === 'birth'));
  const deaths = new Set(dates.filter(({ role }) => role === 'death'));
  const pairs = [...births]
    .flatMap((birth) => [...deaths].map((death) => ({ birth, death, apart: apart(birth, death) })))
    .filter((pair) => pair.apart <= FARTHEST)
    .sort((one, other) => one.apart - other.apart);
  const lives: Life[] = [];
  for (const { birth, death } of pairs) {
    if (!births.has(birth) || !deaths.has(death)) continue;
    births.delete(birth);
    deaths.delete(death);
    lives.push({ birth, death });
  }
  return [
    ...lives,
    ...[...births].map((birth): Life => ({ birth, death: undefined })),
    ...[...deaths].map((death): Life => ({ birth: undefined, death })),
  ];
}
