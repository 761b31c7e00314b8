import { expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { FontCache } from '../../../src/lettering/fontCache';
import { glyphFamily } from '../../../src/painting/relief/glyphFamily';

const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(['Jost', 'Cinzel']);

function typefaceOf(family: string) {
  const found = fonts.get(family, false);
  if (typeof found === 'string') throw new Error(`${family} is ${found}`);
  return found.typeface;
}
const [jost, cinzel] = [typefaceOf('Jost'), typefaceOf('Cinzel')];

/** Two letters of a cap height, the second turned by some degrees. */
function letters(capHeight: number, degrees = 0, typeface = jost) {
  const perUnit = capHeight / typeface.capHeight;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return glyphFamily(typeface, capHeight, [
    { gid: 40, toMm: [perUnit, 0, 0, perUnit, 0, 0] },
    { gid: 41, toMm: [perUnit * cos, perUnit * sin, -perUnit * sin, perUnit * cos, 0.7 * capHeight, 0] },
  ]);
}

test('the same letters in another size are of one family', () => {
  expect(letters(80)).toBe(letters(20));
});

test('a letter that is turned by itself is of another family, for the light falls on it otherwise', () => {
  const families = Array.from({ length: 24 }, (_, step) => letters(20, 15 * step));
  expect(new Set(families).size).toBe(24);
});

test('another typeface is another family', () => {
  expect(letters(20, 0, cinzel)).not.toBe(letters(20));
});
