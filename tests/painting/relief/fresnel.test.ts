import { expect, test } from 'vitest';
import { reflectance } from '../../../src/painting/relief/fresnel';

test('Polished granite that is looked at straight reflects 4.65 % of the light, and all of it at a grazing angle', () => {
  expect(reflectance(1)).toBeCloseTo(0.0465, 4);
  expect(reflectance(0)).toBe(1);
  // The top of a stone 120 mm thick, of which 14 mm are seen.
  expect(reflectance(14 / 120)).toBeCloseTo(0.56, 2);
});

test('Polished granite reflects more the more it is turned away', () => {
  const turned = [1, 0.8, 0.6, 0.4, 0.2, 0.1, 0].map(reflectance);
  expect(turned).toEqual(turned.toSorted((one, other) => one - other));
  expect(new Set(turned).size).toBe(turned.length);
});
