import { beforeAll, describe, expect, test } from 'vitest';
import { fontOf } from '../../fonts/catalogue';
import { layLine } from '../../src/lettering/layLine';
import { opticalSpacing } from '../../src/lettering/opticalSpacing';
import { someOf } from '../someOf';
import { DEPTHS, leastWhite } from './evenness/evenness';
import { type JudgedFont, judge } from './evenness/families';
import { LINES } from './evenness/words';
import { FONT_FILES as ALL_FILES, FAMILY_FILES, typefaceOf } from './typefaces';

/** The scripts whose small letters run into each other, told by looking at them. */
const JOINED = ['Great Vibes', 'Alex Brush', 'Allura', 'Pinyon Script', 'Parisienne'];

/** The usual run spaces every third font, another third of them for what is judged by pixels; `SPACED_FONTS=all` spaces all. */
const FONT_FILES = someOf(ALL_FILES, 3, 'SPACED_FONTS');
const FREE_FILES = someOf(
  FAMILY_FILES.filter(({ family }) => !JOINED.includes(family))
    .map(({ file }) => file)
    .toReversed(),
  3,
  'SPACED_FONTS',
);

/**
 * What rounding every letter to a pixel, a third of a percent of the cap height, does to the mean over some eighty words:
 * a tenth of a pixel.
 */
const NOISE = 0.03;

/** Sizes of names and verses on stones, in mm. */
const SIZES = [20, 35, 50];

async function proposed(file: string, text: string, fontSize: number, spacings: readonly number[] = []) {
  const typeface = await typefaceOf(file);
  const line = layLine(typeface, { text, fontSize, fontSpacing: 100, letterSpacing: 0, spacings });
  return opticalSpacing(typeface, line, spacings);
}

describe('Names, years, dates and verses are spaced optically', () => {
  const judged = new Map<string, JudgedFont>();

  beforeAll(async () => {
    for (const file of FREE_FILES) judged.set(file, await judge(file));
  }, 240_000);

  test.each(FREE_FILES)('no less evenly than by the font alone, in white and in stems: %s', (file) => {
    const { before, after } = judged.get(file) ?? expect.fail('not judged');
    for (const [depth, white] of after.white.entries()) {
      expect(white).toBeLessThanOrEqual(before.white[depth] ?? 0);
    }
    expect(after.stems).toBeLessThanOrEqual(before.stems + NOISE);
  });

  test('more evenly on average: in the white of every depth and in the rhythm of stems', () => {
    const all = [...judged.values()];
    const sumOf = (which: (font: JudgedFont) => number) => all.reduce((sum, font) => sum + which(font), 0);
    for (const [index, depth] of DEPTHS.entries()) {
      const before = sumOf((font) => font.before.white[index] ?? 0);
      const after = sumOf((font) => font.after.white[index] ?? 0);
      expect(after / before).toBeLessThan(depth <= 1 / 4 ? 0.92 : 0.97);
    }
    expect(sumOf(({ after }) => after.stems)).toBeLessThan(sumOf(({ before }) => before.stems));
  });

  test('with no ink brought nearer than 0.6 mm', () => {
    for (const { words } of judged.values()) {
      for (const { before, after } of words) {
        for (const [index, one] of after.slice(0, -1).entries()) {
          const [other, stood, beside] = [after[index + 1], before[index], before[index + 1]];
          if (!other || !stood || !beside || other.pen - one.pen >= beside.pen - stood.pen) continue;
          // A pixel of rasterising on either side.
          expect(leastWhite(one, other)).toBeGreaterThan(0.4);
        }
      }
    }
  });
});

describe('Optical spacing', () => {
  test.each(FONT_FILES)('is whole tenths, small, and proposed again as it is: %s', async (file) => {
    for (const [index, text] of LINES.entries()) {
      const size = SIZES[index % SIZES.length] ?? 20;
      const first = await proposed(file, text, size);
      for (const spacing of first) {
        expect(Math.round(spacing * 10) / 10).toBe(spacing);
        expect(spacing).toBeGreaterThanOrEqual(-0.06 * size - 0.05);
        expect(spacing).toBeLessThanOrEqual(0.03 * size + 0.05);
      }
      expect(await proposed(file, text, size, first)).toEqual(first);
    }
  });

  test.each(FONT_FILES)('never draws an open pair of capitals apart: %s', async (file) => {
    for (const text of ['LAVT', 'VATTER', 'TVA', 'AVA', 'LTLA']) {
      for (const spacing of await proposed(file, text, 40)) expect(spacing).toBeLessThanOrEqual(0);
    }
  });

  test.each(FONT_FILES)(
    'leaves the figures of years and dates as even as the font sets them: %s',
    async (file) => {
      for (const text of ['1911 – 2024', '* 12.4.1941', '† 3.11.2026', '7.7.1977', '2017 4711']) {
        expect(await proposed(file, text, 40)).toEqual([...text].map(() => 0));
      }
    },
  );

  test.each(JOINED)('proposes nothing but the font’s own for letters that join: %s', async (family) => {
    const file = fontOf(family)?.file ?? expect.fail(`${family} is not on offer`);
    for (const text of LINES) {
      expect(await proposed(file, text, 35)).toEqual([...text].map(() => 0));
    }
    expect(await proposed(file, 'Karen', 35, [0, 3, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
  });
});
