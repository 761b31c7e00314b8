import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { FontCache } from '../../../src/lettering/fontCache';
import { facesIn } from '../../../src/scene/oldLetters/faces';

describe('The faces that old letters are compared with', () => {
  test('are as high as the letters of the design beside them: a stone of before the first revision has its own measures', async () => {
    const families = FONTS.filter(({ family }) => ['Josefin Sans', 'Cinzel'].includes(family));
    const fonts = new FontCache(fileBytes, FONTS);
    await fonts.load(families.map(({ family }) => family));
    const heights = (revision?: 1) =>
      facesIn(fonts, families, revision).map(({ family, typeface }) => `${family} ${typeface.capHeight}`);
    expect(new Set(heights())).toEqual(new Set(['Josefin Sans 702', 'Cinzel 700']));
    expect(new Set(heights(1))).toEqual(new Set(['Josefin Sans 728', 'Cinzel 700']));
  });
});
