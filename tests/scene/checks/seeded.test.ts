import { expect, test } from 'vitest';
import { falseAlarms } from '../../../bench/inspection/falseAlarms';
import { tidyDesign } from '../../../bench/inspection/goodDesigns';
import { seedFaults } from '../../../bench/inspection/seedFaults';
import { randomFrom } from '../../random';

// `npm run inspect:measure` seeds two thousand and prints the table of docs/checks.md.
test('An inspection catches a fault of every kind, and says nothing of eight tidy designs', () => {
  const random = randomFrom(20261123);
  const caught = seedFaults(56, random);
  expect(caught.length).toBeGreaterThanOrEqual(56);
  expect(caught.flatMap(({ kind, missed }) => missed.map((one) => `${kind}: ${one}`))).toEqual([]);
  expect(falseAlarms(Array.from({ length: 8 }, () => tidyDesign(random)))).toEqual([]);
}, 120_000);
