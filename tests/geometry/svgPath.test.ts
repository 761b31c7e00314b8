import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../src/geometry/bounds';
import { CLOSE, CUBIC, LINE, MOVE, type Outline } from '../../src/geometry/outline';
import { segmentsOf } from '../../src/geometry/segments';
import { outlineFromSvg, svgPathData } from '../../src/geometry/svgPath';

/** Points along the cubics of an outline, by Bernstein's polynomials. */
function pointsOnCubics(outline: Outline): [x: number, y: number][] {
  return [...segmentsOf(outline)]
    .filter(({ verb }) => verb === CUBIC)
    .flatMap(({ x, y, to: [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] }) =>
      Array.from({ length: 21 }, (_, step): [number, number] => {
        const t = step / 20;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        return [a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3];
      }),
    );
}

describe('Path data is read', () => {
  test('with relative, short and one-axis commands written out', () => {
    expect(svgPathData(outlineFromSvg('m1 1h2v3l-1 1zm5 5q1 1 2 0t2 0c1 0 1 1 2 1s1 1 2 1'))).toBe(
      'M1 1L3 1L3 4L2 5ZM6 6Q7 7 8 6Q9 5 10 6C11 6 11 7 12 7C13 7 13 8 14 8',
    );
  });

  test('with arcs that follow their circle to a thousandth of a mm on the largest stone', () => {
    const head = outlineFromSvg('M0 1000A1000 1000 0 0 1 2000 1000');
    for (const [x, y] of pointsOnCubics(head)) expect(Math.hypot(x - 1000, y - 1000)).toBeCloseTo(1000, 3);
    expect(boundsOf(head)?.top).toBeCloseTo(0, 3);
    expect([...head.coords].slice(-2)).toEqual([2000, 1000]);
  });

  test('with the large and the small arc, either way round', () => {
    const boxOf = (flags: string) => boundsOf(outlineFromSvg(`M0 0A5 5 0 ${flags} 6 0`));
    expect(boxOf('0 0')?.bottom).toBeCloseTo(1, 6);
    expect(boxOf('0 1')?.top).toBeCloseTo(-1, 6);
    expect(boxOf('1 0')?.bottom).toBeCloseTo(9, 6);
    expect(boxOf('1 1')?.top).toBeCloseTo(-9, 6);
  });

  test('with turned ellipses, every point of the arc on its ellipse', () => {
    const turn = Math.PI / 6;
    const arc = outlineFromSvg('M0 0A40 15 30 0 1 30 5');
    const middle = middleOfEllipse([0, 0], [30, 5], 40, 15, turn);
    const points = pointsOnCubics(arc);
    expect(points.length).toBeGreaterThan(20);
    for (const [x, y] of points) {
      const u = (Math.cos(turn) * (x - middle[0]) + Math.sin(turn) * (y - middle[1])) / 40;
      const v = (Math.cos(turn) * (y - middle[1]) - Math.sin(turn) * (x - middle[0])) / 15;
      expect(Math.hypot(u, v)).toBeCloseTo(1, 6);
    }
  });

  test('with radii too small for the way enlarged, and without any as a line', () => {
    expect(boundsOf(outlineFromSvg('M0 0A1 1 0 0 0 10 0'))?.bottom).toBeCloseTo(5, 6);
    expect(svgPathData(outlineFromSvg('M0 0A0 5 0 0 0 10 3'))).toBe('M0 0L10 3');
    expect(svgPathData(outlineFromSvg('M2 2A5 5 0 0 0 2 2L3 3'))).toBe('M2 2L3 3');
  });

  test('whole or not at all: data that breaks the grammar is refused', () => {
    for (const d of ['L1 2', 'M1', 'M1 2L3', 'M0 0 lorem', 'M0 0A5 5 0 2 0 1 1', 'M0 0L1e999 0']) {
      expect(() => outlineFromSvg(d), d).toThrow(SyntaxError);
    }
  });

  test('as an outline without ink where there is none', () => {
    expect(outlineFromSvg('').verbs).toHaveLength(0);
  });
});

/** The centre of the ellipse through two points for a small arc clockwise: found by bisection, not by the formula. */
function middleOfEllipse(
  from: number[],
  to: number[],
  rx: number,
  ry: number,
  turn: number,
): [number, number] {
  const onUnit = ([x = 0, y = 0]: number[]): [number, number] => [
    (Math.cos(turn) * x + Math.sin(turn) * y) / rx,
    (Math.cos(turn) * y - Math.sin(turn) * x) / ry,
  ];
  const [a, b] = [onUnit(from), onUnit(to)];
  const half = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2;
  const rise = Math.sqrt(1 - half * half) / (2 * half);
  // Clockwise with y down, a small arc has its centre to the right of its direction.
  const [u, v] = [(a[0] + b[0]) / 2 - rise * (b[1] - a[1]), (a[1] + b[1]) / 2 + rise * (b[0] - a[0])];
  return [
    Math.cos(turn) * rx * u - Math.sin(turn) * ry * v,
    Math.sin(turn) * rx * u + Math.cos(turn) * ry * v,
  ];
}

describe('Path data is written', () => {
  const lineTo = (x: number, y = 0): Outline => ({
    verbs: Uint8Array.of(MOVE, LINE),
    coords: Float64Array.of(0, 0, x, y),
  });

  test('in plain decimals: no exponent, no negative zero, no needless digits', () => {
    expect(svgPathData(lineTo(1e-15, -1e-15))).toBe('M0 0L0 0');
    expect(svgPathData(lineTo(1200, -0.5))).toBe('M0 0L1200 -0.5');
    expect(svgPathData(lineTo(12.34567, 100))).toBe('M0 0L12.3457 100');
    expect(svgPathData(lineTo(120.5, 9.96), 0)).toMatch(/^M0 0L12[01] 10$/);
  });

  test('with a coordinate that is not finite it is refused instead of drawing nothing', () => {
    for (const x of [Number.NaN, Number.POSITIVE_INFINITY, 1e21]) {
      expect(() => svgPathData(lineTo(x))).toThrow(RangeError);
    }
  });

  test('so that reading it gives the same outline, to the digits written', () => {
    const mm = fc.double({ min: -3000, max: 3000, noNaN: true });
    fc.assert(
      fc.property(fc.array(mm, { minLength: 12, maxLength: 12 }), (numbers) => {
        const outline = {
          verbs: Uint8Array.of(MOVE, LINE, CUBIC, LINE, CLOSE),
          coords: Float64Array.from(numbers),
        };
        const data = svgPathData(outline);
        const read = outlineFromSvg(data);
        expect(read.verbs).toEqual(outline.verbs);
        expect([...read.coords]).toEqual([...outline.coords].map((value) => expect.closeTo(value, 4)));
        expect(data).toMatch(/^[MLQCZ0-9 .-]*$/);
      }),
    );
  });
});
