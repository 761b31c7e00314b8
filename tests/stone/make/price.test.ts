import { expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { priceList } from '../../../src/stone/catalogue/price';
import { priceOf } from '../../../src/stone/price/priceOf';
import { design } from '../../../src/stone/stone';

const { catalogue } = await catalogueFromFiles();
const base = { width: 700, height: 150, depth: 240 };
const plain = design.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501 });

/** A list as it was stored before bases and edges had prices. */
const earlier = priceList.parse({
  id: 9,
  currency: 'DKK',
  stones: [{ StoneTypeId: 15, variants: { 1501: 900_000 } }],
  engraved: [{ upTo: 40, each: 100 }],
  mounted: [{ upTo: 40, each: 100 }],
  vignets: { sandblown: 1, standard: 1, custom: 1 },
  attachments: [],
  frame: 1,
  repainting: 1,
  removal: 1,
});

test('A list stored earlier is read as it was, and asks for the price of what it does not name', () => {
  expect(JSON.stringify(priceList.parse(JSON.parse(JSON.stringify(earlier))))).toBe(JSON.stringify(earlier));
  expect(priceOf(plain, earlier).total).toBe(900_000);
  const { total, lines } = priceOf(
    { ...plain, make: { thickness: 140, base, edge: 'rough', bevel: 5 } },
    earlier,
  );
  expect(total).toBeNull();
  expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['stone', 900_000],
    ['thickness', null],
    ['base', null],
    ['edge', null],
    ['bevel', null],
  ]);
});

test('Every list that is shipped has a price for all that is proposed of a stone', () => {
  for (const list of catalogue.prices.map((one) => priceList.parse(one)))
    for (const { id, Variants, make } of catalogue.stoneTypes) {
      const bare = priceOf(
        design.parse({ StoneTypeId: id, StoneTypeVariantId: Variants[0]?.id }),
        list,
      ).total;
      if (!make || bare === null) continue;
      for (const thickness of make.thicknesses.slice(1)) {
        const made = design.parse({
          StoneTypeId: id,
          StoneTypeVariantId: Variants[0]?.id,
          make: { ...(make.base && { base: make.base }), edge: 'polished', side: 'rough', bevel: 10 },
        });
        expect(priceOf(made, list).total, `${id} in ${thickness}`).toBeGreaterThan(bare);
      }
    }
});
