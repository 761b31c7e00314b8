import { expect, test } from 'vitest';
import { firstView } from '../../../../src/screens/designer/walking/moves';
import {
  nearestTo,
  turningIn,
  turnOnly,
  turnsFrom,
} from '../../../../src/screens/designer/walking/turntable';

test('a stone is painted from all around, from where it is looked at first', () => {
  const turns = turnsFrom(26);
  expect(turns.slice(0, 5)).toEqual([30, 15, 45, 0, 60]);
  expect(turns.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, at) => 15 * at - 165));
});

test('what is turned to before its picture is there is seen from the nearest one, the shorter way round', () => {
  const turned = [{ turn: 30 }, { turn: -165 }];
  expect(nearestTo(turned, 180)).toEqual({ turn: -165 });
  expect(nearestTo(turned, -60)).toEqual({ turn: 30 });
  expect(nearestTo([], 0)).toBeUndefined();
});

test('nobody comes nearer by pictures, or sees them from above', () => {
  const orbit = { turn: 75, lift: 60, nearer: 3, aim: [0.2, 0.1] } as const;
  expect(turnOnly(orbit, false)).toEqual({ ...firstView(false), turn: 75 });
});

test('the pictures are as sharp as the screen, and no larger than the processor paints at once', () => {
  expect(turningIn(390, 720, 1, false)).toMatchObject({ width: 390, height: 720, lift: 12 });
  expect(turningIn(390, 720, 3, true)).toMatchObject({ lift: 42 });
  const { width, height } = turningIn(1440, 780, 2, false);
  expect(width * height).toBeLessThanOrEqual(701_000);
  expect(width / height).toBeCloseTo(1440 / 780, 2);
});
