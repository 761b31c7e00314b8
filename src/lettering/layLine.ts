import type { Matrix } from '../geometry/matrix';
import type { Mm } from '../stone/numbers';
import { characters } from '../stone/spacing';
import type { Baseline } from './baseline';
import { glyphsByCharacter } from './glyphsByCharacter';
import type { ShapedGlyph } from './shaper';
import type { Typeface } from './typeface';

/** How a line is to be set. */
export interface LineSetting {
  readonly text: string;
  /** The cap height in mm. */
  readonly fontSize: Mm;
  /** Percent of the natural advance; moves letters, does not stretch them. */
  readonly fontSpacing: number;
  /** Mm behind every character. */
  readonly letterSpacing: Mm;
  /** Mm behind each single character, may be negative; missing ones are 0. */
  readonly spacings: readonly Mm[];
  /** `slant` leans an upright typeface by 12° where there is no italic. */
  readonly cursive?: 'slant' | 'none';
}

/** A glyph and where it is drawn: mm from the line's left end and down from the baseline. */
export interface PlacedGlyph {
  readonly gid: number;
  readonly x: Mm;
  readonly y: Mm;
  /** That of its letter. */
  readonly bend?: Matrix;
}

/** One character of a line. */
export interface Letter {
  readonly index: number;
  /** The character as written (a grapheme cluster after NFC). */
  readonly cluster: string;
  /** The pen before the character, in mm from the line's left end. */
  readonly x: Mm;
  /** How far the character itself moves the pen, in mm: k · (a + kern) · fontSpacing/100; the last has no kerning. */
  readonly advance: Mm;
  readonly glyphs: readonly PlacedGlyph[];
  /** The font lacks the character, or it is not a valid one: the font's sign for that is drawn. */
  readonly missing: boolean;
  /** From the straight line to where the letter stands on one that is not, both about the line's middle (bendLine.ts). */
  readonly bend?: Matrix;
}

/** A line of letters in mm, from its left end on the baseline. */
export interface Line {
  readonly width: Mm;
  readonly capHeight: Mm;
  /** Mm per font unit. */
  readonly mmPerUnit: Mm;
  readonly cursive: 'slant' | 'none';
  readonly letters: readonly Letter[];
  /** What the letters stand on where that is not straight. */
  readonly baseline?: Baseline;
}

/**
 * Half of a character that was cut in two, or a program's sign for an unreadable one: it is never meant
 * for a stone, although many fonts have a glyph for it.
 */
const NO_CHARACTER = /\ufffd|\p{Surrogate}/u;

const isNoCharacter = (cluster: string) => NO_CHARACTER.test(cluster);

/** The font's sign for a missing character, in place of whatever glyphs a cluster was given. */
function signFor(typeface: Typeface, glyphs: readonly ShapedGlyph[] = []): ShapedGlyph[] {
  const cluster = glyphs[0]?.cluster ?? 0;
  return [{ gid: 0, cluster, advance: typeface.advance(0), xOffset: 0, yOffset: 0 }];
}

/**
 * Sets one line of letters by the rule of docs/decisions.md section 2: with k = fontSize / capHeight,
 *
 *     x_0     = 0
 *     x_(i+1) = x_i + k · (a_i + kern_i) · fontSpacing/100 + letterSpacing + spacing_i
 *     width   = x_(n-1) + k · a_(n-1) · fontSpacing/100
 *
 * a_i + kern_i being the sum of HarfBuzz's advances of character i. Inside a character the glyphs keep the places
 * HarfBuzz gives them, independent of the spacing: an accent stays on its letter.
 *
 * @throws RangeError for a cap height that is not positive, or a measure that is not a number.
 */
export function layLine(typeface: Typeface, setting: LineSetting): Line {
  checkMeasures(setting);
  const mmPerUnit = setting.fontSize / typeface.capHeight;
  const clusters = characters(setting.text);
  const shaped = glyphsByCharacter(typeface.shape(clusters.join('')), clusters);
  const letters: Letter[] = [];
  let x: Mm = 0;
  let width: Mm = 0;
  for (const [index, cluster] of clusters.entries()) {
    const glyphs = isNoCharacter(cluster) ? signFor(typeface, shaped[index]) : (shaped[index] ?? []);
    const units = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
    const advance = (mmPerUnit * units * setting.fontSpacing) / 100;
    letters.push({
      index,
      cluster,
      x,
      advance,
      glyphs: placeGlyphs(glyphs, x, mmPerUnit),
      missing: isNoCharacter(cluster) || glyphs.some(({ gid }) => gid === 0),
    });
    width = x + advance;
    x = width + setting.letterSpacing + (setting.spacings[index] ?? 0);
  }
  return { width, capHeight: setting.fontSize, mmPerUnit, cursive: setting.cursive ?? 'none', letters };
}

function checkMeasures({ fontSize, fontSpacing, letterSpacing, spacings }: LineSetting): void {
  if (!(fontSize > 0)) throw new RangeError(`A line cannot be set ${fontSize} mm high`);
  if (![fontSize, fontSpacing, letterSpacing, ...spacings].every(Number.isFinite)) {
    throw new RangeError('A line cannot be set with a measure that is not a number');
  }
}

/** Places the glyphs of one character, in mm, with the pen at `x`. */
function placeGlyphs(glyphs: readonly ShapedGlyph[], x: Mm, mmPerUnit: Mm): PlacedGlyph[] {
  let pen = 0;
  return glyphs.map(({ gid, advance, xOffset, yOffset }) => {
    const placed = { gid, x: x + mmPerUnit * (pen + xOffset), y: 0 - mmPerUnit * yOffset };
    pen += advance;
    return placed;
  });
}
