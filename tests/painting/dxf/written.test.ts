import fc from 'fast-check';
import { expect, test } from 'vitest';
import { written } from '../../../src/painting/dxf/layers';

/** The number told by its digits: slow, and right by the definition of `toFixed`. */
const byDigits = (mm: number) => Number(mm.toFixed(4)) + 0;

test('A coordinate is written with four decimals, as its own digits round', () => {
  fc.assert(
    fc.property(fc.double({ min: -20_000, max: 20_000, noNaN: true }), (mm) =>
      Object.is(written(mm), byDigits(mm)),
    ),
    { numRuns: 20_000 },
  );
});

test('so are those in the middle between two steps, and just beside it', () => {
  for (let step = -3_000; step <= 3_000; step += 1) {
    const middle = (step + 0.5) / 10_000;
    for (const mm of [middle, middle * (1 + Number.EPSILON), middle * (1 - Number.EPSILON), middle + 700])
      expect(written(mm), String(mm)).toBe(byDigits(mm));
  }
});

test('and what is greater than any stone, or almost nothing, which is never -0', () => {
  for (const mm of [1e6 + 0.00005, -123_456_789.123_45, 1e22, -0, -0.000_01, 0.000_049_999])
    expect(written(mm), String(mm)).toBe(byDigits(mm));
  expect(Object.is(written(-0.000_01), 0)).toBe(true);
});
