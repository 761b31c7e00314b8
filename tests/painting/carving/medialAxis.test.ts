import { describe, expect, test } from 'vitest';
import { medialAxis } from '../../../src/painting/carving/axis/medialAxis';
import { piecesOf } from '../../../src/painting/carving/axis/piecesOf';
import { sitesOf } from '../../../src/painting/carving/axis/sites';

type Disc = readonly [x: number, y: number, radius: number];

const RECTANGLE = Float64Array.from([0, 0, 10, 0, 10, 4, 0, 4]);

/** An L: five corners that point out, and one that points in, at 4 4. */
const ELL = Float64Array.from([0, 0, 12, 0, 12, 4, 4, 4, 4, 12, 0, 12]);

/** A closed line of many sides around 0 0, wavy, with this direction. */
function wavy(radius: number, depth: number, sign: 1 | -1): Float64Array {
  return Float64Array.from(
    Array.from({ length: 240 }, (_, index) => {
      const angle = (sign * index * 2 * Math.PI) / 240;
      const at = radius + depth * Math.sin(5 * angle);
      return [at * Math.cos(angle), at * Math.sin(angle)];
    }).flat(),
  );
}

/** How far a point lies from each side of contours, the nearest first: every side asked, by hand. */
function distances(contours: readonly Float64Array[], [x, y]: Disc): number[] {
  return contours
    .flatMap((contour) =>
      Array.from({ length: contour.length / 2 }, (_, side) => {
        const next = (side + 1) % (contour.length / 2);
        const [ax = 0, ay = 0] = contour.slice(2 * side);
        const [bx = 0, by = 0] = contour.slice(2 * next);
        const [dx, dy] = [bx - ax, by - ay];
        const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(x - ax - part * dx, y - ay - part * dy);
      }),
    )
    .sort((one, other) => one - other);
}

const reaches = (rows: readonly (readonly Disc[])[], x: number, y: number) =>
  rows.flat().some(([atX, atY, radius]) => Math.hypot(atX - x, atY - y) < 1e-6 && radius < 1e-6);

describe('The medial axis', () => {
  test('of a rectangle is its ridge, with a way into each corner', () => {
    const rows = medialAxis([RECTANGLE], 100);
    for (const [x, y] of [
      [0, 0],
      [10, 0],
      [10, 4],
      [0, 4],
    ] as const)
      expect(reaches(rows, x, y)).toBe(true);
    const deepest = rows.flat().filter(([, , radius]) => radius > 1.999);
    expect(Math.min(...deepest.map(([x]) => x))).toBeCloseTo(2, 9);
    expect(Math.max(...deepest.map(([x]) => x))).toBeCloseTo(8, 9);
  });

  test('goes into corners that point out, and not into one that points in', () => {
    const rows = medialAxis([ELL], 100);
    expect(reaches(rows, 12, 4)).toBe(true);
    expect(reaches(rows, 0, 0)).toBe(true);
    for (const [x, y, radius] of rows.flat()) expect(Math.hypot(x - 4, y - 4)).toBeGreaterThan(radius - 1e-6);
  });

  test('is as far from its two nearest edges to a ten thousandth of a mm, also around a hole', () => {
    const shape = [wavy(20, 3, 1), wavy(9, 1.5, -1)];
    const discs = piecesOf(sitesOf(shape), 100).flat();
    expect(discs.length).toBeGreaterThan(400);
    for (const disc of discs) {
      const [nearest = 0, second = 0] = distances(shape, disc);
      expect(Math.abs(nearest - disc[2])).toBeLessThan(1e-4);
      expect(Math.abs(second - disc[2])).toBeLessThan(1e-4);
    }
  });

  test('goes around at the greatest radius where it would be larger', () => {
    const rows = medialAxis([RECTANGLE], 1);
    const at = rows.flat().filter(([, , radius]) => radius > 1 - 1e-9);
    for (const disc of at) expect(distances([RECTANGLE], disc)[0]).toBeCloseTo(1, 9);
    expect(at.some(([x, y]) => Math.abs(x - 9) < 1e-9 && Math.abs(y - 3) < 1e-9)).toBe(true);
  });
});
