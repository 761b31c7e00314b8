import { describe, expect, test } from 'vitest';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { allOf } from '../../src/scene/checks/allOf';
import { measuringStrokes } from '../../src/scene/checks/strokes';

const thinnest = (d: string, length: number) =>
  allOf(measuringStrokes(outlineFromSvg(d), 0.5, 40)).thinnest(length);

describe('The thinnest stroke of an outline', () => {
  test('is the breadth of a bar', () => {
    expect(thinnest('M0 0H100V4H0Z', 20)).toBeCloseTo(4, 9);
  });

  test('is measured across a slanting bar, not along the axes', () => {
    expect(thinnest('M0 0L80 60L77.6 63.2L-2.4 3.2Z', 20)).toBeCloseTo(4, 9);
  });

  test('is the same whichever way the contour runs', () => {
    expect(thinnest('M0 0V4H100V0Z', 20)).toBeCloseTo(4, 9);
  });

  test('is the wall between an edge and a counter', () => {
    expect(thinnest('M0 0H60V60H0Z M5 5V55H55V5Z', 20)).toBeCloseTo(5, 9);
  });

  test('leaves out what is thin for less than the length asked for: a serif, a tip', () => {
    const stemWithSpur = 'M0 0H10V20H16V21H10V60H0Z';
    expect(thinnest(stemWithSpur, 12)).toBeCloseTo(10, 9);
    expect(thinnest(stemWithSpur, 3)).toBeCloseTo(1, 9);
  });

  test('of a wedge is what it has grown to where both walls from the tip are that long', () => {
    expect(thinnest('M0 0L100 5L0 10Z', 20)).toBeCloseTo(1, 1);
    expect(thinnest('M0 0L100 5L0 10Z', 40)).toBeCloseTo(2, 1);
  });

  test('of a ring is its band, though no two pieces of it are parallel', () => {
    const ring = (r: number, sweep: 0 | 1) =>
      `M${50 - r} 50A${r} ${r} 0 1 ${sweep} ${50 + r} 50A${r} ${r} 0 1 ${sweep} ${50 - r} 50Z`;
    expect(thinnest(`${ring(30, 1)}${ring(26, 0)}`, 10)).toBeCloseTo(4, 1);
  });

  test('is none of a broad field, nor of nothing', () => {
    expect(thinnest('M0 0H100V100H0Z', 10)).toBe(Number.POSITIVE_INFINITY);
    expect(thinnest('', 10)).toBe(Number.POSITIVE_INFINITY);
  });
});

test('An outline with many walls is measured in many pieces, and as it is at once', () => {
  const teeth = Array.from({ length: 400 }, (_, tooth) => `L${tooth * 2 + 1} 10L${tooth * 2 + 2} 0`).join('');
  const comb = outlineFromSvg(`M0 0${teeth}V40H0Z`);
  const work = measuringStrokes(comb, 0.5, 40);
  let pieces = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) pieces += 1;
  // 803 walls, fifty at a time.
  expect(pieces).toBeGreaterThanOrEqual(803 / 50);
  expect(step.value.thinnest(100)).toBe(allOf(measuringStrokes(comb, 0.5, 40)).thinnest(100));
});
