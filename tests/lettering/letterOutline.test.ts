import { expect, test } from 'vitest';
import { boundsOf } from '../../src/geometry/bounds';
import { transformOutline } from '../../src/geometry/matrix';
import { segmentsOf } from '../../src/geometry/segments';
import { layLine } from '../../src/lettering/layLine';
import { glyphMatrix, letterOutline } from '../../src/lettering/letterOutline';
import { typefaceOf, uprightOf } from './typefaces';

const SETTING = { fontSize: 30, fontSpacing: 100, letterSpacing: 0, spacings: [] };

async function lineOf(family: string, text: string, cursive: 'slant' | 'none' = 'none') {
  const typeface = await typefaceOf(uprightOf(family));
  return { typeface, line: layLine(typeface, { ...SETTING, text, cursive }) };
}

test('A letter’s outline stands at its pen, in mm about the middle of the line or from its left end', async () => {
  const { typeface, line } = await lineOf('Jost', 'IDA');
  for (const letter of line.letters) {
    const fromLeft = boundsOf(letterOutline(typeface, line, letter, 'left'));
    const aboutMiddle = boundsOf(letterOutline(typeface, line, letter));
    expect(fromLeft?.left).toBeGreaterThan(letter.x);
    expect(fromLeft?.right).toBeLessThan(letter.x + letter.advance);
    expect(aboutMiddle?.left).toBeCloseTo((fromLeft?.left ?? 0) - line.width / 2, 9);
    expect(aboutMiddle?.top).toBe(fromLeft?.top);
  }
});

test('A letter’s outline is its glyphs under their matrices, accents included', async () => {
  const { typeface, line } = await lineOf('EB Garamond', 'q\u0303');
  const [letter] = line.letters;
  const whole = letter && letterOutline(typeface, line, letter);
  const parts = letter?.glyphs.map((glyph) =>
    transformOutline(typeface.glyphOutline(glyph.gid), glyphMatrix(line, glyph)),
  );
  expect([...(whole?.coords ?? [])]).toEqual(parts?.flatMap(({ coords }) => [...coords]));
  expect(parts).toHaveLength(2);
});

test('A slant leans letters by 12° about the baseline and leaves the advances as they were', async () => {
  const upright = await lineOf('Cinzel', 'Þórr q\u0303');
  const slanted = await lineOf('Cinzel', 'Þórr q\u0303', 'slant');
  expect(slanted.line.letters).toEqual(upright.line.letters);
  expect(slanted.line.width).toBe(upright.line.width);
  for (const [index, letter] of upright.line.letters.entries()) {
    const leaning = slanted.line.letters[index] ?? letter;
    const straight = [...segmentsOf(letterOutline(upright.typeface, upright.line, letter))];
    const leant = [...segmentsOf(letterOutline(slanted.typeface, slanted.line, leaning))];
    for (const [at, { to }] of straight.entries()) {
      const [x = 0, y = 0] = to;
      const [leantX, leantY] = leant[at]?.to ?? [];
      expect(leantY).toBeCloseTo(y, 12);
      expect(leantX).toBeCloseTo(x - y * Math.tan((12 * Math.PI) / 180), 9);
    }
  }
});

test('A space is a letter without ink', async () => {
  const { typeface, line } = await lineOf('Jost', 'A B');
  const space = line.letters[1];
  expect(space?.missing).toBe(false);
  expect(space && boundsOf(letterOutline(typeface, line, space))).toBeUndefined();
});
