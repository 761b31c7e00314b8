import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weightAsMade } from '../../../src/scene/checks/weight';
import { madeStone } from '../../../src/stone/make/madeStone';
import { MAKEABLE } from '../../stone/make/makeableStone';

const GRANITE = { least: 2600, most: 2750, source: 'granites, trade sheets' };
const DIABASE = { least: 2980, most: 2980, source: 'EN 1936' };
const [black, grey] = MAKEABLE.Variants;
if (!black || !grey) throw new Error('two materials are needed');
const Variants = [
  { ...black, density: DIABASE },
  { ...grey, density: GRANITE },
];

test('A stone on its base weighs what a mason reckons by litres, however thick and however large the base', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(100, 120, 140, 160),
      fc.integer({ min: 600, max: 1200 }),
      fc.integer({ min: 50, max: 300 }),
      fc.integer({ min: 200, max: 500 }),
      fc.boolean(),
      (thickness, width, height, depth, isOther) => {
        const base = { width, height, depth, ...(isOther && { variantId: 1502 }) };
        const stone = { ...MAKEABLE, Variants, outline: 'M0 0H600V800H0Z' };
        const { least, most } = weightAsMade(
          stone,
          { density: DIABASE },
          madeStone({ thickness, base }, stone, 1501),
        );
        // In decimetres: litres of stone by kg a litre.
        const litres = 6 * 8 * (thickness / 100);
        const under = (width / 100) * (height / 100) * (depth / 100);
        const [lightest, heaviest] = isOther ? [2.6, 2.75] : [2.98, 2.98];
        expect(least).toBeCloseTo(litres * 2.98 + under * lightest, 6);
        expect(most).toBeCloseTo(litres * 2.98 + under * heaviest, 6);
      },
    ),
  );
});

test('Without a base and in its own thickness it weighs what it did', () => {
  const stone = { ...MAKEABLE, outline: 'M0 0H600V800H0Z' };
  const { least, most } = weightAsMade(stone, { density: GRANITE }, madeStone(undefined, stone, 1501));
  expect([least, most]).toEqual([expect.closeTo(57.6 * 2.6, 6), expect.closeTo(57.6 * 2.75, 6)]);
});
