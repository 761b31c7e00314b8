import { describe, expect, test } from 'vitest';
import { materialKey } from '../../src/stone/catalogue/materials';
import { catalogue } from './catalogue';
import { expectGolden } from './expectGolden';
import { PLACES } from './subjects/places';

describe('A stone in its place is drawn as it was accepted', () => {
  test.each(PLACES)('$name', expectGolden);

  test('on every kind of ground there is', () => {
    const kindOf = (id: number | null) => catalogue.backgrounds.find((one) => one.id === id)?.cover?.kind;
    const drawn = new Set(PLACES.map(({ design }) => kindOf(design.BackgroundId)));
    for (const { cover } of catalogue.backgrounds) expect(drawn).toContain(cover?.kind);
  });

  test('in every place, and in every material that a stone comes in', () => {
    const places = new Set(PLACES.map(({ design }) => design.BackgroundId));
    expect(catalogue.backgrounds.map(({ id }) => id).filter((id) => !places.has(id))).toEqual([]);
    const variants = catalogue.stoneTypes.flatMap(({ Variants }) => Variants);
    const materialOf = (variant: (typeof variants)[number]) => `${materialKey(variant)} ${variant.finish}`;
    const drawn = new Set(
      PLACES.flatMap(({ design }) => {
        const variant = variants.find(({ id }) => id === design.StoneTypeVariantId);
        return variant ? [materialOf(variant)] : [];
      }),
    );
    expect([...new Set(variants.map(materialOf))].filter((material) => !drawn.has(material))).toEqual([]);
  });
});
