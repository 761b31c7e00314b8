import { expect, test } from 'vitest';
import { boundsOf } from '../../src/geometry/bounds';
import { transformOutline } from '../../src/geometry/matrix';
import { layLine } from '../../src/lettering/layLine';
import { letterBox } from '../../src/lettering/letterBox';
import { letterOutline } from '../../src/lettering/letterOutline';
import { typefaceOf, uprightOf } from './typefaces';

const SETTING = { fontSize: 30, fontSpacing: 100, letterSpacing: 0, spacings: [0.3, -0.7] };
const TEXT = 'Søren Ågård, Þórr q\u0303 & 1934';

/** A quarter turn and a third of one, each with a shift, in mm. */
const TURNS = [
  [0, 2, -2, 0, 5, 7],
  [0.5, 0.8, -0.8, 0.5, -3, 11],
] as const;

for (const cursive of ['none', 'slant'] as const) {
  test(`The box of a letter is that of its whole outline, marks included (${cursive})`, async () => {
    const typeface = await typefaceOf(uprightOf('EB Garamond'));
    const line = layLine(typeface, { ...SETTING, text: TEXT, cursive });
    const inked = line.letters.filter((letter) => {
      const outline = letterOutline(typeface, line, letter);
      for (const matrix of [undefined, ...TURNS]) {
        const found = letterBox(typeface, line, letter, matrix);
        const whole = boundsOf(matrix ? transformOutline(outline, matrix) : outline);
        expect(found === undefined).toBe(whole === undefined);
        for (const side of ['left', 'top', 'right', 'bottom'] as const)
          expect(found?.[side] ?? 0).toBeCloseTo(whole?.[side] ?? 0, 9);
      }
      return letterBox(typeface, line, letter) !== undefined;
    });
    expect(inked).toHaveLength(TEXT.normalize().replaceAll(/\s/g, '').length - 1);
  });
}
