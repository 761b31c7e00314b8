import { boundsUnder } from '../geometry/boundsUnder';
import { type Box, boxAroundAll } from '../geometry/box';
import { joinMatrices, type Matrix } from '../geometry/matrix';
import { glyphBox } from './glyphBox';
import type { Letter, Line } from './layLine';
import { glyphMatrix } from './letterOutline';
import type { Typeface } from './typeface';

/**
 * The tight box of one letter's ink, marks included, in mm about the line's origin on the baseline; undefined without ink.
 * Of a letter that stands upright no curve is looked at: its glyphs' boxes are known, and asked for at every keystroke.
 *
 * @param typeface the one the line was set in.
 * @param letter one of `line.letters`.
 * @param onto from the line's mm to where the box is asked for; the line's own where it is left out.
 */
export function letterBox(typeface: Typeface, line: Line, letter: Letter, onto?: Matrix): Box | undefined {
  return boxAroundAll(
    letter.glyphs.flatMap((glyph) => {
      const ownMatrix = glyphMatrix(line, glyph);
      const matrix = onto ? joinMatrices(onto, ownMatrix) : ownMatrix;
      return boundsUnder(typeface.glyphOutline(glyph.gid), matrix, glyphBox(typeface, glyph.gid)) ?? [];
    }),
  );
}
