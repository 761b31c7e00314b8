import { expect, test } from 'vitest';
import { transformOutline } from '../../src/geometry/matrix';
import { EMPTY, joinOutlines, LINE, MOVE } from '../../src/geometry/outline';
import { segmentsOf } from '../../src/geometry/segments';
import { outlineFromSvg, svgPathData } from '../../src/geometry/svgPath';

test('A matrix maps x to a·x + c·y + e and y to b·x + d·y + f, control points included', () => {
  const moved = transformOutline(outlineFromSvg('M1 2Q3 4 5 6Z'), [2, 3, 5, 7, 11, 13]);
  expect([...moved.coords]).toEqual([23, 30, 37, 50, 51, 70]);
});

test('A transformed outline leaves the one it came from as it was', () => {
  const outline = outlineFromSvg('M1 2L3 4');
  transformOutline(outline, [9, 0, 0, 9, 9, 9]);
  expect([...outline.coords]).toEqual([1, 2, 3, 4]);
});

test('Joined outlines hold the contours of all, in their order', () => {
  const joined = joinOutlines([outlineFromSvg('M0 0L1 1Z'), EMPTY, outlineFromSvg('M2 2C3 3 4 4 5 5')]);
  expect(svgPathData(joined)).toBe('M0 0L1 1ZM2 2C3 3 4 4 5 5');
  expect(joinOutlines([])).toEqual(EMPTY);
});

test('An outline is walked verb by verb, and closing a contour leads back to its start', () => {
  const walked = [...segmentsOf(outlineFromSvg('M1 1L4 1ZL1 5'))].map(({ x, y, to }) => [x, y, ...to]);
  expect(walked).toEqual([
    [0, 0, 1, 1],
    [1, 1, 4, 1],
    [4, 1, 1, 1],
    [1, 1, 1, 5],
  ]);
});

test('An outline that lacks coordinates for its verbs is refused', () => {
  const broken = { verbs: Uint8Array.of(MOVE, LINE), coords: Float64Array.of(1, 2, 3) };
  expect(() => [...segmentsOf(broken)]).toThrow(RangeError);
});
