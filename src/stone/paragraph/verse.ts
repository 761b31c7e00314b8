/** The signs of birth, death and marriage, and figures: lines with any of them say when somebody lived. */
const OF_A_LIFE = /[\d*†✝⚭★]/u;

/** From so many words a line is a part of a sentence, and no name. */
const SENTENCE = 3;

/**
 * Whether lines are a verse, which stands as one: two or more, none of which has a date, and one at least is longer than a
 * name. A name with its two dates is not: those are placed one by one.
 */
export function isVerseText(lines: readonly string[]): boolean {
  return (
    lines.length > 1 &&
    !lines.some((line) => OF_A_LIFE.test(line)) &&
    lines.some((line) => line.trim().split(/\s+/).length >= SENTENCE)
  );
}
