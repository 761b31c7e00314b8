import { describe, expect, test } from 'vitest';
import { byFlatCapitals } from '../../src/lettering/flatCapitals';
import { harfBuzzBoxes } from './harfBuzzBoxes';
import { capHeightIn } from './ruleByHand';
import { FAMILY_FILES, typefaceOf } from './typefaces';

/** The heights of E, I and T in font units, as HarfBuzz itself draws them, the lowest first. */
function heightsIn(file: string): [number, number, number] {
  const { ofLetter } = harfBuzzBoxes(file);
  const heightOf = (letter: string) => (ofLetter(letter)?.bottom ?? NaN) - (ofLetter(letter)?.top ?? NaN);
  const [one = NaN, two = NaN, three = NaN] = ['E', 'I', 'T'].map(heightOf).sort((a, b) => a - b);
  return [one, two, three];
}

describe('The cap height by flat capitals', () => {
  test.each(FAMILY_FILES)(
    'of $file is the font’s own, unless they agree that it is off',
    async ({ file }) => {
      const own = await typefaceOf(file);
      const [least, middle, most] = heightsIn(file);
      const isOff = most / least - 1 <= 0.005 && Math.abs(middle / capHeightIn(file) - 1) > 0.01;
      const measured = byFlatCapitals(own);
      expect(measured.capHeight).toBe(isOff ? middle : capHeightIn(file));
      // Painters keep what they made of a typeface by the object.
      expect(measured === own).toBe(!isOff);
    },
  );

  test('is another for two families only', async () => {
    const files = await Promise.all(
      FAMILY_FILES.map(async ({ family, file }) => {
        const own = await typefaceOf(file);
        return byFlatCapitals(own) === own
          ? []
          : [`${family} ${own.capHeight} ${byFlatCapitals(own).capHeight}`];
      }),
    );
    expect(files.flat()).toEqual([
      'Josefin Sans 702 728',
      'Josefin Sans 702 728',
      'Cinzel Decorative 700 719',
    ]);
  });
});
