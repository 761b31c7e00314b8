import { ACROSS, BASELINE_ROW, CAP_HEIGHT, DOWN } from './inkOfLetters';
import type { SetLetter } from './lineInk';

/**
 * White deeper within a letter than this, in cap heights, belongs to the letter. There is no right depth: what is said of
 * evenness has to hold for all of them, from the shallowest to the whole hollow.
 */
export const DEPTHS = [1 / 6, 1 / 4, 2 / 5, 2] as const;

const LETTER_OR_FIGURE = /^[\p{L}\p{Nd}]/u;

/** The pairs of a word that are judged: signs keep the place the font gives them. */
function pairsOf(word: readonly SetLetter[]): (readonly [SetLetter, SetLetter])[] {
  return word.slice(0, -1).flatMap((one, index) => {
    const other = word[index + 1];
    const isJudged = other && [one, other].every(({ cluster }) => LETTER_OR_FIGURE.test(cluster));
    return isJudged ? [[one, other] as const] : [];
  });
}

/** An edge of a letter as if its typeface stood upright, in pixels from its pen. */
const upright = ({ lean }: SetLetter, edge: number | undefined, row: number) =>
  edge === undefined ? undefined : edge - lean * (BASELINE_ROW - row);

/** The white pixels between two neighbours, per row, from the baseline to the top of the lower one. */
function whiteOfPixels(one: SetLetter, other: SetLetter, depth: number): number {
  const deepest = depth * CAP_HEIGHT * ACROSS;
  const top = Math.min(Math.max(one.rows.top, other.rows.top), BASELINE_ROW - 1);
  const rows = Array.from({ length: BASELINE_ROW - top }, (_, index) => top + index);
  const lasts = rows.map((row) => upright(one, one.rows.last[row], row));
  const firsts = rows.map((row) => upright(other, other.rows.first[row], row));
  const right = Math.max(...lasts.map((edge) => edge ?? -Infinity));
  const left = Math.min(...firsts.map((edge) => edge ?? Infinity));
  const white = rows.map((_, index) => {
    const last = Math.max(lasts[index] ?? -Infinity, right - deepest);
    const first = Math.min(firsts[index] ?? Infinity, left + deepest);
    return other.pen + first - (one.pen + last) - 1;
  });
  return white.reduce((sum, each) => sum + each, 0) / rows.length;
}

/** Rows farther from each other than this, 2 mm, are not asked how near they come. */
const WITHIN = 2 * DOWN;

/** The least distance between the ink of two neighbours in mm, where it is under 2 mm; to a pixel. */
export function leastWhite(one: SetLetter, other: SetLetter): number {
  let least = Infinity;
  const { first: firsts } = other.rows;
  for (const [row, last] of one.rows.last.entries()) {
    if (last === undefined) continue;
    const until = Math.min(firsts.length - 1, row + WITHIN);
    for (let across = Math.max(0, row - WITHIN); across <= until; across += 1) {
      const first = firsts[across];
      if (first === undefined) continue;
      const apart = Math.max(0, other.pen + first - one.pen - last - 1) / ACROSS;
      const down = Math.max(0, Math.abs(across - row) - 1) / DOWN;
      least = Math.min(least, Math.hypot(apart, down));
    }
  }
  return least;
}

/** The standard deviation of lengths in pixels, in percent of the cap height; undefined for fewer than two. */
function spreadOf(lengths: readonly number[]): number | undefined {
  if (lengths.length < 2) return undefined;
  const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
  const variance = lengths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / lengths.length;
  return (100 * Math.sqrt(variance)) / (CAP_HEIGHT * ACROSS);
}

const meanOf = (values: readonly (number | undefined)[]): number => {
  const known = values.filter((value) => value !== undefined);
  return known.reduce((sum, each) => sum + each, 0) / known.length;
};

/** How uneven words are, in percent of the cap height: the mean over the words of the deviation within each. */
export interface Unevenness {
  /** Of the white between neighbours, for each depth. */
  readonly white: readonly number[];
  /** Of the distances from stem to stem, within letters and from one letter to the next. */
  readonly stems: number;
}

/** The distances from one stem to the next in a word; a letter without stems (A, V, S) breaks the row. */
function stemSteps(word: readonly SetLetter[]): number[] {
  return word.flatMap((letter, index) => {
    const next = word[index + 1];
    const facing = next?.stems[0];
    if (letter.stems.length === 0) return [];
    const stems = [...letter.stems];
    if (next && facing !== undefined) stems.push(facing + next.pen - letter.pen);
    return stems.slice(1).map((stem, at) => stem - (stems[at] ?? 0));
  });
}

/** How uneven words are. */
export function unevennessOf(words: readonly (readonly SetLetter[])[]): Unevenness {
  const white = DEPTHS.map((depth) =>
    meanOf(
      words.map((word) => spreadOf(pairsOf(word).map(([one, other]) => whiteOfPixels(one, other, depth)))),
    ),
  );
  return { white, stems: meanOf(words.map((word) => spreadOf(stemSteps(word)))) };
}
