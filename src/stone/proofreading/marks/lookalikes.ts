import type { Span } from '../line';

/** A character used in place of another, and the intended one. */
export interface Lookalike extends Span {
  readonly meant: string;
}

const FIGURES: Readonly<Record<string, string>> = { o: '0', O: '0', l: '1', I: '1', '|': '1' };

/** Letters among figures: `2O26`, `l941`, `194I`. One figure at least shows that a number is meant. */
const AMONG_FIGURES = /(?<![\p{L}\d])(?=[\dOoIl|]*\d)[\dOoIl|]*[OoIl|][\dOoIl|]*(?![\p{L}\d])/gu;

/** A letter in the place of a day's only figure: `I.4.1941`, `l. maj 1941`, `O5.4.1941`. */
const LONE_FIGURE = /(?<![\p{L}\d.])[lI|](?=\s?[./]\s?\d{1,2}\s?[./ ]\s?\d{4}|\.\s?\p{Ll}{3,9}\s\d{4})/gu;

/** The letters that stand for figures in the numbers of a text. */
export function lettersForFigures(text: string): Lookalike[] {
  const numbers = [...text.matchAll(AMONG_FIGURES), ...text.matchAll(LONE_FIGURE)];
  return numbers.flatMap(({ 0: number, index }) =>
    Array.from(number).flatMap((character, place) => {
      const meant = FIGURES[character];
      return meant ? [{ from: index + place, to: index + place + 1, meant }] : [];
    }),
  );
}

/** A zero or a one within a word or at its end: `Hans0n`, `apri1`. */
const WITHIN_WORD = /(?<=\p{L})[01](?!\d)(?=\p{L}|(?<=\p{L}{3}.)(?![\p{L}\d]))/gu;
/** The same at its beginning: `0tto`; `1ste` and the like are ordinals. */
const FIRST_IN_WORD = /(?<![\p{L}\d])[01](?=\p{L}{2})(?!(?:ste?|te|er|års?|årig)(?!\p{L}))/gu;

/** The figures that stand for letters in the words of a text. */
export function figuresForLetters(text: string): Lookalike[] {
  return [...text.matchAll(WITHIN_WORD), ...text.matchAll(FIRST_IN_WORD)].map(({ 0: figure, index }) => {
    const before = text.slice(0, index).split(/\P{L}/u).at(-1) ?? '';
    const behind = /^\p{L}*/u.exec(text.slice(index + 1))?.[0] ?? '';
    const isSmall = before !== '' && /\p{Ll}/u.test(before.slice(1) + behind);
    const meant = figure === '0' ? (isSmall ? 'o' : 'O') : isSmall ? 'l' : 'I';
    return { from: index, to: index + 1, meant };
  });
}

/** Everything in a text that stands for something alike. */
export function lookalikesIn(text: string): Lookalike[] {
  return [...lettersForFigures(text), ...figuresForLetters(text)];
}

/** A text with what looks alike written as it is meant; its length stays. */
export function asMeant(text: string, lookalikes: readonly Lookalike[]): string {
  const letters = text.split('');
  for (const { from, meant } of lookalikes) if (meant.length === 1) letters[from] = meant;
  return letters.join('');
}
