import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LineSetting, layLine } from '../../src/lettering/layLine';
import { hbShape, installed, RECORDED, recording } from './hbShape';
import { capHeightIn, placedByHand } from './ruleByHand';
import { FONT_FILES, typefaceOf, uprightOf } from './typefaces';

/** The accuracy docs/decisions.md section 2 holds every output to, in mm. */
const ACCURACY = 0.005;

const LINES = [
  'Anna Sørensen',
  'AVATAR To. LTV Ty',
  '* 12.4.1941  † 3.11.2026',
  'ÆØÅ æøå ÄÖÜ äöü ß',
  'fi fl ffi Th ct',
  'Elsket og savnet',
  'Rene\u0301e',
  'q\u0303 T\u0308a',
  'Kær 🕊 mor',
  'L’Été „Ruhe“ – 1/2',
  ' led ',
];

/**
 * The lines compared in a font. Courgette has no combining accents, and where its sign for a missing one stands is
 * not the same in every version of HarfBuzz: over the letter in 6, behind it in 15.
 */
function linesFor(file: string): readonly string[] {
  return file.includes('Courgette') ? LINES.filter((line) => line !== 'q\u0303 T\u0308a') : LINES;
}

/** How lines are set in the comparison: plain, drawn together and apart, with negative and missing spacings. */
const SETTINGS: readonly Omit<LineSetting, 'text'>[] = [
  { fontSize: 20, fontSpacing: 100, letterSpacing: 0, spacings: [] },
  { fontSize: 60, fontSpacing: 100, letterSpacing: 0, spacings: [] },
  { fontSize: 20, fontSpacing: 87.5, letterSpacing: -0.4, spacings: [0.3, -1.25, 0, 2] },
  { fontSize: 60, fontSpacing: 140, letterSpacing: 1.5, spacings: [-7, -0.01, 3.3, 0, 0, -2.5] },
];

function plain(text: string, given: Partial<LineSetting> = {}): LineSetting {
  return { text, fontSize: 20, fontSpacing: 100, letterSpacing: 0, spacings: [], ...given };
}

/** The greatest difference in mm between a line and the rule worked out by hand; glyphs must be the same ones. */
async function differenceFromHbShape(file: string, setting: LineSetting): Promise<number> {
  const line = layLine(await typefaceOf(file), setting);
  const [glyphs = []] = shapedLines(file, [setting.text]);
  const hand = placedByHand(glyphs, setting, capHeightIn(file));
  const drawn = line.letters.flatMap((letter) => letter.glyphs);
  expect(drawn.map(({ gid }) => gid)).toEqual(hand.placed.map(({ gid }) => gid));
  expect(line.letters).toHaveLength(hand.pens.length);
  return Math.max(
    Math.abs(line.width - hand.width),
    ...line.letters.map(({ x }, index) => Math.abs(x - (hand.pens[index] ?? Number.NaN))),
    ...drawn.map(({ x }, index) => Math.abs(x - (hand.placed[index]?.x ?? Number.NaN))),
    ...drawn.map(({ y }, index) => Math.abs(y - (hand.placed[index]?.y ?? Number.NaN))),
  );
}

const answers = new Map<string, ReturnType<typeof hbShape>>();

/** hb-shape's answers to lines of the list above, asked once per font. */
function shapedLines(file: string, lines: readonly string[]) {
  const asked = linesFor(file);
  const all = answers.get(file) ?? hbShape(file, asked);
  answers.set(file, all);
  return lines.map((line) => all[asked.indexOf(line)] ?? []);
}

describe('Letters stand where HarfBuzz puts them', () => {
  for (const file of FONT_FILES) {
    test(`within 0.005 mm of hb-shape in ${file.split('/').at(-1)}`, async () => {
      for (const text of linesFor(file)) {
        for (const setting of SETTINGS) {
          const difference = await differenceFromHbShape(file, { ...setting, text });
          expect(difference, `${text} at ${setting.fontSize} mm`).toBeLessThan(ACCURACY);
        }
      }
    });
  }

  test('at any size and with any spacings', async () => {
    const mm = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FONT_FILES.flatMap((file) => linesFor(file).map((text) => ({ file, text })))),
        fc.record({
          fontSize: fc.double({ min: 1, max: 200, noNaN: true }),
          fontSpacing: fc.double({ min: 0, max: 400, noNaN: true }),
          letterSpacing: mm(20),
          spacings: fc.array(mm(50), { maxLength: 30 }),
        }),
        async ({ file, text }, setting) => {
          expect(await differenceFromHbShape(file, { ...setting, text })).toBeLessThan(ACCURACY);
        },
      ),
      { numRuns: 200 },
    );
  });

  if (installed) {
    test('as the answers recorded for machines without hb-shape say', async () => {
      await expect(recording(FONT_FILES, linesFor)).toMatchFileSnapshot(RECORDED);
    });
  }
});

