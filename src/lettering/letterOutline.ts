import { radians } from '../geometry/angle';
import { joinMatrices, type Matrix, transformOutline } from '../geometry/matrix';
import { joinOutlines, type Outline } from '../geometry/outline';
import type { Letter, Line, PlacedGlyph } from './layLine';
import type { Typeface } from './typeface';

/** How far an upright typeface leans, in degrees, where its family has no italic (docs/decisions.md section 2). */
const SLANT = 12;
const LEAN = Math.tan(radians(SLANT));

/**
 * The point of the baseline that x is measured from. A text's `position` is the middle of its line. From the left a line is
 * straight, as its letters are cast and counted.
 */
export type Origin = 'left' | 'middle';

/**
 * The matrix from a glyph's font units (y down) to mm about the line's origin on the baseline. A slant leans the
 * whole line about the baseline (x' = x − y · tan 12°), so an accent moves with the letter below it; then the letter is
 * put where the line bends.
 */
export function glyphMatrix(line: Line, glyph: PlacedGlyph, origin: Origin = 'middle'): Matrix {
  const lean = line.cursive === 'slant' ? LEAN : 0;
  const left = origin === 'middle' ? -line.width / 2 : 0;
  const k = line.mmPerUnit;
  const straight: Matrix = [k, 0, -lean * k, k, left + glyph.x - lean * glyph.y, glyph.y];
  return glyph.bend && origin === 'middle' ? joinMatrices(glyph.bend, straight) : straight;
}

/**
 * The outlines of one letter of the line glyph by glyph, marks included, in mm about the line's origin on the baseline,
 * y down.
 *
 * @param typeface the one the line was set in.
 * @param letter one of `line.letters`.
 */
export function glyphOutlines(
  typeface: Typeface,
  line: Line,
  letter: Letter,
  origin: Origin = 'middle',
): Outline[] {
  return letter.glyphs.map((glyph) =>
    transformOutline(typeface.glyphOutline(glyph.gid), glyphMatrix(line, glyph, origin)),
  );
}

/** The same as one outline. */
export function letterOutline(
  typeface: Typeface,
  line: Line,
  letter: Letter,
  origin: Origin = 'middle',
): Outline {
  return joinOutlines(glyphOutlines(typeface, line, letter, origin));
}
