import { type Font, parse } from 'opentype.js/dist/opentype.mjs';
import { boundsOf } from '../geometry/bounds';
import type { Box } from '../geometry/box';
import { transformOutline } from '../geometry/matrix';
import type { Outline } from '../geometry/outline';
import { FontError } from './fontError';
import { glyphOutline } from './glyphOutline';
import { missingBox } from './missingBox';
import type { ShapedGlyph, Shaper } from './shaper';
import { faultOf } from './wholeFont';

/** A font file ready for setting lines. All measures are font units. */
export interface Typeface {
  /** The family as the designer knows it. */
  readonly name: string;
  readonly unitsPerEm: number;
  /** The height of a flat capital: what `fontSize` measures (docs/decisions.md section 2). */
  readonly capHeight: number;
  /** From the baseline up to the tallest letters. */
  readonly ascender: number;
  /** From the baseline down to the lowest letters: negative. */
  readonly descender: number;
  readonly glyphCount: number;
  /**
   * Shapes one line with HarfBuzz, left to right, every character its own: kerning and lining figures on,
   * ligatures and contextual forms off.
   */
  shape(text: string): ShapedGlyph[];
  /** How far the glyph moves the pen, without kerning. */
  advance(gid: number): number;
  /**
   * The glyph's outline, y down, the same object each time. Glyph 0 stands for a missing character: the font's own
   * sign for it, or a hollow box of cap height where that has no ink.
   *
   * @throws FontError where the glyph's data is truncated.
   */
  glyphOutline(gid: number): Outline;
  /** Frees the shaper's heap; the typeface must not be used afterwards. */
  close(): void;
}

/**
 * Opens a font file (TrueType or OpenType). HarfBuzz shapes; opentype.js gives metrics and outlines by glyph id and
 * must not shape (docs/decisions.md section 3).
 *
 * @param bytes the whole file; kept, and read when glyphs are requested.
 * @param name the family, for messages.
 * @throws FontError for bytes that are not a font, or a font without capitals to measure it by.
 */
export function openTypeface(shaper: Shaper, bytes: ArrayBuffer, name: string): Typeface {
  const font = readFont(bytes, name);
  const shaping = shaper.take(bytes);
  const outlines = new Map<number, Outline>();

  const outlineOf = (gid: number): Outline => {
    let outline = outlines.get(gid);
    if (!outline) {
      outline = readOutline(font, gid, shaping.leftBearing(gid), name);
      outlines.set(gid, outline);
    }
    return outline;
  };

  const capHeight = capHeightOf(font, (letter) => {
    const [glyph] = shaping.shape(letter);
    return glyph && glyph.gid > 0 ? boundsOf(outlineOf(glyph.gid)) : undefined;
  });
  if (!capHeight) {
    shaping.release();
    throw new FontError(name, 'has no capitals to measure it by');
  }
  const sign = outlineOf(0);
  if (!boundsOf(sign)) outlines.set(0, missingBox(capHeight, shaping.advance(0)));

  return {
    name,
    unitsPerEm: font.unitsPerEm,
    capHeight,
    ascender: font.ascender,
    descender: font.descender,
    glyphCount: font.numGlyphs,
    shape: shaping.shape,
    advance: shaping.advance,
    glyphOutline: outlineOf,
    close() {
      outlines.clear();
      shaping.release();
    },
  };
}

function readFont(bytes: ArrayBuffer, name: string): Font {
  const fault = faultOf(bytes);
  if (fault) throw new FontError(name, fault);
  try {
    // Reading glyphs one by one opens a font of 3000 glyphs in 2 ms instead of 35.
    return parse(bytes, { lowMemory: true });
  } catch (cause) {
    throw new FontError(name, 'cannot be opened', cause);
  }
}

/**
 * A TrueType glyph is placed by its left side bearing, not by its coordinates, and in some fonts the two differ: the
 * glyph is moved as HarfBuzz and every rasteriser move it.
 */
function readOutline(font: Font, gid: number, leftBearing: number, name: string): Outline {
  try {
    const glyph = font.glyphs.get(gid);
    const { commands } = glyph.path;
    const outline = glyphOutline(commands);
    const shift = leftBearing - (glyph.xMin ?? leftBearing);
    return shift === 0 ? outline : transformOutline(outline, [1, 0, 0, 1, shift, 0]);
  } catch (cause) {
    throw new FontError(name, `breaks off within glyph ${gid}`, cause);
  }
}

/**
 * `OS/2.sCapHeight`, or the box of H where the font does not say; undefined where it has neither. A stated height
 * below the font's own x is ignored: Courgette states a fifth of its capitals' height,
 * the italic of Sorts Mill Goudy half of it.
 */
function capHeightOf(font: Font, boxOf: (letter: string) => Box | undefined): number | undefined {
  const said = font.tables.os2?.sCapHeight ?? 0;
  if (said > 0 && said >= 0 - (boxOf('x')?.top ?? 0)) return said;
  const h = boxOf('H');
  return h && h.bottom > h.top ? h.bottom - h.top : undefined;
}
