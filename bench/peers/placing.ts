import type { BenchLine } from '../scene';

/** A character and where it is drawn: mm from the line's middle, on the baseline. */
export interface PlacedCharacter {
  readonly character: string;
  readonly x: number;
}

/** Letters are measured at this size, so that nothing is rounded. */
const MEASURED = 1000;

/** The peers' font; the page loads it from the same file as this renderer. */
export const LETTERS = 'BenchLetters';

const canvas = document.createElement('canvas').getContext('2d');
if (!canvas) throw new Error('no 2d context');
const measuring = canvas;

const widths = new Map<string, number>();

/** The advance of a text in ems; each is measured once. */
function advance(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    measuring.font = `${MEASURED}px ${LETTERS}`;
    width = measuring.measureText(text).width / MEASURED;
    widths.set(text, width);
  }
  return width;
}

let capHeight: number | undefined;

/** The em in mm of letters with a cap height in mm. */
export function emOf(mm: number): number {
  if (capHeight === undefined) {
    measuring.font = `${MEASURED}px ${LETTERS}`;
    capHeight = measuring.measureText('H').actualBoundingBoxAscent / MEASURED;
  }
  return mm / capHeight;
}

let rise: number | undefined;

/** How far Konva draws the baseline below the top of a text of this em size (its `Text`, line height 1). */
export function riseOf(em: number): number {
  if (rise === undefined) {
    measuring.font = `${MEASURED}px ${LETTERS}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measuring.measureText('M');
    rise = ((fontBoundingBoxAscent - fontBoundingBoxDescent) / MEASURED + 1) / 2;
  }
  return rise * em;
}

/**
 * Sets a line by the rule of docs/decisions.md section 2, with what the browser alone offers: pair kerning is the width
 * of a pair less that of its two letters.
 */
export function placeCharacters({ text, capHeight: mm, spacings }: BenchLine): PlacedCharacter[] {
  const em = emOf(mm);
  const characters = Array.from(text);
  const placed: PlacedCharacter[] = [];
  let x = 0;
  let width = 0;
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    const moves = next === undefined ? advance(character) : advance(character + next) - advance(next);
    placed.push({ character, x });
    width = x + advance(character) * em;
    x += moves * em + (spacings[index] ?? 0);
  }
  return placed.map((one) => ({ ...one, x: one.x - width / 2 }));
}
