import { expect, test } from 'vitest';
import { paintPlt } from '../../../../src/painting/plt/paintPlt';
import { carrierPath } from '../../../../src/painting/sheet/knife/carrierPath';
import { forMachine } from '../../../../src/painting/sheet/knife/forMachine';
import { machine, RANGES } from '../../../../src/painting/sheet/knife/machine';
import { ORIENTED, orientationCut } from '../../../../src/painting/sheet/knife/orientationCut';
import { inCuttingOrder } from '../../../../src/painting/sheet/order/inCuttingOrder';
import { sceneWith } from '../../../scene/drawnStone';
import { linesOf, sheetAsWelded, sheetOf } from '../workshop';
import { tipsBehind } from './draggedBlade';
import { lengthOf } from './nearestSide';

const WORD = {
  type: 'text',
  subText: 'ABe8',
  fontSize: '50',
  fontFamily: 'Jost',
  position: { x: 300, y: 300 },
};
const BOX = { left: 100, top: 100, right: 200, bottom: 200 };

test('the holder runs on by the offset, swivels about the corner by that radius, and goes on in the new direction', () => {
  const { points, blade } = carrierPath(
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    0.5,
    0,
  );
  expect(points[0]).toEqual([0.5, 0]);
  expect(points[1]).toEqual([10.5, 0]);
  expect(points.at(-1)?.[0]).toBeCloseTo(10, 12);
  expect(points.at(-1)?.[1]).toBeCloseTo(10.5, 12);
  expect(blade).toBeCloseTo(Math.PI / 2, 12);
  const arc = points.slice(1, -1);
  expect(arc.length).toBeGreaterThan(5);
  for (const [x, y] of arc) expect(Math.hypot(x - 10, y)).toBeCloseTo(0.5, 12);
});

test('a blade that points anywhere, also just against it, points upwards after the turning cut, to 0.01°', () => {
  for (const offset of [RANGES.offset.least, 0.45, RANGES.offset.most]) {
    const { points } = carrierPath(orientationCut(BOX, offset, 0), offset, 0);
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const [tip = []] = tipsBehind([points], offset, (degrees * Math.PI) / 180);
      const [[holderX, holderY] = [0, 0], [x, y] = [9, 9]] = [points.at(-1), tip.at(-1)];
      const apart = Math.atan2(holderY - y, holderX - x) - ORIENTED;
      expect(Math.abs(apart) * (180 / Math.PI), `${offset} mm, from ${degrees}°`).toBeLessThan(0.01);
    }
  }
});

test('the turning cuts lie outside of all that is cut, each beside the one before', () => {
  const ways = [0, 1, 2].map((place) => orientationCut(BOX, 0.9, place));
  for (const [x, y] of ways.flat()) {
    expect(x).toBeGreaterThanOrEqual(BOX.left);
    expect(y).toBeGreaterThanOrEqual(BOX.bottom + 5);
  }
  for (const [place, way] of ways.slice(1).entries())
    expect(Math.min(...way.map(([x]) => x))).toBeGreaterThan(
      Math.max(...(ways[place] ?? []).map(([x]) => x)),
    );
});

test('a tangential knife is lifted on corners above its angle, on no other, and put down where it was', () => {
  const welded = sheetAsWelded(sceneWith(WORD));
  const cut = forMachine(welded, { cutter: { kind: 'tangentialKnife', lift: 30 }, overcut: 0 });
  const lines = linesOf(cut, 'engrave', 200);
  const whole = linesOf(sheetOf(sceneWith(WORD)), 'engrave', 200);
  expect(lines.length).toBeGreaterThan(whole.length + 10);
  const sum = (all: typeof lines) => all.reduce((length, line) => length + lengthOf(line), 0);
  expect(sum(lines)).toBeCloseTo(sum(whole), 6);
  for (const line of lines) {
    for (let at = 1; at + 1 < line.length; at += 1) {
      const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = line.slice(at - 1, at + 2);
      const [cross, dot] = [
        (bx - ax) * (cy - by) - (by - ay) * (cx - bx),
        (bx - ax) * (cx - bx) + (by - ay) * (cy - by),
      ];
      expect(Math.abs(Math.atan2(cross, dot)) * (180 / Math.PI)).toBeLessThan(30.1);
    }
  }
  // Lifted where it stands: the pen comes up and down on one point.
  expect(paintPlt(cut)).toMatch(/,(\d+),(\d+);\nPU\1,\2;\nPD/);
});

test('a contour is followed on past its start by the overcut, and once more around at most', () => {
  const welded = sheetAsWelded(sceneWith(WORD));
  const lengths = (overcut: number) =>
    linesOf(forMachine(welded, { cutter: { kind: 'pen' }, overcut }), 'engrave', 200).map(lengthOf);
  const once = lengths(0);
  for (const overcut of [0.4, 10])
    for (const [at, length] of lengths(overcut).entries())
      expect(Math.abs(length - (once[at] ?? 0) - overcut)).toBeLessThan(0.01);
  const speck = sheetAsWelded(sceneWith({ ...WORD, subText: '.', fontSize: '10' }));
  const [dot = 0] = linesOf(forMachine(speck, { cutter: { kind: 'pen' } }), 'engrave').map(lengthOf);
  const [longer = 0] = linesOf(forMachine(speck, { cutter: { kind: 'pen' }, overcut: 10 }), 'engrave').map(
    lengthOf,
  );
  expect(dot).toBeLessThan(10);
  expect(longer).toBeCloseTo(2 * dot, 1);
});

test('guides and holes stay as they are, whatever cuts', () => {
  const welded = sheetAsWelded(sceneWith(WORD, { ...WORD, variant: 'bronze', position: { x: 300, y: 500 } }));
  const cut = forMachine(welded, { cutter: { kind: 'dragKnife', offset: 0.45 } });
  const plain = inCuttingOrder(welded);
  for (const tool of ['guide', 'drill'] as const) {
    const lines = linesOf(plain, tool);
    expect(lines.length).toBeGreaterThan(0);
    expect([...linesOf(cut, tool)].sort()).toEqual([...lines].sort());
  }
});

test('every measure has its range', () => {
  const holds = (given: object) => machine.safeParse({ cutter: { kind: 'pen' }, ...given }).success;
  for (const offset of [0.24, 0.91, Number.NaN])
    expect(holds({ cutter: { kind: 'dragKnife', offset } })).toBe(false);
  for (const offset of [0.25, 0.9]) expect(holds({ cutter: { kind: 'dragKnife', offset } })).toBe(true);
  expect([-1, 10.1].map((overcut) => holds({ overcut }))).toEqual([false, false]);
  expect([0.5, 201].map((weedBox) => holds({ weedBox }))).toEqual([false, false]);
  expect([9, 1001].map((weedLines) => holds({ weedBox: 5, weedLines }))).toEqual([false, false]);
  const tabs = [0, 9, 1.5].map((count) => holds({ tabs: { count, width: 1 } }));
  expect(tabs).toEqual([false, false, false]);
});
