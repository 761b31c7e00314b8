import type { Finding } from '../finding';
import type { Design } from '../stone';
import type { People } from '../templates/people';
import { againstCase } from './case/againstCase';
import { type CalendarDay, dayOf } from './dates/calendar';
import { checkDates } from './dates/checkDates';
import { checkLifeMarks } from './dates/checkLifeMarks';
import { checkSpellings } from './dates/checkSpellings';
import { datesOn, livesOf } from './dates/lives';
import { composed, type Line, linesOf } from './line';
import { checkLetters } from './marks/checkLetters';
import { checkPunctuation } from './marks/checkPunctuation';
import { checkBrackets, checkQuotes } from './marks/checkQuotes';
import { checkSpaces } from './marks/checkSpaces';
import { checkWords } from './marks/checkWords';
import { isBegun, unfilledLines } from './unfilled';

/** The same for all lines of a design, as of today. */
export function proofreadDesign(design: Pick<Design, 'Parms'>, people?: People): Finding[] {
  return proofread(linesOf(design), dayOf(new Date()), people);
}

/**
 * A proof-reader's findings about inscriptions, each with the exact characters. The families' sentences are
 * `warnings.${kind}` in `problems.json`, the mason's as `warning_${kind}` in `export.json`.
 *
 * Lines that still hold sample words are named as that and not read further.
 *
 * @param lines the lines of one stone, of any order: what belongs together follows from where they stand.
 * @param today a death later than this day is impossible.
 * @param people whom the stone is for, as its case names them; left out where there is no case.
 */
export function proofread(lines: readonly Line[], today: CalendarDay, people?: People): Finding[] {
  const written = composed(lines);
  const open = unfilledLines(written, people);
  const unread = new Set(open.flatMap(({ elements }) => elements));
  const read = written.filter(({ element }) => !unread.has(element));
  const dates = datesOn(read);
  const lives = livesOf(dates);
  return [
    ...open,
    ...checkDates(dates, lives, today),
    ...(people ? againstCase(read, dates, lives, people, isBegun(written)) : []),
    ...checkSpellings(dates, read),
    ...checkLifeMarks(dates, lives, read),
    ...checkQuotes(read),
    ...checkBrackets(read),
    ...checkSpaces(read),
    ...checkPunctuation(read),
    ...checkWords(read),
    ...checkLetters(read),
  ];
}
