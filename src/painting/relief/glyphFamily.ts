import { keyOf } from '../../cache/keyOf';
import type { Typeface } from '../../lettering/typeface';
import type { Mm } from '../../stone/numbers';
import type { LineGlyph } from './joinedGlyphs';

/**
 * The family of glyphs that are cut as one: the same for the same letters in another size, another for letters that are
 * placed, turned or slanted differently relative to each other, since the light then differs.
 *
 * @param capHeight the cap height in mm of the line of the glyphs.
 * @param glyphs placed about their own origin, in mm.
 */
export function glyphFamily(typeface: Typeface, capHeight: Mm, glyphs: readonly LineGlyph[]): string {
  // To a thousandth of the cap height.
  const rounded = (mm: number) => Math.round((1000 * mm) / capHeight);
  const places = glyphs.map(({ gid, toMm: [a, b, c, d, e, f] }) =>
    [
      gid,
      ...[a, b, c, d].map((mmPerUnit) => rounded(mmPerUnit * typeface.capHeight)),
      rounded(e),
      rounded(f),
    ].join(),
  );
  return keyOf(typeface, ...places);
}
