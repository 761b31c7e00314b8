import { describe, expect, test } from 'vitest';
import { polygonsOf } from '../../../../src/geometry/polygon';
import { linesBehindEdge } from '../../../../src/painting/sheet/margin/linesBehindEdge';
import { sceneWith } from '../../../scene/drawnStone';
import { framedScene, sheetOf } from '../workshop';

const line = (y: number) => ({
  ...{ type: 'text', subText: 'Elsket og savnet af alle', fontFamily: 'EB Garamond', fontSize: '12' },
  position: { x: 300, y },
});

const contoursOf = (scene: ReturnType<typeof sceneWith>) => {
  const engraved = sheetOf(scene).layers.find(({ tool }) => tool === 'engrave');
  return polygonsOf(engraved?.outline ?? expect.fail());
};

/** How long lines are, in mm; contours with the side that closes them. */
const lengthOf = (lines: readonly (readonly { x: number; y: number }[])[], isClosed: boolean) =>
  lines.reduce(
    (sum, points) =>
      sum +
      points.reduce((length, { x, y }, index) => {
        const before = index > 0 || isClosed ? points.at(index - 1) : undefined;
        return length + (before ? Math.hypot(x - before.x, y - before.y) : 0);
      }, 0),
    0,
  );

describe('What the edge of a wide margin comes from', () => {
  test('is the outer part of an inscription only', () => {
    const contours = contoursOf(
      sceneWith(...Array.from({ length: 20 }, (_, index) => line(30 + 20 * index))),
    );
    const all = lengthOf(contours, true);
    expect(lengthOf(linesBehindEdge(contours, 40), false)).toBeLessThan(all / 4);
  });

  test('is all of what is one point deep, and the outer edge of a frame alone', () => {
    const dot = [
      { x: 0, y: 0 },
      { x: 0.1, y: 0 },
      { x: 0, y: 0.1 },
    ];
    expect(lengthOf(linesBehindEdge([dot], 20), false)).toBeCloseTo(lengthOf([dot], true), 9);
    const contours = contoursOf(framedScene('line', line(250)));
    const outer = Math.max(...contours.map((contour) => lengthOf([contour], true)));
    const kept = linesBehindEdge(contours, 40);
    expect(lengthOf(kept, false)).toBeGreaterThanOrEqual(outer - 0.001);
    expect(lengthOf(kept, false)).toBeLessThan(2 * outer);
  });
});
