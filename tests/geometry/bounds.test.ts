import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../src/geometry/bounds';
import { transformOutline } from '../../src/geometry/matrix';
import { EMPTY, type Outline } from '../../src/geometry/outline';
import { outlineFromSvg } from '../../src/geometry/svgPath';

describe('The box of an outline', () => {
  test('holds lines by their ends', () => {
    expect(boundsOf(outlineFromSvg('M3 8L-1 2L5 4Z'))).toEqual({ left: -1, top: 2, right: 5, bottom: 8 });
  });

  test('touches a quadratic curve itself, not its control point', () => {
    expect(boundsOf(outlineFromSvg('M0 0Q5 10 10 0'))).toEqual({ left: 0, top: 0, right: 10, bottom: 5 });
  });

  test('touches a cubic curve itself, not its control points', () => {
    expect(boundsOf(outlineFromSvg('M0 0C0 8 10 8 10 0'))).toEqual({ left: 0, top: 0, right: 10, bottom: 6 });
    const wave = boundsOf(outlineFromSvg('M0 0C10 10 20 -10 30 0'));
    expect(wave?.bottom).toBeCloseTo(5 / Math.sqrt(3), 12);
    expect(wave?.top).toBeCloseTo(-5 / Math.sqrt(3), 12);
  });

  test('leaves out places the pen only passed', () => {
    expect(boundsOf(outlineFromSvg('M-50 -50M0 0L1 2M90 90'))).toEqual({
      left: 0,
      top: 0,
      right: 1,
      bottom: 2,
    });
  });

  test('is undefined without ink', () => {
    expect(boundsOf(EMPTY)).toBeUndefined();
    expect(boundsOf(outlineFromSvg('M5 5'))).toBeUndefined();
  });

  test('holds a circle of arcs by its radius, wherever it stands and however it is turned', () => {
    const circle = outlineFromSvg('M-300 0A300 300 0 0 1 300 0A300 300 0 0 1 -300 0Z');
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 7, noNaN: true }),
        fc.integer({ min: -2000, max: 2000 }),
        (turn, x) => {
          const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
          const box = boundsOf(transformOutline(circle, [cos, sin, -sin, cos, x, -x]));
          expect(box?.left).toBeCloseTo(x - 300, 4);
          expect(box?.right).toBeCloseTo(x + 300, 4);
          expect(box?.top).toBeCloseTo(-x - 300, 4);
          expect(box?.bottom).toBeCloseTo(-x + 300, 4);
        },
      ),
    );
  });

  test('holds every point of a curve and is touched on all four sides', () => {
    const place = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(fc.array(place, { minLength: 8, maxLength: 8 }), (numbers) => {
        const outline = outlineFromSvg(`M${numbers.slice(0, 2).join(' ')}C${numbers.slice(2).join(' ')}`);
        const box = boundsOf(outline);
        const points = pointsOfCubic(outline);
        const xs = points.map(([x]) => x);
        const ys = points.map(([, y]) => y);
        // 2000 points along the curve come this close to its turning points.
        const near = 0.005;
        expect(Math.min(...xs) - (box?.left ?? Number.NaN)).toSatisfy(within(near));
        expect((box?.right ?? Number.NaN) - Math.max(...xs)).toSatisfy(within(near));
        expect(Math.min(...ys) - (box?.top ?? Number.NaN)).toSatisfy(within(near));
        expect((box?.bottom ?? Number.NaN) - Math.max(...ys)).toSatisfy(within(near));
      }),
      { numRuns: 50 },
    );
  });
});

function within(near: number) {
  return (beyond: number) => beyond > -1e-9 && beyond < near;
}

/** Points along an outline that is one cubic, by Bernstein's polynomials. */
function pointsOfCubic({ coords }: Outline): [x: number, y: number][] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = coords;
  return Array.from({ length: 2001 }, (_, step) => {
    const t = step / 2000;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}
