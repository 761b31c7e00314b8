import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/geometry/point';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { WallGrid } from '../../src/scene/checks/wallGrid';
import { type Wall, wallsOf } from '../../src/scene/checks/walls';

/** A star with so many points, its walls running every way. */
function star(points: number): Wall[] {
  const corners = Array.from({ length: 2 * points }, (_corner, place) => {
    const [turn, r] = [(place * Math.PI) / points + 0.1, place % 2 === 0 ? 90 : 61.7];
    return `${(100 + r * Math.cos(turn)).toFixed(4)} ${(70 + r * Math.sin(turn)).toFixed(4)}`;
  });
  return wallsOf(outlineFromSvg(`M${corners.join('L')}Z`), 'ink').flat();
}

/** The nearest wall of all, looked for without a grid. */
function nearestOfAll(walls: readonly Wall[], start: Wall, [x, y]: Point): number {
  const [dx, dy] = start.inward;
  return walls.reduce((nearest, { from, to }) => {
    // The way along the ray, and along the wall, to where they cross.
    const [wx, wy] = [to[0] - from[0], to[1] - from[1]];
    const cross = dx * wy - dy * wx;
    const along = ((from[0] - x) * wy - (from[1] - y) * wx) / cross;
    const across = ((from[0] - x) * dy - (from[1] - y) * dx) / cross;
    return along > 1e-9 && across >= 0 && across <= 1 ? Math.min(nearest, along) : nearest;
  }, Number.POSITIVE_INFINITY);
}

const middleOf = ({ from, to }: Wall): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

describe('a grid of walls', () => {
  test.each([3, 4, 7, 60])('finds the wall that is nearest of all in a star of %i points', (points) => {
    const walls = star(points);
    const grid = new WallGrid(walls);
    for (const wall of walls) {
      const met = grid.firstMet(wall, middleOf(wall), 500);
      expect(met?.away).toBeCloseTo(nearestOfAll(walls, wall, middleOf(wall)), 9);
    }
  });

  test('finds walls along its own lines, and in a figure without breadth', () => {
    const square = wallsOf(outlineFromSvg('M0 0H64V64H0Z M16 16V48H48V16Z'), 'ink').flat();
    const away = square.map((wall) => new WallGrid(square).firstMet(wall, middleOf(wall), 100)?.away);
    expect(away).toEqual([16, 16, 16, 16, 16, 16, 16, 16]);
    const folded = wallsOf(outlineFromSvg('M0 0H10V0Z'), 'ink').flat();
    for (const wall of folded) expect(new WallGrid(folded).firstMet(wall, middleOf(wall), 5)).toBeUndefined();
  });

  test('meets none as far away as it reaches', () => {
    const bar = wallsOf(outlineFromSvg('M0 0H100V4H0Z'), 'ink').flat();
    const [top] = bar;
    if (!top) throw new Error('the bar has no walls');
    const grid = new WallGrid(bar);
    expect(grid.firstMet(top, [50, 0], 4.01)?.away).toBeCloseTo(4, 9);
    expect(grid.firstMet(top, [50, 0], 4)).toBeUndefined();
  });

  test('looks at a few walls on the way, not at all of them', () => {
    const walls = star(2000);
    const grid = new WallGrid(walls);
    for (const wall of walls) grid.firstMet(wall, middleOf(wall), 20);
    expect(walls.length).toBe(4000);
    expect(grid.looked / walls.length).toBeLessThan(200);
  });
});
