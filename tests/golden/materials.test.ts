import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { expectGolden } from './expectGolden';
import { MATERIALS } from './subjects/materials';

describe('Every material and finish is drawn as it was accepted', () => {
  test.each(MATERIALS)('$name', expectGolden);

  test('none is left out', () => {
    const tiles = new Set(catalogue.stoneTypes.flatMap(({ Variants }) => Variants.map(({ tile }) => tile)));
    const drawn = MATERIALS.flatMap(({ catalogue: { stoneTypes } }) =>
      stoneTypes[0]?.Variants.map(({ tile }) => tile),
    );
    expect(new Set(drawn)).toEqual(tiles);
  });
});
