import type { Box } from '../../geometry/box';
import type { Mm } from '../../stone/numbers';
import { widthOf, write } from './document';
import type { Window } from './outlinePath';

/** The largest letters of the words in a space, in mm, and how much of its width and height they take at most. */
const LARGEST: Mm = 8;
const OF_WIDTH = 0.9;
const OF_HEIGHT = 0.7;

/** From one baseline to the next, in type sizes. */
const LEADING = 1.45;

/** Writes lines into the middle of a space, the first of them bold; its box is in mm of the stone. */
export function drawWords(window: Window, { left, top, right, bottom }: Box, words: readonly string[]): void {
  const { pdf, dx, dy } = window;
  const [width, height] = [right - left, bottom - top];
  const broadest = Math.max(...words.map((line) => widthOf(pdf, line, { size: 1, bold: true })));
  const size = Math.min(
    LARGEST,
    (width * OF_WIDTH) / broadest,
    (height * OF_HEIGHT) / ((words.length - 1) * LEADING + 1),
  );
  // A capital is some seven tenths of its type size high.
  const first = (top + bottom) / 2 - ((words.length - 1) * LEADING * size) / 2 + size * 0.35;
  // A centre line would run through the words.
  const [wide, high] = [broadest * size + size, words.length * LEADING * size];
  pdf.setFillColor(255, 255, 255);
  pdf.rect((left + right - wide) / 2 + dx, (top + bottom - high) / 2 + dy, wide, high, 'F');
  for (const [index, line] of words.entries()) {
    const at = { x: (left + right) / 2 + dx, y: first + index * LEADING * size + dy, size };
    write(pdf, line, { ...at, align: 'center', bold: index === 0, grey: 0.25 });
  }
}
