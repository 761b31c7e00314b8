import { expect, test } from 'vitest';
import { isSameView, type Orbit } from '../../../../src/geometry/orbit';
import { gestured } from '../../../../src/screens/designer/walking/gesture';
import { frontOf, MOVES, moved, movedByKey } from '../../../../src/screens/designer/walking/moves';

const PHONE = { width: 400, height: 600 };
const FRONT = frontOf(false);

test('a finger that draws to the right shows the stone’s left side, one that draws down its top', () => {
  const { turn, lift } = gestured(FRONT, [[100, 300]], [[140, 350]], PHONE);
  expect(turn).toBeCloseTo(-20, 9);
  expect(lift).toBeCloseTo(FRONT.lift + 10, 9);
});

test('two fingers twice as far apart are twice as near, to what lies between them', () => {
  const [before, after] = [
    [
      [150, 200],
      [250, 200],
    ],
    [
      [100, 200],
      [300, 200],
    ],
  ] as const;
  const near = gestured(FRONT, before, after, PHONE);
  expect([near.nearer, near.turn]).toEqual([2, 0]);
  // A third of the half above the middle stays where it was: half of it is looked at now.
  expect(near.aim[1]).toBeCloseTo(1 / 6, 9);
  const aside = gestured(
    near,
    after,
    [
      [100, 260],
      [300, 260],
    ],
    PHONE,
  );
  expect(aside.nearer).toBe(2);
  expect(aside.aim[1]).toBeCloseTo(1 / 6 + 0.1, 9);
});

test('a third finger changes nothing', () => {
  const three = [
    [1, 1],
    [9, 9],
    [50, 70],
  ] as const;
  expect(
    gestured(
      FRONT,
      three,
      [
        [1, 1],
        [9, 9],
        [90, 90],
      ],
      PHONE,
    ),
  ).toBe(FRONT);
});

const key = (orbit: Orbit, name: string, shiftKey = false) =>
  movedByKey(orbit, { key: name, shiftKey }, false, 1.5);

test('arrows go round, + and − nearer and farther, Home back to the front; other keys do nothing', () => {
  expect(key(FRONT, 'ArrowRight')?.turn).toBe(15);
  expect(key(FRONT, 'ArrowLeft')?.turn).toBe(-15);
  expect(key(FRONT, 'ArrowUp')?.lift).toBeGreaterThan(FRONT.lift);
  expect(key(FRONT, 'ArrowDown')?.lift).toBeLessThan(FRONT.lift);
  const near = key(FRONT, '+') ?? FRONT;
  expect(near.nearer).toBe(1.25);
  expect(key(near, '-')?.nearer).toBe(1);
  expect(key(near, 'ArrowUp', true)?.aim[1]).toBeGreaterThan(0);
  expect(key(moved(near, 'right', false, 1.5), 'Home')).toEqual(FRONT);
  expect(key(FRONT, 'a')).toBeUndefined();
});

test('every movement of a button leads somewhere else, and from there all lead back to the front', () => {
  const away = moved(moved(FRONT, 'right', false, 1), 'nearer', false, 1);
  for (const move of MOVES) {
    const next = moved(away, move, false, 1);
    expect(isSameView(next, away), move).toBe(false);
    expect(moved(next, 'front', false, 1)).toEqual(FRONT);
  }
  expect(frontOf(true).lift).toBeGreaterThan(30);
});
