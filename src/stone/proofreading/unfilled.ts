import { type Finding, found } from '../finding';
import type { People } from '../templates/people';
import { isSample, isSampleName, lacksDate } from '../templates/samples';
import { contradicting } from './dates/calendar';
import { readDates } from './dates/readDates';
import type { Line } from './line';

/** A word that leads to a date, with nothing behind it: "født", "geb. am". */
const WORD_ALONE = /^(?:født|fødd|geboren|geb\.?|død|gestorben|gest\.?)(?:\s+(?:den|am|i|in))?\s*[:.]?$/iu;

/** Whether somebody of a case has just the dates that a sample line happens to give. */
function isOfCase(text: string, people: People | undefined): boolean {
  const dates = readDates(text);
  const known = people
    ? [people.decBirth, people.decDeath, people.partnerBirth, people.partnerDeath].flatMap(readDates)
    : [];
  return (
    dates.length > 0 &&
    dates.every(({ date }) => known.some((each) => contradicting(date, each.date).length === 0))
  );
}

/** The finding of a line that holds sample words, or a mark without its date; undefined where it is filled in. */
function finding({ element, text }: Line, people: People | undefined): Finding | undefined {
  const said = { elements: [element], value: text.trim() };
  if (isSample(text) && !isOfCase(text, people)) {
    // Two years alone may well be somebody's.
    return found(/^\d{4}\D+\d{4}$/.test(text.trim()) ? 'warning' : 'error', 'sampleWords', said);
  }
  return lacksDate(text) || WORD_ALONE.test(text.trim()) ? found('warning', 'dateMissing', said) : undefined;
}

/**
 * Lines that nobody has filled in yet: they hold sample words, or a mark without its date.
 *
 * @param people whom the stone is for: their own dates are no sample, though they be those of one.
 */
export function unfilledLines(lines: readonly Line[], people?: People): Finding[] {
  return lines.map((line) => finding(line, people)).filter((each) => each !== undefined);
}

/**
 * What is easily overlooked of all that a proof-reader found. While the name of nobody in particular stands on a stone it
 * is plainly a beginning, and lines that wait to be filled in say so by themselves; a sample date under somebody's own
 * name does not.
 *
 * @param lines the lines that were proof-read.
 */
export function overlooked(findings: readonly Finding[], lines: readonly Line[]): Finding[] {
  return findings.filter(({ kind }) => !isBegun(lines) || (kind !== 'sampleWords' && kind !== 'dateMissing'));
}

/** Whether a stone is plainly a beginning still: the name of nobody in particular stands on it. */
export function isBegun(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => isSampleName(text));
}
