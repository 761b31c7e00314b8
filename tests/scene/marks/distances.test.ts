import { describe, expect, test } from 'vitest';
import { ringsOf } from '../../../src/geometry/ring';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { distanceMark, distancesOf } from '../../../src/scene/marks/distances';
import { measureScene } from '../../../src/scene/measures';
import { opacityOfSvg, withoutStone } from '../../painting/picture';
import { sceneWith } from '../drawnStone';

/** Something whose ink is a box of the stone. */
const inked = (element: number, left: number, top: number, width: number, height: number) => ({
  element,
  place: { x: left, y: top, rotation: 0, scale: 1 },
  ink: { left: 0, top: 0, right: width, bottom: height },
});

const STONE = [
  [
    [0, 0],
    [600, 0],
    [600, 750],
    [0, 750],
  ],
] as const;

const told = (distances: ReturnType<typeof distancesOf>) =>
  distances.map(({ heading, to, mm }) => [heading, to, mm]);

describe('The distances from what is selected', () => {
  test('are those to the stone’s edge on all four sides', () => {
    expect(told(distancesOf([inked(0, 200, 300, 100, 40)], [], STONE))).toEqual([
      ['up', 'edge', 300],
      ['down', 'edge', 410],
      ['left', 'edge', 200],
      ['right', 'edge', 300],
    ]);
  });

  test('are those to the nearest ink on each side, too', () => {
    const others = [inked(1, 210, 200, 50, 60), inked(2, 0, 100, 600, 20), inked(3, 340, 310, 20, 5)];
    expect(told(distancesOf([inked(0, 200, 300, 100, 40)], others, STONE))).toEqual([
      ['up', 1, 40],
      ['up', 'edge', 300],
      ['down', 'edge', 410],
      ['left', 'edge', 200],
      ['right', 3, 40],
      ['right', 'edge', 300],
    ]);
  });

  test('are measured where they are drawn', () => {
    for (const distance of distancesOf([inked(0, 200, 300, 100, 40)], [inked(1, 210, 200, 50, 60)], STONE)) {
      const { from, to } = distanceMark(distance);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(distance.mm, 9);
      expect(from.x === to.x || from.y === to.y).toBe(true);
    }
  });

  test('of several are those of all of them together', () => {
    const both = [inked(0, 200, 300, 100, 40), inked(1, 210, 400, 50, 60)];
    expect(told(distancesOf(both, [], STONE)).slice(0, 2)).toEqual([
      ['up', 'edge', 300],
      ['down', 'edge', 290],
    ]);
  });
});

const PX_PER_MM = 8;

/** How many pixels without ink there are from a row of the picture up to the next inked one, within some columns. */
function emptyAbove(
  alpha: ArrayLike<number>,
  width: number,
  row: number,
  [left, right]: readonly [number, number],
) {
  for (let y = row; y >= 0; y -= 1)
    for (let x = left; x < right; x += 1) if ((alpha[y * width + x] ?? 0) >= 128) return row - y;
  return undefined;
}

test('The distance between two lines of letters is the empty rows of pixels between their ink', async () => {
  const line = (subText: string, y: number) => ({
    type: 'text',
    subText,
    fontSize: '30',
    position: { x: 300, y, rotation: 0 },
  });
  const scene = sceneWith(line('Pegjy', 300), line('Ånna', 360));
  const { elements } = measureScene(scene);
  const lower = elements.filter(({ element }) => element === 1);
  const upper = elements.filter(({ element }) => element === 0);
  const [up] = distancesOf(lower, upper, ringsOf(scene.slab.outline));
  if (up?.to !== 0) throw new Error('nothing was found above');
  const { width, alpha } = await opacityOfSvg(withoutStone(paintSvg(scene)), PX_PER_MM);
  const row = Math.round(up.from.y * PX_PER_MM) - 2;
  const counted = emptyAbove(alpha, width, row, [0, width]);
  expect(Math.abs(up.mm - ((counted ?? Number.NaN) + 2) / PX_PER_MM)).toBeLessThan(2.5 / PX_PER_MM);
});
