import { type Finding, found } from '../finding';
import type { People } from '../templates/people';
import { isSample, isSampleName } from '../templates/samples';
import { contradicting } from './dates/calendar';
import { readDates } from './dates/readDates';
import { lacksItsDate } from './lacksItsDate';
import type { Line } from './line';

/** Whether a person of a case has exactly the dates of a sample line. */
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
    // Two years alone may be a person's.
    return found(/^\d{4}\D+\d{4}$/.test(text.trim()) ? 'warning' : 'error', 'sampleWords', said);
  }
  return lacksItsDate(text) ? found('warning', 'dateMissing', said) : undefined;
}

/**
 * Lines not filled in yet: they hold sample words, or a mark without its date.
 *
 * @param people the people the stone is for: their own dates are no sample, even if equal to one.
 */
export function unfilledLines(lines: readonly Line[], people?: People): Finding[] {
  return lines.map((line) => finding(line, people)).filter((each) => each !== undefined);
}

/**
 * The proof-reader's findings that are easily overlooked. While a stone has only a sample name
 * it is plainly unfinished, and its unfilled lines are obvious; a sample date under a real
 * name is not.
 *
 * @param lines the lines that were proof-read.
 */
export function overlooked(findings: readonly Finding[], lines: readonly Line[]): Finding[] {
  return findings.filter(({ kind }) => !isBegun(lines) || (kind !== 'sampleWords' && kind !== 'dateMissing'));
}

/** Whether a stone is plainly unfinished: it has a sample name. */
export function isBegun(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => isSampleName(text));
}
