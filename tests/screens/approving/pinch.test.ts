import { expect, test } from 'vitest';
import { fingers, LARGEST, scrolledTo, within } from '../../../src/screens/approving/pinch';

test('Two fingers are as far apart as they are, and something even where they lie on one another', () => {
  expect(fingers({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ apart: 50, middle: { x: 15, y: 20 } });
  expect(fingers({ x: 5, y: 5 }, { x: 5, y: 5 }).apart).toBe(1);
});

test('A picture is never smaller than the page, nor larger than is of use', () => {
  expect([within(0.2), within(3), within(50)]).toEqual([1, 3, LARGEST]);
});

test('What lay between the fingers lies between them again, however much it is enlarged', () => {
  for (const enlarged of [1.5, 2, 6]) {
    const [width, at, scrolledBefore] = [300, 120, 40];
    // On the picture as large as it was first: 400 px.
    const share = (scrolledBefore + at) / 400;
    const scrolled = scrolledTo(share, width * enlarged, at);
    expect((scrolled + at) / (width * enlarged)).toBeCloseTo(Math.max(share, at / (width * enlarged)), 12);
  }
});
