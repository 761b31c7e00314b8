import type { Matrix } from '../geometry/matrix';
import type { Mm } from '../stone/numbers';
import type { Baseline } from './baseline';
import { glyphBox } from './glyphBox';
import type { Letter, Line } from './layLine';
import type { Typeface } from './typeface';

/**
 * The optical middle of a letter, in mm from the line's left end: that of its ink, since A and J stand askew on a curve
 * about the middle of their advance, in which kerning is included; of a space the middle of its advance.
 */
function middleOf(letter: Letter, typeface: Typeface, mmPerUnit: Mm): Mm {
  const edges = letter.glyphs.flatMap(({ gid, x }) => {
    const ink = glyphBox(typeface, gid);
    return ink ? [x + ink.left * mmPerUnit, x + ink.right * mmPerUnit] : [];
  });
  return edges.length > 0 ? (Math.min(...edges) + Math.max(...edges)) / 2 : letter.x + letter.advance / 2;
}

/** The rigid map that takes the point `along` mm from the line's middle to the baseline there, and turns about it. */
export function bendAt(baseline: Baseline, along: Mm): Matrix {
  const { x, y, angle } = baseline(along);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * along, y - sin * along];
}

/**
 * Sets the letters of a straight line on a baseline that is not. Each letter keeps its form and its distance along the
 * baseline from its neighbours, by optical middles, and stands upright on the curve at its own (docs/decisions.md, section 2).
 */
export function bendLine(line: Line, typeface: Typeface, baseline: Baseline): Line {
  const letters = line.letters.map((letter): Letter => {
    const along = middleOf(letter, typeface, line.mmPerUnit) - line.width / 2;
    const bend = bendAt(baseline, along);
    return { ...letter, bend, glyphs: letter.glyphs.map((glyph) => ({ ...glyph, bend })) };
  });
  return { ...line, letters, baseline };
}
