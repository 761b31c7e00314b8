import { beforeAll, describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { FontCache } from '../../src/lettering/fontCache';
import { layLine } from '../../src/lettering/layLine';
import { opticalSpacing } from '../../src/lettering/opticalSpacing';
import { profileOf } from '../../src/lettering/profile';
import type { Typeface } from '../../src/lettering/typeface';

let typeface: Typeface;

beforeAll(async () => {
  const fonts = new FontCache(fileBytes, FONTS);
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
  test('tells how far a shape reaches within each band, however thin the shape', () => {
    const triangle = outlineFromSvg('M0 0 L10 10 L0 10 Z M20 3.1 L30 3.1 L30 3.2 L20 3.2 Z');
    const profile = profileOf(triangle, { top: -1, height: 2, count: 7 });
    expect(profile.left).toEqual([0, 0, 0, 0, 0, 0, undefined]);
    expect(profile.right).toEqual([1, 3, 30, 7, 9, 10, undefined]);
  });
});

describe('optical spacing', () => {
  test('closes the wide white of an open pair and leaves plain pairs alone', () => {
    expect(proposed('HIHNE')).toEqual([0, 0, 0, 0, 0]);
    const [, , ve] = proposed('HHVe');
    expect(ve).toBeLessThan(-1);
  });

  test('opens a pair that was pushed together', () => {
    expect(proposed('HHHHHH', [0, -4, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('puts a single letter that was pulled away back in its place', () => {
    expect(proposed('HHHHHH', [0, 0, 7, 0, 0, 0])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('keeps the spacing that was given by hand to all letters alike', () => {
    const alone = proposed('Vestergaard');
    expect(alone.some((spacing) => spacing !== 0)).toBe(true);
    const given = proposed(
      'Vestergaard',
      Array.from({ length: 11 }, () => 2),
    );
    expect(given.slice(0, -1)).toEqual(
      alone.slice(0, -1).map((spacing) => Math.round((spacing + 2) * 10) / 10),
    );
    expect(proposed('Vestergaard', given)).toEqual(given);
  });

  test('brings no ink nearer than 0.6 mm where the letters are set close', () => {
    const close = (spacings: readonly number[]) =>
      layLine(typeface, { text: 'TovVe', fontSize: 20, fontSpacing: 100, letterSpacing: -2.5, spacings });
    expect(proposed('TovVe').some((spacing) => spacing < 0)).toBe(true);
    for (const spacing of opticalSpacing(typeface, close([]), [])) expect(spacing).toBeGreaterThanOrEqual(0);
  });

  test('spaces a slanted line as it does an upright one', () => {
    const setting = { text: 'Vestergaard', fontSize: 40, fontSpacing: 100, letterSpacing: 0, spacings: [] };
    const slanted = layLine(typeface, { ...setting, cursive: 'slant' });
    expect(opticalSpacing(typeface, slanted, [])).toEqual(proposed('Vestergaard'));
  });

  describe('around pairs that are kept', () => {
    const around = (text: string, kept: readonly (number | undefined)[], spacings: readonly number[] = []) =>
      opticalSpacing(typeface, laid(text, spacings), spacings, kept);

    test('leaves those as they are kept, and balances every other gap as it would without', () => {
      const alone = proposed('AVLTVeH');
      const kept = [-3.217, undefined, 1.5];
      expect(around('AVLTVeH', kept)).toEqual([-3.217, alone[1], 1.5, ...alone.slice(3)]);
      expect(alone.slice(1).some((mm) => mm !== 0)).toBe(true);
    });

    test('says the same again when repeated', () => {
      const kept = [-3.217, undefined, 1.5];
      const once = around('AVLTVeH', kept);
      expect(around('AVLTVeH', kept, once)).toEqual(once);
    });

    test('spaces figures so, which the font alone decides otherwise, and nothing beside a space', () => {
      expect(around('1911', [undefined, undefined, 0.6])).toEqual([0, 0, 0.6, 0]);
    });

    test('takes no kept pair for a spacing that was given to all alike', () => {
      // Three gaps of 2 mm by hand would be a common spacing; here they are kept pairs, and HH is nobody's.
      expect(around('HAHAHH', [2, 2, 2, 2], [2, 2, 2, 2, 0, 0])).toEqual([2, 2, 2, 2, 0, 0]);
      expect(proposed('HAHAHH', [2, 2, 2, 2, 0, 0])[4]).not.toBe(0);
    });

    test('keeps a pair of letters that join, whose other gaps stay as the font joins them', async () => {
      const fonts = new FontCache(fileBytes, FONTS);
      await fonts.load(['Great Vibes']);
      const script = fonts.get('Great Vibes', false);
      if (typeof script === 'string') throw new Error(script);
      const line = layLine(script.typeface, {
        ...{ text: 'Anna', fontSize: 40, fontSpacing: 100, letterSpacing: 0, spacings: [1, 1, 1] },
      });
      expect(opticalSpacing(script.typeface, line, [1, 1, 1], [undefined, -0.4])).toEqual([0, -0.4, 0, 0]);
    });
  });

  test('leaves word spaces and the last letter alone, and takes an empty line', () => {
    const spacings = proposed('ÅSE ÆRØ', [0, 0, 1.5, 2.5, 0, 0, 0]);
    expect(spacings.slice(2, 4)).toEqual([1.5, 2.5]);
    expect(spacings[6]).toBe(0);
    expect(proposed('')).toEqual([]);
    expect(proposed('A')).toEqual([0]);
  });

  test('lets years and dates stand as the font sets them', () => {
    for (const date of ['1911 – 2024', '* 12.4.1941', '† 3.11.2026', '7.7.1977']) {
      expect(proposed(date)).toEqual([...date].map(() => 0));
    }
  });
});
