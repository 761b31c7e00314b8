import { isSample, isVerse } from '../../templates/samples';
import type { DateOnStone } from '../dates/lives';
import type { Line } from '../line';
import { isUsualSaying } from '../sayings';
import { isParticle, type NameWord, nameWords, withoutMaiden } from './nameWords';

/** A line that may be a name: its words, without dates and what somebody was called before. */
export interface NameLine {
  readonly line: Line;
  readonly words: readonly NameWord[];
  /** It looks like a name by itself: a few words, each with a capital. */
  readonly isLikeName: boolean;
}

/** What somebody was called besides, in brackets or quotation marks: no word of the name. */
const CALLED = /\([^)]*\)|»[^«]*«|«[^»]*»|„[^“”]*[“”]|"[^"]*"/gu;

/** A name has no more words than this. */
const MOST_WORDS = 6;

/** The text up to its first date or mark of one, the rest left blank. */
function beforeDates(line: Line, dates: readonly DateOnStone[]): string {
  const own = dates.filter((date) => date.line.element === line.element);
  return own.reduce((text, { mark, from, to }) => {
    const begin = mark?.from ?? from;
    return text.slice(0, begin) + ' '.repeat(to - begin) + text.slice(to);
  }, line.text);
}

function isCapital(word: NameWord): boolean {
  return /^\p{Lu}/u.test(word.text);
}

/** The lines of a stone that may be somebody's name. */
export function nameLines(lines: readonly Line[], dates: readonly DateOnStone[]): NameLine[] {
  return lines.flatMap((line): NameLine[] => {
    const text = line.text.trim();
    if (isSample(text) || isVerse(text) || isUsualSaying(text)) return [];
    const left = withoutMaiden(beforeDates(line, dates)).replace(CALLED, (called) =>
      ' '.repeat(called.length),
    );
    const words = nameWords(left).filter((word) => !isParticle(word.text));
    if (words.length === 0) return [];
    const isSentence = /[.!?…»«“”"„:;]\s*$|[»«“”"„;:!?]/u.test(left.trim().replace(/\p{L}\.$/u, ''));
    const isLikeName =
      !isSentence &&
      words.length <= MOST_WORDS &&
      words.every(isCapital) &&
      !/\d/.test(left) &&
      hasName(words);
    return [{ line, words, isLikeName }];
  });
}

/** Somebody is called by a word of more than one letter. */
function hasName(words: readonly NameWord[]): boolean {
  return words.some(({ isInitial }) => !isInitial);
}
