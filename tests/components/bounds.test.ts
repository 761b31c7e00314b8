import { describe, expect, test } from 'vitest';
import { boundsSaid, isAway, isBeyond } from '../../src/components/bounds';

const HEIGHT = { min: 5, max: 300 };
const GAP = { min: -200, max: 200 };

describe('A number being typed', () => {
  test('is out of its bounds below the least and above the most', () => {
    expect([4.9, 5, 300, 300.1].map((number) => isAway(number, HEIGHT))).toEqual([true, false, false, true]);
  });

  test('is told of at once where no further digit brings it back', () => {
    expect(isBeyond(301, HEIGHT)).toBe(true);
    expect(isBeyond(-201, GAP)).toBe(true);
    expect(isBeyond(-1, HEIGHT)).toBe(true);
  });

  test('is left alone while it may still become a good one', () => {
    expect(isBeyond(3, HEIGHT)).toBe(false);
    expect(isBeyond(0, HEIGHT)).toBe(false);
    expect(isBeyond(-20, GAP)).toBe(false);
  });
});

test('the sentence tells of those bounds there are', () => {
  expect(boundsSaid(HEIGHT)).toBe('between');
  expect(boundsSaid({ min: 1, max: Infinity })).toBe('least');
  expect(boundsSaid({ min: -Infinity, max: 9 })).toBe('most');
  expect(boundsSaid({ min: -Infinity, max: Infinity })).toBeUndefined();
});
