import { describe, expect, test } from 'vitest';
import { flattened } from '../../src/geometry/flatten';
import { contoursOf, pointOf, splitAt } from '../../src/geometry/strokes';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { signedArea } from '../painting/sheet/points';

describe('The contours of an outline', () => {
  test('have cubic curves only: a quadratic one is raised without changing its course', () => {
    const [contour] = contoursOf(outlineFromSvg('M0 0Q10 20 40 0Z'));
    const [curve, line] = contour?.strokes ?? [];
    expect(contour?.strokes).toHaveLength(2);
    expect(line).toEqual({ from: [40, 0], to: [0, 0] });
    for (const t of [0, 0.1, 0.35, 0.5, 0.8, 1]) {
      const [x = NaN, y = NaN] = curve ? pointOf(curve, t) : [];
      expect(x).toBeCloseTo(2 * (1 - t) * t * 10 + t * t * 40, 10);
      expect(y).toBeCloseTo(2 * (1 - t) * t * 20, 10);
    }
  });

  test('end exactly where they began, also where single precision left a gap', () => {
    for (const d of ['M0 0L10 0L10 10Z', 'M0 0L10 0L10 10L0.00003 0.00002Z', 'M0 0L10 0C10 5 5 10 0 0Z']) {
      for (const { closed, start, strokes } of contoursOf(outlineFromSvg(d))) {
        expect(closed).toBe(true);
        expect(strokes.at(-1)?.to).toEqual(start);
        for (const [index, { from }] of strokes.slice(1).entries()) expect(from).toEqual(strokes[index]?.to);
      }
    }
  });

  test('leave out strokes without length, and keep open lines open', () => {
    const [line, ...more] = contoursOf(outlineFromSvg('M5 5L5 5L9 5M3 3'));
    expect(more).toEqual([]);
    expect(line).toEqual({ closed: false, start: [5, 5], strokes: [{ from: [5, 5], to: [9, 5] }] });
  });

  test('are cut in two without changing their course', () => {
    const [stroke] = contoursOf(outlineFromSvg('M0 0C0 30 40 30 50 -10'))[0]?.strokes ?? [];
    const halves = stroke ? splitAt(stroke, 0.3) : [];
    for (const t of [0, 0.2, 0.7, 1]) {
      const [first, second] = halves.map((half) => pointOf(half, t));
      const [atFirst = [], atSecond = []] = stroke
        ? [pointOf(stroke, 0.3 * t), pointOf(stroke, 0.3 + 0.7 * t)]
        : [];
      expect(
        Math.hypot((first?.[0] ?? NaN) - (atFirst[0] ?? 0), (first?.[1] ?? NaN) - (atFirst[1] ?? 0)),
      ).toBeLessThan(1e-9);
      expect(
        Math.hypot((second?.[0] ?? NaN) - (atSecond[0] ?? 0), (second?.[1] ?? NaN) - (atSecond[1] ?? 0)),
      ).toBeLessThan(1e-9);
    }
  });
});

describe('A flattened circle', () => {
  const circle = contoursOf(outlineFromSvg('M100 0A100 100 0 0 1 -100 0A100 100 0 0 1 100 0Z'));

  test.each([0.1, 0.01, 0.001])('lies within %f mm of its arc', (chord) => {
    for (const contour of circle) {
      const points = flattened(contour, chord);
      const middles = points.slice(1).map(([x, y], index) => {
        const [beforeX, beforeY] = points[index] ?? [x, y];
        return Math.hypot((x + beforeX) / 2, (y + beforeY) / 2);
      });
      expect(Math.min(...middles)).toBeGreaterThan(100 - chord);
      expect(Math.max(...points.map(([x, y]) => Math.hypot(x, y)))).toBeLessThan(100 + chord);
      expect(points.at(-1)).toEqual(points[0]);
    }
  });

  test('encloses as much as it does, to a ten-thousandth: its chords lie on both sides of the arc', () => {
    const [points = []] = circle.map((contour) => flattened(contour, 0.1));
    expect(Math.abs(signedArea(points) / (Math.PI * 100 ** 2) - 1)).toBeLessThan(0.0001);
  });
});
