import { describe, expect, test } from 'vitest';
import type { Polygon } from '../../src/geometry/polygon';
import { coverageMask } from '../../src/painting/canvaskit/coverageMask';

const AREA = { left: 0, top: 0, width: 6, height: 4 };

const polygon = (...points: readonly (readonly [number, number])[]): Polygon =>
  points.map(([x, y]) => ({ x, y }));
const rectangle = (left: number, top: number, right: number, bottom: number) =>
  polygon([left, top], [right, top], [right, bottom], [left, bottom]);

const rowsOf = (mask: Uint8Array, { width, height } = AREA) =>
  Array.from({ length: height }, (_, row) => [...mask.subarray(row * width, (row + 1) * width)]);

describe('How far polygons cover the pixels of an area', () => {
  test('is the exact area of an upright rectangle, whichever way it runs round', () => {
    const whole = rectangle(1.25, 0.5, 3.75, 2);
    for (const each of [whole, whole.toReversed()]) {
      expect(rowsOf(coverageMask([each], AREA))).toEqual([
        [0, 96, 128, 96, 0, 0],
        [0, 191, 255, 191, 0, 0],
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ]);
    }
  });

  test('is the exact area under an edge that slants over many pixels', () => {
    const wedge = polygon([0, 1], [6, 0], [6, 1]);
    const twelfths = [1, 3, 5, 7, 9, 11];
    expect(rowsOf(coverageMask([wedge], AREA))[0]).toEqual(twelfths.map((n) => Math.round((255 * n) / 12)));
  });

  test('leaves out a hole that runs the other way round', () => {
    const ring = [rectangle(0, 0, 6, 4), rectangle(2, 1, 4.5, 3).toReversed()];
    expect(rowsOf(coverageMask(ring, AREA))[1]).toEqual([255, 255, 0, 0, 128, 255]);
  });

  test('counts what lies beside the area for the part that is within it only', () => {
    const wide = rectangle(-50, -20, 2.5, 90);
    for (const row of rowsOf(coverageMask([wide], AREA))) expect(row).toEqual([255, 255, 128, 0, 0, 0]);
    const slanting = polygon([-3, 0], [9, 0], [-3, 4]);
    const [, , third] = rowsOf(coverageMask([slanting], AREA));
    expect(third).toEqual([213, 128, 43, 0, 0, 0]);
  });

  test('is measured from the area’s own corner', () => {
    const moved = { ...AREA, left: 100, top: 40 };
    expect(coverageMask([rectangle(101.25, 40.5, 103.75, 42)], moved)).toEqual(
      coverageMask([rectangle(1.25, 0.5, 3.75, 2)], AREA),
    );
  });

  test('adds up to the area of a circle', () => {
    const area = { left: 0, top: 0, width: 60, height: 60 };
    const round = Array.from({ length: 720 }, (_, i) => {
      const angle = (i * Math.PI) / 360;
      return { x: 29.3 + 25 * Math.cos(angle), y: 30.1 + 25 * Math.sin(angle) };
    });
    const covered = coverageMask([round], area).reduce((sum, value) => sum + value / 255, 0);
    expect(Math.abs(covered - Math.PI * 625)).toBeLessThan(0.5);
  });
});
