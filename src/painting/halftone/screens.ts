import type { Within } from './errorDiffusion';
import type { Tones } from './tones';

/** The share above which a dot of a screen is set, 0 to 1, by its column and row. */
type Threshold = (column: number, row: number) => number;

/** Bayer's matrix of 8 by 8, by interleaving the bits of column and row (Bayer 1973). */
const bayer: Threshold = (column, row) => {
  let rank = 0;
  for (let bit = 0; bit < 3; bit += 1) {
    const [x, y] = [(column >> bit) & 1, (row >> bit) & 1];
    rank = (rank << 2) | ((x ^ y) << 1) | y;
  }
  return (rank + 0.5) / 64;
};

/** From the middle of a line to the next, in dots: some 50 lines to the inch at 300 dots. */
const LINE_PITCH = 6;

/** Lines at 45°, which the eye notices least; they are the broader the more is to be engraved. */
const lines: Threshold = (column, row) => {
  // Half a dot on, so that no dot lies just on a line's middle or edge: white is covered whole, and black left alone.
  const along = (column + row + 0.5) * Math.SQRT1_2;
  const phase = along / LINE_PITCH - Math.floor(along / LINE_PITCH);
  return Math.abs(2 * phase - 1);
};

const SCREENS = { ordered: bayer, lines };
type Screen = keyof typeof SCREENS;

/** Sets each dot whose share is above its threshold in a screen; a one for each that is set, row by row. */
export function screened({ width, height, values }: Tones, screen: Screen, isWithin: Within): Uint8Array {
  const threshold = SCREENS[screen];
  const dots = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      if (isWithin(column, row) && (values[at] ?? 0) > threshold(column, row)) dots[at] = 1;
    }
  }
  return dots;
}
