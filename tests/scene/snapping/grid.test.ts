import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidatesIn } from '../../../src/scene/snapping/candidates';
import { nextOnGrid } from '../../../src/scene/snapping/grid';
import { type Moving, snap, snapLine } from '../../../src/scene/snapping/snap';

const around = (grid: number | undefined, guideLines: readonly number[] = []) =>
  candidatesIn({ width: 9001, height: 9001, centreLines: [], guideLines, grid, others: [] });

const moving = (x: number, y: number, pin = { x: 0, y: 0 }): Moving => ({
  x,
  y,
  ink: { left: x - 33.3, right: x + 44.4, top: y - 20.2, bottom: y + 0.3 },
  pin,
  baselines: [0],
});

describe('A moving element', () => {
  test('comes to stand on the grid by its middle and its baseline, where that is within reach', () => {
    expect(snap(moving(203, 418), around(5), 3)).toMatchObject({ x: 205, y: 420, guides: [], gaps: [] });
    expect(snap(moving(203, 418), around(10), 1)).toMatchObject({ x: 203, y: 418 });
    expect(snap(moving(203, 418), around(undefined), 3)).toMatchObject({ x: 203, y: 418 });
  });

  test('of several comes to stand on it by the anchor of the first', () => {
    expect(snap(moving(203, 418, { x: 4, y: -7 }), around(10), 5)).toMatchObject({ x: 206, y: 417 });
  });

  test('stands on a guide line by its baseline, rather than on the grid', () => {
    const { y, guides } = snap(moving(203, 418), around(5, [416.5]), 3);
    expect(y).toBe(416.5);
    expect(guides).toEqual([{ axis: 'level', at: 416.5, from: 0, to: 9001 }]);
  });

  test('of another kind hangs below a guide line by its ink', () => {
    const { y } = snap({ ...moving(203, 418), baselines: [] }, around(undefined, [399]), 3);
    expect(y - 20.2).toBeCloseTo(399, 9);
  });

  test('never goes farther than the reach, and on a grid within reach stands to 0.005 mm', () => {
    const mm = fc.double({ min: 0, max: 700, noNaN: true });
    fc.assert(
      fc.property(
        mm,
        mm,
        fc.constantFrom(1, 5, 10, 2.5),
        fc.double({ min: 0, max: 9, noNaN: true }),
        (x, y, grid, reach) => {
          const at = snap(moving(x, y), around(grid), reach);
          expect(Math.abs(at.x - x)).toBeLessThanOrEqual(reach);
          expect(Math.abs(at.y - y)).toBeLessThanOrEqual(reach);
          // By counting lines one by one, and not by dividing.
          let line = 0;
          while (line + grid <= x) line += grid;
          const away = Math.min(x - line, line + grid - x);
          if (away < reach)
            expect(Math.min(Math.abs(at.x - line), Math.abs(at.x - line - grid))).toBeLessThan(0.005);
        },
      ),
    );
  });
});

test('A line that is dragged by itself takes to what is near, else to the grid', () => {
  expect(snapLine('level', 418, around(5), 3)).toBe(420);
  expect(snapLine('level', 418, around(5, [417]), 3)).toBe(417);
  expect(snapLine('level', 417.6, around(10), 1)).toBe(417.6);
});

describe('The next line of a grid', () => {
  test.each([
    [203, 5, 1, 205],
    [203, 5, -1, 200],
    [205, 5, 1, 210],
    [205, 5, -1, 200],
    [0, 10, -1, -10],
    [0.1 + 0.2, 0.1, 1, 0.4],
    [-3, 10, 1, 0],
  ] as const)('from %d on one of %d mm, %d ahead, is %d', (at, grid, ahead, next) => {
    expect(nextOnGrid(at, grid, ahead)).toBeCloseTo(next, 9);
  });
});
