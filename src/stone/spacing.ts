import { type Mm, readNumber } from './numbers';

const graphemes = new Intl.Segmenter('da', { granularity: 'grapheme' });

/** The greatest spacing between two characters: a stone's width; a larger number is a slip. */
const WIDEST: Mm = 10_000;

/** Spacings are kept to a millionth of a mm: as entered, without the noise of binary sums. */
const STEPS_PER_MM = 1e6;

/** Latin letters, digits and signs alone, accented ones included, each of which is one character: no combining marks, no controls. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff]*$/;

/**
 * Splits a line into user-perceived characters: grapheme clusters after NFC (specification section 3,
 * `subTextSpacing`: one number per character).
 */
export function characters(text: string): string[] {
  // The common case, at every keystroke of both the old text and the new: the segmenter takes most of an edit's time.
  if (LATIN.test(text)) return text.split('');
  return Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment);
}

/**
 * Reads `subTextSpacing`: comma-separated mm, one per character.
 *
 * @param count how many characters the line has; missing and unreadable numbers are 0, surplus ones dropped.
 */
export function readSpacings(written: string, count: number): Mm[] {
  const words = written.split(',', count);
  return Array.from({ length: count }, (_, index) => {
    const mm = readNumber(words[index] ?? '') ?? 0;
    return Math.abs(mm) <= WIDEST ? mm : 0;
  });
}

/** Writes spacings in mm as `subTextSpacing`, e.g. `0,-0.3,1.25`; what is not a number is written as 0. */
export function writeSpacings(spacings: readonly Mm[]): string {
  return spacings.map(written).join(',');
}

function written(mm: Mm): string {
  const rounded = Math.round(mm * STEPS_PER_MM) / STEPS_PER_MM;
  return Math.abs(rounded) <= WIDEST ? String(rounded) : '0';
}

/**
 * Carries spacings over a text edit: the characters before and after the edit keep the mm behind them,
 * new characters get 0.
 *
 * @param spacings mm behind each character of `before`; missing ones count as 0.
 * @returns mm behind each character of `after`.
 */
export function keepSpacings(before: string, after: string, spacings: readonly Mm[]): Mm[] {
  const old = characters(before);
  const now = characters(after);
  const shorter = Math.min(old.length, now.length);
  const head = commonLength(shorter, (index) => old[index] === now[index]);
  const tail = commonLength(shorter - head, (index) => old.at(-1 - index) === now.at(-1 - index));
  return now.map((_, index) => {
    if (index < head) return spacings[index] ?? 0;
    if (index >= now.length - tail) return spacings[index - now.length + old.length] ?? 0;
    return 0;
  });
}

/** The length of the common prefix, at most `most`. */
function commonLength(most: number, alike: (index: number) => boolean): number {
  let length = 0;
  while (length < most && alike(length)) length += 1;
  return length;
}
