import { expect, test } from 'vitest';
import { forMachine } from '../../../../src/painting/sheet/knife/forMachine';
import { sceneWith } from '../../../scene/drawnStone';
import { distanceToSides, isEnclosed, pointsAlong } from '../nearestInk';
import { innerFirstOf } from '../order/measured';
import { boxOf } from '../pieces';
import { signedArea } from '../points';
import { linesOf, sheetAsWelded, sheetOf } from '../workshop';
import { distanceTo } from './nearestSide';

const PEN = { kind: 'pen' } as const;
const NAME = { type: 'text', subText: 'Bodil O', fontSize: '50', position: { x: 280, y: 250 } };
const BRONZE = { ...NAME, subText: 'Åse', variant: 'bronze', position: { x: 340, y: 420 } };
const scene = sceneWith(NAME, BRONZE);
const welded = sheetAsWelded(scene);
const ink = [...linesOf(welded, 'engrave', 30), ...linesOf(welded, 'mount', 30)];
const inkBox = boxOf(ink.flat());
/** Counters that hold nothing are weeded whole. */
const letters = ink.filter((line) => signedArea(line) > 0);
const fromInk = distanceTo(ink);

test('a weed box is cut 10 mm outside of all that is cut, after the lines within it, and none is cut before', () => {
  const sheet = forMachine(welded, { cutter: PEN, weedBox: 10, weedLines: 40 });
  const lines = linesOf(sheet, 'weed');
  const [box = []] = lines.slice(-1);
  const { left, top, right, bottom } = boxOf(box);
  const apart = [inkBox.left - left, inkBox.top - top, right - inkBox.right, bottom - inkBox.bottom];
  for (const side of apart) expect(side).toBeCloseTo(10, 2);
  expect(box.at(-1)).toEqual(box[0]);
  expect(sheet.layers.map(({ tool }) => tool)).toEqual([
    'engrave',
    'mount',
    'weed',
    'outline',
    'guide',
    'drill',
  ]);
  const { pairs, rightly } = innerFirstOf(lines);
  expect(rightly).toBe(pairs);
});

test('weed lines are level, 40 mm apart, in the waste alone and 1 mm away from all that is cut', () => {
  const lines = linesOf(forMachine(welded, { cutter: PEN, weedBox: 10, weedLines: 40 }), 'weed').slice(0, -1);
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines) {
    const [[x, y] = [0, 0], [toX, toY] = [0, 9]] = line;
    expect(toY).toBe(y);
    expect(((y - (inkBox.top - 10)) / 40) % 1).toBeCloseTo(0, 3);
    expect(Math.min(x, toX)).toBeGreaterThanOrEqual(inkBox.left - 9.01);
    expect(Math.max(x, toX)).toBeLessThanOrEqual(inkBox.right + 9.01);
    for (const point of pointsAlong([line], 1)) {
      expect(fromInk(point)).toBeGreaterThan(0.98);
      expect(isEnclosed(point, letters)).toBe(false);
    }
  }
  // Every stretch of waste on their rows that is long enough is cut: what is left out lies near something.
  const rows = new Set(lines.map(([[, y] = [0, 0]]) => y));
  for (const y of rows) {
    for (let x = inkBox.left - 8; x < inkBox.right + 8; x += 9) {
      if (isEnclosed([x, y], letters) || distanceToSides([x, y], letters) < 6) continue;
      const isCut = lines.some(
        ([[from, at] = [0, 0], [to] = [0]]) => at === y && Math.min(from, to) <= x && Math.max(from, to) >= x,
      );
      expect(isCut, `at ${x}, ${y}`).toBe(true);
    }
  }
});

test('with a stencil, weed lines stay outside of its edge, since the rubber within it is what stays', () => {
  const sheet = forMachine(sheetAsWelded(scene, 15), { cutter: PEN, weedBox: 40, weedLines: 20 });
  const edge = linesOf(sheet, 'stencil');
  const lines = linesOf(sheet, 'weed').slice(0, -1);
  expect(lines.length).toBeGreaterThan(5);
  for (const point of pointsAlong(lines, 5)) expect(isEnclosed(point, edge)).toBe(false);
});

test('crosses of 10 mm stand on whole mm, 15 to 16 mm outside, in the same places whichever layers a file holds', () => {
  const asked = { cutter: PEN, registration: true };
  const marks = linesOf(forMachine(welded, asked), 'register');
  expect(marks).toHaveLength(8);
  const middles = marks.map((line) => {
    const { left, top, right, bottom } = boxOf(line);
    expect([right - left, bottom - top].sort()).toEqual([0, 10]);
    return [(left + right) / 2, (top + bottom) / 2] as const;
  });
  for (const [x, y] of middles) {
    expect([Number.isInteger(x), Number.isInteger(y)]).toEqual([true, true]);
    const aside = [Math.max(inkBox.left - x, x - inkBox.right), Math.max(inkBox.top - y, y - inkBox.bottom)];
    for (const mm of aside) {
      expect(mm).toBeGreaterThanOrEqual(15);
      expect(mm).toBeLessThan(16);
    }
  }
  expect(new Set(middles.map(String)).size).toBe(4);
  const alone = forMachine(welded, asked, new Map([['engrave', undefined]] as const));
  expect(alone.layers.map(({ tool }) => tool)).toEqual(['register', 'engrave']);
  expect(linesOf(alone, 'register')).toEqual(marks);
});

test('the whole sheet is mirrored about the middle of the stone, holes too, and keeps winding and order', () => {
  const [plain, mirrored] = [sheetOf(scene), forMachine(welded, { cutter: PEN, mirrored: true })];
  for (const tool of ['engrave', 'mount', 'outline', 'guide', 'drill'] as const) {
    const [ones, others] = [linesOf(plain, tool), linesOf(mirrored, tool)];
    const key = (x: number, y: number) => `${x.toFixed(4)} ${y.toFixed(4)}`;
    const corners = new Set(ones.map((line) => boxOf(line)).map(({ right, top }) => key(600 - right, top)));
    expect(new Set(others.map((line) => boxOf(line)).map(({ left, top }) => key(left, top)))).toEqual(
      corners,
    );
    const areas = (lines: typeof ones) => lines.map((line) => signedArea(line).toFixed(2)).sort();
    if (tool !== 'guide') expect(areas(others)).toEqual(areas(ones));
    const { pairs, rightly } = innerFirstOf(others);
    expect(rightly).toBe(pairs);
  }
  const circlesOf = ({ layers }: typeof plain) => layers.flatMap(({ circles }) => circles ?? []);
  expect(circlesOf(mirrored).map(({ x }) => 600 - x)).toEqual(circlesOf(plain).map(({ x }) => x));
  expect(circlesOf(plain).length).toBeGreaterThan(0);
});
