import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { expectGolden } from './expectGolden';
import { FAMILIES } from './subjects/families';

describe('Every family, upright and cursive, is drawn as it was accepted', () => {
  test.each(FAMILIES)('$name', expectGolden);

  test('none is left out, and those for bronze are mounted too', () => {
    const drawn = FAMILIES.flatMap(({ design }) => design.Parms).flatMap((line) =>
      line.type === 'text' ? [`${line.fontFamily} ${line.variant} ${line.cursive}`] : [],
    );
    const wanted = FONTS.flatMap(({ family, group }) =>
      (group === 'bronze' ? ['sandb', 'bronze'] : ['sandb']).flatMap((variant) => [
        `${family} ${variant} false`,
        `${family} ${variant} true`,
      ]),
    );
    expect(drawn).toEqual(wanted);
  });
});
