import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { radians } from '../../src/geometry/angle';
import { bendOf, chordsFor, pointAt } from '../../src/geometry/bezier';
import { boundsOf } from '../../src/geometry/bounds';
import { boxUnder } from '../../src/geometry/box';
import { areaOf as areaOfContour, boxAround, contoursOf, covers } from '../../src/geometry/contour';
import { joinMatrices, type Matrix, transformOutline } from '../../src/geometry/matrix';
import { CLOSE, CUBIC, LINE, MOVE, OutlinePen } from '../../src/geometry/outline';
import { between, type Point } from '../../src/geometry/point';
import { areaOf as areaOfPolygon, polygonsOf } from '../../src/geometry/polygon';
import { isWithin, ringsOf, signedAreaOf } from '../../src/geometry/ring';
import { cornersUnder, overlapOf } from '../../src/geometry/turnedBox';

const length = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.tuple(length, length);
const part = fc.double({ min: 0, max: 1, noNaN: true });
const factor = fc.double({ min: -3, max: 3, noNaN: true });
const matrix: fc.Arbitrary<Matrix> = fc.tuple(factor, factor, factor, factor, length, length);

/** A Bézier curve's point by Bernstein's polynomials: sums, where the product halves repeatedly. */
function bernstein([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const sum = (axis: 0 | 1) => [a, b, c, d].reduce((s, p, at) => s + (weights[at] ?? 0) * p[axis], 0);
  return [sum(0), sum(1)];
}

function distanceToChord([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = square === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

/** A closed outline of straight sides. */
function outlineThrough(points: readonly Point[]) {
  const pen = new OutlinePen();
  for (const [at, [x, y]] of points.entries()) pen.draw(at === 0 ? MOVE : LINE, x, y);
  pen.draw(CLOSE);
  return pen.outline();
}

/** The area as the sum of triangles about the first corner. */
function areaByTriangles([first, ...rest]: readonly Point[]): number {
  if (!first) return 0;
  return rest.slice(1).reduce((sum, [x, y], at) => {
    const [bx, by] = rest[at] ?? first;
    return sum + ((bx - first[0]) * (y - first[1]) - (x - first[0]) * (by - first[1])) / 2;
  }, 0);
}

/** How often a ring winds round a point, by the angles under which it is seen. */
function turnsAround(points: readonly Point[], [x, y]: Point): number {
  const turned = points.reduce((sum, [ax, ay], at) => {
    const [bx, by] = points[(at + 1) % points.length] ?? [ax, ay];
    const angle = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x);
    return sum + Math.atan2(Math.sin(angle), Math.cos(angle));
  }, 0);
  return Math.round(turned / (2 * Math.PI));
}

/** A ring with distinct corners. */
const ring = fc
  .uniqueArray(point, {
    minLength: 3,
    maxLength: 9,
    selector: ([x, y]) => `${Math.round(x)} ${Math.round(y)}`,
  })
  .map((points): readonly Point[] => points);

describe('What is reckoned in geometry, and once more another way:', () => {
  test('a point between two, and of a curve', () => {
    fc.assert(
      fc.property(point, point, point, point, part, (a, b, c, d, t) => {
        const [x, y] = pointAt(...a, [...b, ...c, ...d], t);
        const [naiveX, naiveY] = bernstein([a, b, c, d], t);
        expect(Math.hypot(x - naiveX, y - naiveY)).toBeLessThan(1e-9);
        const [lineX, lineY] = between(a, b, t);
        expect(Math.hypot(lineX - pointAt(...a, b, t)[0], lineY - pointAt(...a, b, t)[1])).toBeLessThan(1e-9);
      }),
    );
  });

  test('no chord lies farther from its curve than was asked', () => {
    const tolerance = fc.double({ min: 0.01, max: 5, noNaN: true });
    fc.assert(
      fc.property(point, point, point, point, tolerance, (a, b, c, d, most) => {
        const to = [...b, ...c, ...d];
        const count = chordsFor(...a, to, most);
        fc.pre(count < 400);
        const ends = Array.from({ length: count + 1 }, (_, at) => pointAt(...a, to, at / count));
        const off = Array.from({ length: count * 8 }, (_, at) => {
          const chord = Math.floor(at / 8);
          return distanceToChord(
            bernstein([a, b, c, d], at / (count * 8)),
            ends[chord] ?? a,
            ends[chord + 1] ?? d,
          );
        });
        expect(Math.max(...off)).toBeLessThanOrEqual(most + 1e-9);
        expect(bendOf(...a, [...a, ...a, ...a])).toBe(0);
      }),
      { numRuns: 50 },
    );
  });

  test('a curve lies in its bounds and touches each of their sides', () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, d) => {
        const pen = new OutlinePen();
        pen.draw(MOVE, ...a);
        pen.draw(CUBIC, ...b, ...c, ...d);
        const box = boundsOf(pen.outline());
        const seen = Array.from({ length: 2001 }, (_, at) => bernstein([a, b, c, d], at / 2000));
        const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
        const off = [
          Math.min(...xs) - (box?.left ?? NaN),
          (box?.right ?? NaN) - Math.max(...xs),
          Math.min(...ys) - (box?.top ?? NaN),
          (box?.bottom ?? NaN) - Math.max(...ys),
        ];
        for (const side of off) {
          expect(side).toBeGreaterThan(-1e-9);
          expect(side).toBeLessThan(0.01);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('the area of straight sides, as ring, as polygon and as contour', () => {
    fc.assert(
      fc.property(ring, (points) => {
        const outline = outlineThrough(points);
        const area = areaByTriangles(points);
        const sum = (areas: readonly number[]) => areas.reduce((all, each) => all + each, 0);
        expect(sum(ringsOf(outline).map(signedAreaOf))).toBeCloseTo(area, 5);
        expect(sum(polygonsOf(outline).map(areaOfPolygon))).toBeCloseTo(area, 5);
        expect(sum(contoursOf(outline, 0.1).map(areaOfContour))).toBeCloseTo(area, 5);
      }),
    );
  });

  test('whether a point lies within', () => {
    fc.assert(
      fc.property(ring, point, (points, at) => {
        const isNear = points.some(
          (from, index) => distanceToChord(at, from, points[(index + 1) % points.length] ?? from) < 1e-6,
        );
        fc.pre(!isNear);
        const outline = outlineThrough(points);
        const inside = turnsAround(points, at) !== 0;
        expect(isWithin(ringsOf(outline), at)).toBe(inside);
        expect(covers(contoursOf(outline, 0.1), ...at)).toBe(inside);
      }),
    );
  });

  test('one matrix after the other is both joined; a box under a matrix holds what the box held', () => {
    fc.assert(
      fc.property(ring, matrix, matrix, (points, first, then) => {
        const outline = outlineThrough(points);
        const twice = transformOutline(transformOutline(outline, first), then);
        const once = transformOutline(outline, joinMatrices(then, first));
        for (const [at, value] of once.coords.entries())
          expect(value).toBeCloseTo(twice.coords[at] ?? NaN, 6);
        const mapped = boundsOf(transformOutline(outline, first));
        const box = boundsOf(outline);
        if (!mapped || !box) throw new Error('an outline through points has a box');
        const around = boxUnder(box, first);
        expect(around.left).toBeLessThanOrEqual(mapped.left + 1e-6);
        expect(around.right).toBeGreaterThanOrEqual(mapped.right - 1e-6);
        expect(around.top).toBeLessThanOrEqual(mapped.top + 1e-6);
        expect(around.bottom).toBeGreaterThanOrEqual(mapped.bottom - 1e-6);
        expect(boxAround(contoursOf(outline, 0.1)).left).toBeCloseTo(box.left, 9);
      }),
    );
  });

  test('turned boxes reach into each other where a corner or a side of one lies in the other', () => {
    const side = fc.double({ min: 1, max: 200, noNaN: true });
    const box = fc.record({ width: side, height: side, turn: fc.integer({ min: 0, max: 359 }), at: point });
    const cornersOf = ({
      width,
      height,
      turn,
      at: [x, y],
    }: {
      width: number;
      height: number;
      turn: number;
      at: Point;
    }) => {
      const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
      return cornersUnder({ left: 0, top: 0, right: width, bottom: height }, [cos, sin, -sin, cos, x, y]);
    };
    fc.assert(
      fc.property(box, box, (one, other) => {
        const [a, b] = [cornersOf(one), cornersOf(other)];
        const grid = Array.from({ length: 441 }, (_, at): Point => {
          const top = between(a[0], a[1], (at % 21) / 20);
          return between(top, between(a[3], a[2], (at % 21) / 20), Math.floor(at / 21) / 20);
        });
        if (grid.some((each) => isWithin([b], each))) expect(overlapOf(a, b)).toBeGreaterThan(-1e-9);
        if (overlapOf(a, b) < -1e-9) expect(grid.every((each) => !isWithin([b], each))).toBe(true);
        expect(overlapOf(a, b)).toBeCloseTo(overlapOf(b, a), 9);
      }),
    );
  });
});
