import type { Typeface } from '../../src/lettering/typeface';
import { LETTER_STROKE, LETTER_WEB } from '../../src/scene/checks/strokeLengths';
import type { InkMeasures } from '../../src/scene/checks/strokes';

/**
 * The characters of inscriptions: the letters of Danish, German and Norwegian, figures, and the signs used on
 * stones. Brackets are left out: few stones have any, and one family's end in a point.
 */
export const INSCRIBED = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÜẞÉ',
  'abcdefghijklmnopqrstuvwxyzæøåäöüßé',
  '0123456789',
  '*†.,:-–&/’',
].join('');

/** The least length over all inscription characters, in percent of the cap height to a hundredth, rounded down. */
function leastOf(typeface: Typeface, lengthOf: (gid: number) => number): number {
  const glyphs = new Set([...INSCRIBED].flatMap((sign) => typeface.shape(sign).map(({ gid }) => gid)));
  const units = Math.min(...[...glyphs].map(lengthOf), typeface.capHeight);
  return Math.floor((units / typeface.capHeight) * 10_000) / 100;
}

/**
 * The thinnest stroke of all inscription characters, as a mason's check measures it (`tooThin`).
 *
 * @returns percent of the cap height, to a hundredth, rounded down: what is computed from it can be cut.
 */
export const thinnestStrokeOf = (typeface: Typeface, measures: InkMeasures): number =>
  leastOf(typeface, (gid) =>
    measures.glyph(typeface, gid).strokes.thinnest(LETTER_STROKE * typeface.capHeight),
  );

/** The narrowest web of rubber within one of them, the same way (`rubberTooNarrow`); 100 where none is that narrow. */
export const narrowestWebOf = (typeface: Typeface, measures: InkMeasures): number =>
  leastOf(typeface, (gid) => measures.glyph(typeface, gid).webs.thinnest(LETTER_WEB * typeface.capHeight));
