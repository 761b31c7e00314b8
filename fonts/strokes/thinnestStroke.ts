import type { Typeface } from '../../src/lettering/typeface';
import { LETTER_STROKE } from '../../src/scene/checks/strokeLengths';
import type { InkMeasures } from '../../src/scene/checks/strokes';

/**
 * What inscriptions are written with: the letters of Danish, German and Norwegian, figures, and the signs that stand on
 * stones. Brackets are no part of it: few stones have any, and one family draws them to a point.
 */
export const INSCRIBED = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÜẞÉ',
  'abcdefghijklmnopqrstuvwxyzæøåäöüßé',
  '0123456789',
  '*†.,:-–&/’',
].join('');

/**
 * The thinnest stroke of all that inscriptions are written with, as a mason's check measures it (`tooThin`).
 *
 * @returns percent of the cap height, to a hundredth, rounded down: what is reckoned from it can be cut.
 */
export function thinnestStrokeOf(typeface: Typeface, measures: InkMeasures): number {
  const glyphs = new Set([...INSCRIBED].flatMap((sign) => typeface.shape(sign).map(({ gid }) => gid)));
  const units = [...glyphs].map((gid) =>
    measures.glyph(typeface, gid).strokes.thinnest(LETTER_STROKE * typeface.capHeight),
  );
  return Math.floor((Math.min(...units) / typeface.capHeight) * 10_000) / 100;
}
