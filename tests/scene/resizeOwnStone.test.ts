import { expect, test } from 'vitest';
import { resizeOwnStone } from '../../src/scene/resizeOwnStone';

const STONE = {
  id: 1_000_001,
  url: '/api/asset/a.webp',
  width: 600,
  height: 900,
  outline: 'M0 900V100C0 0 600 0 600 100V900Z',
};

test('an uploaded stone that was measured anew keeps its photograph, and its outline fills the new size', () => {
  expect(resizeOwnStone(STONE, 300, 1800)).toEqual({
    ...STONE,
    width: 300,
    height: 1800,
    outline: 'M0 1800V200C0 0 300 0 300 200V1800Z',
  });
});

test('the same measures leave it as it is', () => {
  expect(resizeOwnStone(STONE, 600, 900)).toEqual(STONE);
});
