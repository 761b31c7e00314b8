import { layLine } from '../../../src/lettering/layLine';
import type { Typeface } from '../../../src/lettering/typeface';
import { characters } from '../../../src/stone/spacing';
import { ACROSS, BASELINE_ROW, CAP_HEIGHT, DOWN, inkOfLetters, type LetterInk, ROWS } from './inkOfLetters';
import { LINES } from './words';

/** The first and the last black pixel of each row of a letter, from its pen; undefined in rows without ink. */
interface Rows {
  readonly first: readonly (number | undefined)[];
  readonly last: readonly (number | undefined)[];
  readonly top: number;
}

/** What the pixels of one letter tell. */
export interface InkedLetter {
  readonly rows: Rows;
  /** How far the typeface leans: columns to the right per row up. */
  readonly lean: number;
  /** The middles of its upright strokes, in pixels from its pen. */
  readonly stems: readonly number[];
}

/** A letter of a line with where its pen stands, in pixels. */
export interface SetLetter extends InkedLetter {
  readonly cluster: string;
  readonly pen: number;
}

/** Rows from the baseline up to the cap height: where letters stand across from one another. */
const CAP_ROW = BASELINE_ROW - CAP_HEIGHT * DOWN;

/** A column is part of a stem where it is black for this part of the letter's height. */
const STEM = 0.55;

function rowsOf({ black, width, pen }: LetterInk): Rows {
  const first: (number | undefined)[] = [];
  const last: (number | undefined)[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    const pixels = black.subarray(row * width, (row + 1) * width);
    const [from, to] = [pixels.indexOf(1), pixels.lastIndexOf(1)];
    first.push(from < 0 ? undefined : from - pen);
    last.push(to < 0 ? undefined : to - pen);
  }
  const top = first.findIndex((edge) => edge !== undefined);
  return { first, last, top: Math.max(CAP_ROW, top) };
}

/** How far a letter's stem leans: columns moved right per row up, by the middles of the upper and the lower half of I. */
function leanOf(ink: LetterInk | undefined): number {
  if (!ink) return 0;
  const middle = (from: number, to: number) => {
    let [sum, count] = [0, 0];
    for (let row = from; row < to; row += 1) {
      for (let column = 0; column < ink.width; column += 1) {
        if (!ink.black[row * ink.width + column]) continue;
        sum += column;
        count += 1;
      }
    }
    return sum / count;
  };
  const half = Math.round((CAP_ROW + BASELINE_ROW) / 2);
  return (middle(CAP_ROW, half) - middle(half, BASELINE_ROW)) / (half - CAP_ROW);
}

/** Where the upright strokes of a letter stand: columns along its lean that are black for most of its height. */
function stemsOf(ink: LetterInk, top: number, lean: number): number[] {
  const height = BASELINE_ROW - top;
  const blackIn = (column: number) => {
    let count = 0;
    for (let row = top; row < BASELINE_ROW; row += 1) {
      const at = Math.round(column + lean * (BASELINE_ROW - row));
      if (at >= 0 && at < ink.width) count += ink.black[row * ink.width + at] ?? 0;
    }
    return count;
  };
  const stems: number[] = [];
  let begun: number | undefined;
  for (let column = 0; column < ink.width; column += 1) {
    const isStem = blackIn(column) > STEM * height;
    if (isStem && begun === undefined) begun = column;
    if (!isStem && begun !== undefined) {
      stems.push((begun + column - 1) / 2 - ink.pen);
      begun = undefined;
    }
  }
  return stems;
}

/** Every character of the fixed lines in one typeface, as pixels. */
export async function inkOf(
  typeface: Typeface,
  lines: readonly string[] = LINES,
): Promise<ReadonlyMap<string, InkedLetter>> {
  const wanted = [...new Set(['I', ...lines.flatMap(characters)])];
  const inks = await inkOfLetters(typeface, wanted);
  const lean = leanOf(inks.get('I'));
  return new Map(
    [...inks].map(([character, ink]) => {
      const rows = rowsOf(ink);
      return [character, { rows, lean, stems: stemsOf(ink, rows.top, lean) }];
    }),
  );
}

/** Sets a line of letters as pixels, split at its word spaces. */
export function wordsOf(
  typeface: Typeface,
  ink: ReadonlyMap<string, InkedLetter>,
  text: string,
  spacings: readonly number[],
): SetLetter[][] {
  const setting = { text, fontSize: CAP_HEIGHT, fontSpacing: 100, letterSpacing: 0, spacings };
  const words: SetLetter[][] = [[]];
  for (const { cluster, x } of layLine(typeface, setting).letters) {
    const inked = ink.get(cluster);
    if (cluster.trim() === '') words.push([]);
    else if (inked) words.at(-1)?.push({ ...inked, cluster, pen: Math.round(x * ACROSS) });
  }
  return words;
}
