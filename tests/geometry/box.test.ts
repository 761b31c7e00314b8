import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, boxesOverlap, grownBox, joinedBoxes } from '../../src/geometry/box';

/** Boxes on a raster of a few units, so that many overlap and many only touch. */
const box: fc.Arbitrary<Box> = fc
  .tuple(fc.nat(12), fc.nat(12), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

describe('Boxes', () => {
  test('are joined until none overlaps another, and each lies in one of them', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), (boxes) => {
        const joined = joinedBoxes(boxes);
        for (const [at, one] of joined.entries())
          expect(joined.slice(at + 1).some((other) => boxesOverlap(one, other))).toBe(false);
        for (const one of boxes) expect(joined.filter((outer) => holds(outer, one))).toHaveLength(1);
      }),
    );
  });

  test('that only touch, or lie apart, stay as they are', () => {
    const apart = [
      { left: 0, top: 0, right: 2, bottom: 2 },
      { left: 2, top: 0, right: 4, bottom: 2 },
      { left: 0, top: 3, right: 2, bottom: 5 },
    ];
    expect(joinedBoxes(apart)).toEqual(apart);
  });

  test('grow by as much on every side', () => {
    expect(grownBox({ left: 1, top: 2, right: 5, bottom: 9 }, 0.5)).toEqual({
      left: 0.5,
      top: 1.5,
      right: 5.5,
      bottom: 9.5,
    });
  });
});
