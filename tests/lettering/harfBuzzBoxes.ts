import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import { boundsOf } from '../../src/geometry/bounds';
import type { Box } from '../../src/geometry/box';
import { outlineFromSvg } from '../../src/geometry/svgPath';

/** The boxes of a font file's glyphs in font units, y down, as HarfBuzz itself draws them. */
interface HarfBuzzBoxes {
  /** The glyph's box; undefined where it has no ink. */
  ofGlyph(gid: number): Box | undefined;
  /** The box of the glyph that the font has for a letter. */
  ofLetter(letter: string): Box | undefined;
}

/** Reads a font file with HarfBuzz alone, without the product's typeface. */
export function harfBuzzBoxes(file: string): HarfBuzzBoxes {
  const font = new Font(new Face(new Blob(readFileSync(createRequire(import.meta.url).resolve(file)))));
  const ofGlyph = (gid: number) => {
    const box = boundsOf(outlineFromSvg(font.glyphToPath(gid)));
    return box && { left: box.left, top: 0 - box.bottom, right: box.right, bottom: 0 - box.top };
  };
  return {
    ofGlyph,
    ofLetter: (letter) => ofGlyph(font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0),
  };
}
