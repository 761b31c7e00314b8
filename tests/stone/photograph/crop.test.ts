import { describe, expect, test } from 'vitest';
import type { Matrix } from '../../../src/geometry/matrix';
import { cropped } from '../../../src/stone/photograph/crop';

/** A generator of its own, so that each run tries the same. */
function* lots(count: number) {
  let seed = 7;
  const next = (least: number, most: number) => {
    seed = (seed * 48271) % 2147483647;
    return least + (seed / 2147483647) * (most - least);
  };
  for (let one = 0; one < count; one += 1) {
    yield {
      plate: { width: next(30, 400), height: next(30, 400) },
      picture: { width: Math.round(next(8, 5000)), height: Math.round(next(8, 5000)) },
      crop: { x: next(0, 1), y: next(0, 1), zoom: next(1, 20), turn: next(-180, 180) },
    };
  }
}

/** The pixel of the photograph that lies at a place of the plate: by Cramer's rule from the matrix. */
function pixelAt([a, b, c, d, e, f]: Matrix, x: number, y: number) {
  const area = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area] as const;
}

describe('A photograph within a medallion', () => {
  test('covers it whole, wherever and however it is laid', () => {
    for (const { plate, picture, crop } of lots(500)) {
      const { fromPixels } = cropped(plate, picture, crop);
      for (const [right, down] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const [x, y] = pixelAt(fromPixels, (right * plate.width) / 2, (down * plate.height) / 2);
        expect(x).toBeGreaterThan(-1e-6);
        expect(x).toBeLessThan(picture.width + 1e-6);
        expect(y).toBeGreaterThan(-1e-6);
        expect(y).toBeLessThan(picture.height + 1e-6);
      }
    }
  });

  test('shows as much as fits where nothing is chosen: its sides or its top and foot reach the edge', () => {
    const { fromPixels, dpi } = cropped({ width: 90, height: 120 }, { width: 3000, height: 3000 });
    expect(pixelAt(fromPixels, 0, -60)).toEqual([expect.closeTo(1500, 6), expect.closeTo(0, 6)]);
    expect(pixelAt(fromPixels, -45, 60)).toEqual([expect.closeTo(375, 6), expect.closeTo(3000, 6)]);
    // 3000 pixels over 120 mm, which are 4.7244 inches.
    expect(dpi).toBeCloseTo(635, 6);
  });

  test('is turned clockwise, and half as fine at twice the size', () => {
    const square = { width: 100, height: 100 };
    const picture = { width: 1000, height: 1000 };
    const { fromPixels, dpi } = cropped(square, picture, { x: 0.5, y: 0.5, zoom: 2, turn: 90 });
    // What is seen at the top was at the left of the photograph.
    expect(pixelAt(fromPixels, 0, -50)).toEqual([expect.closeTo(250, 6), expect.closeTo(500, 6)]);
    expect(dpi).toBeCloseTo(127, 9);
  });
});
