import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlineOfCells } from '../../src/geometry/cells';
import { COORDS_OF, type Outline } from '../../src/geometry/outline';

type Corner = readonly [number, number];

/** The contours' corners, read from the verbs alone. */
function contoursOf({ verbs, coords }: Outline): Corner[][] {
  const contours: Corner[][] = [];
  let at = 0;
  for (const verb of verbs) {
    if (verb === 0) contours.push([]);
    if (verb <= 1) contours.at(-1)?.push([coords[at] ?? Number.NaN, coords[at + 1] ?? Number.NaN]);
    at += COORDS_OF[verb as 0] ?? 0;
  }
  return contours;
}

/** How often contours run around a point, by counting crossings of a ray to the right with their direction. */
function windingAt(contours: readonly Corner[][], x: number, y: number): number {
  let winding = 0;
  for (const contour of contours) {
    for (const [place, [fromX, fromY]] of contour.entries()) {
      const [toX, toY] = contour[(place + 1) % contour.length] ?? [fromX, fromY];
      if (fromY <= y === toY <= y) continue;
      const crossing = fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
      if (crossing > x) winding += toY > fromY ? 1 : -1;
    }
  }
  return winding;
}

const grids = fc.integer({ min: 1, max: 9 }).chain((count) =>
  fc.array(fc.array(fc.boolean(), { minLength: count, maxLength: count }), {
    minLength: count,
    maxLength: count,
  }),
);

test('is filled just where a cell is filled, once, and nowhere else', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const contours = contoursOf(
        outlineOfCells((column, row) => grid[row]?.[column] === true, grid.length, 0.15),
      );
      for (const [row, cells] of grid.entries()) {
        for (const [column, isFilled] of cells.entries()) {
          // The middle, and near each corner, inside of what is cut off.
          for (const [dx, dy] of [
            [0.5, 0.5],
            [0.2, 0.21],
            [0.8, 0.21],
            [0.2, 0.79],
            [0.8, 0.79],
          ] as const)
            expect(windingAt(contours, column + dx, row + dy)).toBe(isFilled ? 1 : 0);
        }
      }
    }),
  );
});

test('has no seam and no point in common with itself: each corner is there once, and turns', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const contours = contoursOf(
        outlineOfCells((column, row) => grid[row]?.[column] === true, grid.length, 0.15),
      );
      const corners = contours.flat().map(String);
      expect(new Set(corners).size).toBe(corners.length);
      for (const contour of contours) {
        for (const [place, [x, y]] of contour.entries()) {
          const [beforeX, beforeY] = contour.at(place - 1) ?? [x, y];
          const [afterX, afterY] = contour[(place + 1) % contour.length] ?? [x, y];
          expect((x - beforeX) * (afterY - y) - (y - beforeY) * (afterX - x)).not.toBeCloseTo(0, 9);
        }
      }
    }),
  );
});

test('two cells that touch with a corner are two contours, cut off there', () => {
  const outline = outlineOfCells((column, row) => column === row, 2, 0.25);
  expect(contoursOf(outline).map((contour) => contour.map(String).toSorted())).toEqual([
    ['0,0', '0,1', '0.75,1', '1,0', '1,0.75'],
    ['1,1.25', '1,2', '1.25,1', '2,1', '2,2'],
  ]);
});
