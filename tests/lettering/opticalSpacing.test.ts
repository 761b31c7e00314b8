import { beforeAll, describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontShelf } from '../../src/lettering/fontShelf';
import { layLine } from '../../src/lettering/layLine';
import { opticalSpacing } from '../../src/lettering/opticalSpacing';
import { profileOf } from '../../src/lettering/profile';
import { outlineFromSvg } from '../../src/lettering/svgPath';
import type { Typeface } from '../../src/lettering/typeface';

let typeface: Typeface;

beforeAll(async () => {
  const fonts = new FontShelf(fileBytes, FONTS);
  await fonts.load(['Cinzel']);
  const found = fonts.get('Cinzel', false);
  if (typeof found === 'string') throw new Error(found);
  typeface = found.typeface;
});

function laid(text: string, spacings: readonly number[] = []) {
  return layLine(typeface, { text, fontSize: 40, fontSpacing: 100, letterSpacing: 0, spacings });
}

function proposed(text: string, spacings: readonly number[] = []): number[] {
  return opticalSpacing(typeface, laid(text, spacings), spacings);
}

describe('a profile', () => {
  test('tells how far a shape reaches at each level', () => {
    const triangle = outlineFromSvg('M0 0 L10 10 L0 10 Z');
    expect(profileOf(triangle, [2, 5, 12])).toEqual({ left: [0, 0, undefined], right: [2, 5, undefined] });
  });
});

describe('optical spacing', () => {
  test('closes the wide white of an open pair', () => {
    const [nl, lt, tn] = proposed('NNNLTNNN').slice(2, 5);
    expect(lt).toBeLessThan(nl ?? 0);
    expect(lt).toBeLessThan(-1);
    expect(tn).toBeLessThan(-1);
  });

  test('opens a pair that was pushed together', () => {
    expect(proposed('HHHHHH', [0, -4, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('proposes nothing for a line that is even already', () => {
    expect(proposed('HHHHHH')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('puts a single letter that was pulled away back in its place', () => {
    expect(proposed('HHHHHH', [0, 0, 7, 0, 0, 0])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('settles: what it proposes is not proposed away again', () => {
    const first = proposed('KAREN ØSTERGÅRD');
    for (const [index, spacing] of proposed('KAREN ØSTERGÅRD', first).entries()) {
      expect(Math.abs(spacing - (first[index] ?? 0))).toBeLessThanOrEqual(0.1);
    }
  });

  test('keeps about the width of the line', () => {
    const before = laid('KAREN ØSTERGÅRD').width;
    const after = laid('KAREN ØSTERGÅRD', proposed('KAREN ØSTERGÅRD')).width;
    expect(Math.abs(after - before) / before).toBeLessThan(0.05);
  });

  test('leaves word spaces and the last letter alone, and takes an empty line', () => {
    const spacings = proposed('ÅSE ÆRØ', [0, 0, 1.5, 2.5, 0, 0, 0]);
    expect(spacings.slice(2, 4)).toEqual([1.5, 2.5]);
    expect(spacings[6]).toBe(0);
    expect(proposed('')).toEqual([]);
    expect(proposed('A')).toEqual([0]);
  });
});
