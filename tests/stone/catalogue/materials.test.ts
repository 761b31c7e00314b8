import { describe, expect, test } from 'vitest';
import { materialKey, materialsOf, variantLike } from '../../../src/stone/catalogue/materials';
import type { StoneVariant } from '../../../src/stone/catalogue/stoneType';
import type { Finish } from '../../../src/stone/finish';
import { catalogue, chosen, designWith } from '../../scene/drawnStone';

const [model] = catalogue.stoneTypes[0]?.Variants ?? [];
if (!model) throw new Error('the catalogue has a stone');

const variant = (id: number, finish: Finish, key?: string): StoneVariant => {
  const { material: _own, ...plain } = model;
  return { ...plain, id, finish, ...(key !== undefined && { material: { key, Name: key, Names: {} } }) };
};

const BOHUS = [variant(3, 'polished', 'bohus'), variant(4, 'honed', 'bohus')];
const BLACK = variant(1, 'polished', 'black');
const OLD = variant(7, 'rough');

describe('The materials of a stone', () => {
  test('are its variants by material, each in the order in which they are offered', () => {
    expect(materialsOf([BOHUS[0], BLACK, OLD, BOHUS[1]].filter((one) => one !== undefined))).toEqual([
      { key: 'bohus', variants: BOHUS },
      { key: 'black', variants: [BLACK] },
      { key: materialKey(OLD), variants: [OLD] },
    ]);
  });

  test('are one each where variants name none: a catalogue of before', () => {
    expect(materialsOf([variant(1, 'polished'), variant(2, 'honed')])).toHaveLength(2);
  });

  test('are taken in the finish of the one before, or in their first', () => {
    const bohus = { key: 'bohus', variants: BOHUS };
    expect(variantLike(bohus, variant(9, 'honed'))?.id).toBe(4);
    expect(variantLike(bohus, OLD)?.id).toBe(3);
    expect(variantLike(bohus, undefined)?.id).toBe(3);
  });
});

describe('A stone that does not come in the finish of the one before', () => {
  test('is of the same material in a finish that it comes in', () => {
    const black = designWith([], { StoneTypeId: 15, StoneTypeVariantId: 1501 });
    const natural = chosen(black, 21);
    const type = catalogue.stoneTypes.find(({ id }) => id === 21);
    const now = type?.Variants.find(({ id }) => id === natural.StoneTypeVariantId);
    expect(now).toMatchObject({ finish: 'rough', material: { key: 'black-granite' } });
    // Back on the first, it is polished as it was wished.
    expect(chosen(natural, 15).StoneTypeVariantId).toBe(1501);
  });
});
