import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Vertex } from '../../src/geometry/polygon';
import { firstDistance, NEAREST, sizeByDistance } from '../../src/scene/knownDistance';

const BOUNDS = { least: 50, most: 10_000 };

/**
 * A stone in mm, laid under a camera that shows it straight, `unit` mm to the unit: where two points of the stone are
 * seen, and how far apart a tape on the stone says they are, counted leg by leg.
 */
function photographed(stone: { width: number; height: number }, unit: number, a: Vertex, b: Vertex) {
  const seen = ({ x, y }: Vertex) => ({ x: (x * stone.width) / unit, y: (y * stone.height) / unit });
  const across = (b.x - a.x) * stone.width;
  const down = (b.y - a.y) * stone.height;
  return {
    picture: { width: stone.width / unit, height: stone.height / unit },
    distance: { from: seen(a), to: seen(b), mm: Math.sqrt(across * across + down * down) },
  };
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const side = fc.double({ min: 50, max: 10_000, noNaN: true });

describe('A known distance', () => {
  test('tells any stone’s size to a hundredth of a mm, from any two points of any picture', () => {
    fc.assert(
      fc.property(
        fc.record({ width: side, height: side }),
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        point,
        point,
        (stone, unit, a, b) => {
          const { picture, distance } = photographed(stone, unit, a, b);
          fc.pre(distance.mm > NEAREST * 1.001 * Math.max(stone.width, stone.height));
          const found = sizeByDistance(picture, distance, { least: 49.999, most: 10_000.001 });
          expect(found.kind).toBe('found');
          if (!('width' in found)) return;
          expect(Math.abs(found.width - stone.width)).toBeLessThan(0.01);
          expect(Math.abs(found.height - stone.height)).toBeLessThan(0.01);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('is the scale of a picture: 100 pixels that are 340 mm', () => {
    const distance = { from: { x: 60, y: 80 }, to: { x: 120, y: 160 }, mm: 340 };
    expect(sizeByDistance({ width: 200, height: 300 }, distance, BOUNDS)).toEqual({
      kind: 'found',
      width: 680,
      height: 1020,
    });
  });

  test('of points that are too near each other tells nothing, whatever was measured', () => {
    const picture = { width: 200, height: 300 };
    const apart = (by: number) => ({ from: { x: 50, y: 50 }, to: { x: 50 + by, y: 50 }, mm: 100 });
    expect(sizeByDistance(picture, apart(0), BOUNDS).kind).toBe('tooNear');
    expect(sizeByDistance(picture, apart(14.9), BOUNDS).kind).toBe('tooNear');
    expect(sizeByDistance(picture, apart(15), BOUNDS).kind).toBe('found');
    expect(sizeByDistance(picture, apart(Number.NaN), BOUNDS).kind).toBe('tooNear');
  });

  test('that makes a stone smaller or larger than there are says what it would be', () => {
    const picture = { width: 200, height: 300 };
    const of = (mm: number) => ({ from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, mm });
    expect(sizeByDistance(picture, of(24.5), BOUNDS)).toEqual({ kind: 'beyond', width: 49, height: 73.5 });
    expect(sizeByDistance(picture, of(25), BOUNDS).kind).toBe('found');
    expect(sizeByDistance(picture, of(3400), BOUNDS)).toMatchObject({ kind: 'beyond', height: 10_200 });
  });

  test('is open until it is entered', () => {
    const picture = { width: 200, height: 300 };
    expect(sizeByDistance(picture, firstDistance(picture), BOUNDS)).toEqual({ kind: 'open' });
    expect(sizeByDistance(picture, { ...firstDistance(picture), mm: 0 }, BOUNDS)).toEqual({ kind: 'open' });
    expect(sizeByDistance(picture, { ...firstDistance(picture), mm: 300 }, BOUNDS).kind).toBe('found');
  });
});
