import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { expectGolden } from './expectGolden';
import { STONES } from './subjects/stones';

describe('Every stone type is drawn as it was accepted', () => {
  test.each(STONES)('$name', expectGolden);

  test('none is left out', () => {
    expect(STONES.map(({ design }) => design.StoneTypeId)).toEqual(catalogue.stoneTypes.map(({ id }) => id));
  });
});
