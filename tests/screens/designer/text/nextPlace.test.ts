import { expect, test } from 'vitest';
import { nextPlace } from '../../../../src/screens/designer/text/signs/nextPlace';

/** Two groups beside each other, then one of three rows. */
const PLACES = [
  { left: 0, top: 0 },
  { left: 40, top: 0 },
  { left: 160, top: 0 },
  { left: 0, top: 60 },
  { left: 40, top: 60 },
  { left: 80, top: 60 },
  { left: 0, top: 100 },
];

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [3, 'ArrowLeft', 2],
  [0, 'ArrowLeft', undefined],
  [6, 'ArrowRight', undefined],
  [1, 'ArrowDown', 4],
  [2, 'ArrowDown', 5],
  [5, 'ArrowDown', 6],
  [6, 'ArrowDown', undefined],
  [6, 'ArrowUp', 3],
  [5, 'ArrowUp', 1],
  [4, 'Home', 0],
  [0, 'End', 6],
  [3, 'a', undefined],
])('From sign %i, %s leads to %s', (at, key, next) => {
  expect(nextPlace(PLACES, at, key)).toBe(next);
});
