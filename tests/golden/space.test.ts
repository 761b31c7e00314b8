import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { expectGolden } from './expectGolden';
import { SPACE } from './subjects/space';

describe('Every stone type in space is seen as it was accepted', () => {
  test.each(SPACE)('$name', expectGolden);

  test('none is left out', () => {
    expect(SPACE.map(({ design }) => design.StoneTypeId)).toEqual(catalogue.stoneTypes.map(({ id }) => id));
  });
});
