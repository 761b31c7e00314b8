import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlineFromSvg, svgPathData } from '../../src/geometry/svgPath';
import { turnCounters } from '../../src/painting/canvaskit/counters';

const turned = (d: string) => svgPathData(turnCounters(outlineFromSvg(d)));

describe('An outline filled by the even-odd rule is filled the same by the nonzero rule', () => {
  test('once its counters run the other way', () => {
    expect(turned('M0 0L9 0L9 9L0 9ZM2 2L7 2L7 7L2 7Z')).toBe('M0 0L9 0L9 9L0 9ZM2 7L7 7L7 2L2 2Z');
    expect(turned('M0 9L9 9L9 0L0 0Z')).toBe('M0 0L9 0L9 9L0 9Z');
  });

  test('what already runs rightly is not touched', () => {
    const ring = 'M0 0L9 0L9 9L0 9ZM2 7L7 7L7 2L2 2Z';
    expect(turned(ring)).toBe(ring);
  });

  test('ink within a counter is ink again', () => {
    const square = (inset: number) =>
      `M${inset} ${inset}L${20 - inset} ${inset}L${20 - inset} ${20 - inset}L${inset} ${20 - inset}Z`;
    const counter = 'M2 18L18 18L18 2L2 2Z';
    expect(turned([0, 2, 4].map(square).join(''))).toBe(square(0) + counter + square(4));
  });

  test('curves keep their controls, walked the other way', () => {
    expect(turned('M0 0Q0 9 9 9C9 4 4 0 0 0Z')).toBe('M0 0C4 0 9 4 9 9Q0 9 0 0Z');
  });

  test('places the pen only passed are left out', () => {
    expect(turned('M5 5M0 0L9 0L9 9ZM7 7')).toBe('M0 0L9 0L9 9Z');
    expect(turned('')).toBe('');
  });

  test('turning it again changes nothing', () => {
    const box = fc.tuple(fc.nat(50), fc.nat(50), fc.integer({ min: 1, max: 9 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(box, { maxLength: 5 }), (boxes) => {
        const d = boxes
          .map(
            ([x, y, side, down]) => `M${x} ${y}${down ? `v${side}h${side}` : `h${side}v${side}`}L${x} ${y}Z`,
          )
          .join('');
        const once = turnCounters(outlineFromSvg(d));
        expect(turnCounters(once)).toEqual(once);
      }),
    );
  });
});