describe('A line of letters', () => {
  test('is as wide as its pen path, whatever stands behind the last character', async () => {
    const typeface = await typefaceOf(uprightOf('EB Garamond'));
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 40, maxLength: 40 }),
        fc.double({ min: -99, max: 99, noNaN: true }),
        (text, spacings, behind) => {
          const line = layLine(typeface, plain(text, { spacings }));
          const last = line.letters.length - 1;
          const other = layLine(typeface, plain(text, { spacings: spacings.with(last, behind) }));
          expect(other).toEqual(line);
          expect(line.width).toBe((line.letters[last]?.x ?? 0) + (line.letters[last]?.advance ?? 0));
        },
      ),
    );
  });

  test('without characters has no letters and no width', async () => {
    const line = layLine(await typefaceOf(uprightOf('Jost')), plain(''));
    expect(line).toMatchObject({ width: 0, letters: [], capHeight: 20 });
  });

  test('takes fontSize as the height of a flat capital', async () => {
    const typeface = await typefaceOf(uprightOf('Jost'));
    const line = layLine(typeface, plain('H', { fontSize: 35 }));
    expect(line.mmPerUnit * typeface.capHeight).toBeCloseTo(35, 12);
  });

  test('moves letters by fontSpacing but does not stretch them', async () => {
    const typeface = await typefaceOf(uprightOf('Cinzel'));
    const natural = layLine(typeface, plain('IDA'));
    const wide = layLine(typeface, plain('IDA', { fontSpacing: 150 }));
    expect(wide.letters.map(({ x }) => x)).toEqual(
      natural.letters.map(({ x }) => expect.closeTo(x * 1.5, 9)),
    );
    expect(wide.mmPerUnit).toBe(natural.mmPerUnit);
  });

  test('adds letterSpacing and the spacing of each character behind it, negative ones too', async () => {
    const typeface = await typefaceOf(uprightOf('Alegreya'));
    const natural = layLine(typeface, plain('Født'));
    const spaced = layLine(typeface, plain('Født', { letterSpacing: 2, spacings: [1.5, -3] }));
    const moved = spaced.letters.map(({ x }, index) => x - (natural.letters[index]?.x ?? 0));
    expect(moved).toEqual([0, expect.closeTo(3.5, 9), expect.closeTo(2.5, 9), expect.closeTo(4.5, 9)]);
  });

  test('drops surplus spacings', async () => {
    const typeface = await typefaceOf(uprightOf('Alegreya'));
    const given = layLine(typeface, plain('Bo', { spacings: [1, 2, 3, 4] }));
    expect(given).toEqual(layLine(typeface, plain('Bo', { spacings: [1] })));
  });

  test('kerns: V moves under the arm of A', async () => {
    const typeface = await typefaceOf(uprightOf('EB Garamond'));
    const pair = layLine(typeface, plain('AV'));
    const alone = layLine(typeface, plain('A'));
    expect(pair.letters[1]?.x).toBeLessThan(alone.width - 2);
  });

  test('keeps ligatures apart, so that every character can be moved', async () => {
    for (const file of FONT_FILES) {
      const line = layLine(await typefaceOf(file), plain('ffi fl Th ct st'));
      expect(
        line.letters.map(({ glyphs }) => glyphs.length),
        file,
      ).toEqual(new Array(15).fill(1));
    }
  });

  test('takes a letter and its combining accent as one character, composed where that exists', async () => {
    const typeface = await typefaceOf(uprightOf('EB Garamond'));
    expect(layLine(typeface, plain('e\u0301'))).toEqual(layLine(typeface, plain('\u00e9')));
  });

  test('keeps an accent that has no composed form on its letter at any spacing', async () => {
    const typeface = await typefaceOf(uprightOf('EB Garamond'));
    const accentFromLetter = (fontSpacing: number) => {
      const [q] = layLine(typeface, plain('q\u0303x', { fontSpacing, letterSpacing: 5 })).letters;
      expect(q?.glyphs).toHaveLength(2);
      return (q?.glyphs[1]?.x ?? Number.NaN) - (q?.glyphs[0]?.x ?? Number.NaN);
    };
    expect(accentFromLetter(180)).toBeCloseTo(accentFromLetter(100), 12);
  });

  test('marks a character the font lacks as missing and leaves the others alone', async () => {
    const line = layLine(await typefaceOf(uprightOf('Libre Baskerville')), plain('Ib 🕊️ Ea'));
    expect(line.letters.filter(({ missing }) => missing).map(({ cluster }) => cluster)).toEqual(['🕊️']);
    expect(line.letters).toHaveLength(7);
  });

  test.each([
    ['the sign for what could not be read', '\ufffd'],
    ['the first half of a character', '\ud83d'],
    ['the second half of a character', '\udd4a'],
  ])('never takes %s for a letter, although the font has a glyph for it', async (_what, character) => {
    for (const family of ['EB Garamond', 'Cinzel', 'Jost']) {
      const typeface = await typefaceOf(uprightOf(family));
      const { letters, width } = layLine(typeface, plain(`A${character}B`));
      expect(letters.map(({ missing }) => missing)).toEqual([false, true, false]);
      expect(letters[1]?.glyphs.map(({ gid }) => gid)).toEqual([0]);
      expect(width).toBeGreaterThan(layLine(typeface, plain('AB')).width);
    }
  });

  test('cannot be set at no height or with a measure that is not a number', async () => {
    const typeface = await typefaceOf(uprightOf('Jost'));
    for (const fontSize of [0, -3, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => layLine(typeface, plain('Ib', { fontSize }))).toThrow(RangeError);
    }
    expect(() => layLine(typeface, plain('Ib', { fontSpacing: Number.NaN }))).toThrow(RangeError);
    expect(() => layLine(typeface, plain('Ib', { spacings: [Number.POSITIVE_INFINITY] }))).toThrow(
      RangeError,
    );
  });
});
