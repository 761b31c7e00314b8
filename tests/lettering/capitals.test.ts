import { expect, test } from 'vitest';
import { boundsOf } from '../../src/geometry/bounds';
import { layLine } from '../../src/lettering/layLine';
import { letterOutline } from '../../src/lettering/letterOutline';
import { FAMILY_FILES, typefaceOf } from './typefaces';

/** Families whose H swings above or below the line or has an ascender: no measure of a capital's height. */
const WITHOUT_FLAT_H = [
  'Great Vibes',
  'Alex Brush',
  'Allura',
  'Parisienne',
  'Uncial Antiqua',
  'UnifrakturMaguntia',
  'Cinzel Decorative',
];

const FONT_SIZE = 50;

/** How far in mm the H of a font file stands above and below the baseline. */
async function reachOfH(file: string) {
  const typeface = await typefaceOf(file);
  const setting = { text: 'H', fontSize: FONT_SIZE, fontSpacing: 100, letterSpacing: 0, spacings: [] };
  const line = layLine(typeface, setting);
  const [h] = line.letters;
  const box = h && boundsOf(letterOutline(typeface, line, h));
  return { above: -(box?.top ?? Number.NaN), below: box?.bottom ?? Number.NaN };
}

test('Capitals stand on the baseline, as high as fontSize but for their cupped serifs', async () => {
  for (const { family, file } of FAMILY_FILES.filter((each) => !WITHOUT_FLAT_H.includes(each.family))) {
    const { above, below } = await reachOfH(file);
    expect(Math.abs(below), file).toBeLessThan(0.03 * FONT_SIZE);
    // Josefin Sans states 702 units for capitals of 728.
    const tolerance = family === 'Josefin Sans' ? 0.038 : 0.03;
    expect(Math.abs(above - FONT_SIZE), file).toBeLessThan(tolerance * FONT_SIZE);
  }
});

test('Capitals with swashes or ascenders are about as high as fontSize', async () => {
  const swinging = FAMILY_FILES.filter(({ family }) => WITHOUT_FLAT_H.includes(family));
  expect(swinging).toHaveLength(WITHOUT_FLAT_H.length);
  for (const { file } of swinging) {
    const { above } = await reachOfH(file);
    expect(above, file).toBeGreaterThan(0.97 * FONT_SIZE);
    expect(above, file).toBeLessThan(1.25 * FONT_SIZE);
  }
});
