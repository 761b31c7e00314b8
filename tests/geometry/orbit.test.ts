import { expect, test } from 'vitest';
import {
  aimedBy,
  distanceToSee,
  eyeOf,
  isSameView,
  nearerBy,
  ORBIT_BOUNDS,
  type Orbit,
  onTheWay,
  sideOf,
  turnedBy,
} from '../../src/geometry/orbit';

const FRONT: Orbit = { turn: 0, lift: 10, nearer: 1, aim: [0, 0] };

test('whoever walks on to the right comes back to the front from the left', () => {
  const steps = Array.from({ length: 24 }, (_step, at) => turnedBy(FRONT, (at + 1) * 15, 0).turn);
  expect(steps.slice(10, 14)).toEqual([165, 180, -165, -150]);
  expect(steps.at(-1)).toBe(0);
  expect(turnedBy(FRONT, -540, 0).turn).toBe(180);
});

test('nobody looks from below the grass or over the top', () => {
  expect(turnedBy(FRONT, 0, -80).lift).toBe(ORBIT_BOUNDS.lift.min);
  expect(turnedBy(FRONT, 0, 300).lift).toBe(ORBIT_BOUNDS.lift.max);
});

test('the eye is before the front, beside it on the right, behind it, and above it', () => {
  const from = (turn: number, lift: number) =>
    eyeOf({ turn, lift }, [0, 0.4, 0], 2).map((part) => Math.round(part * 1e6) / 1e6 + 0);
  expect(from(0, 0)).toEqual([0, 0.4, 2]);
  expect(from(90, 0)).toEqual([2, 0.4, 0]);
  expect(from(180, 0)).toEqual([0, 0.4, -2]);
  expect(from(0, 90)).toEqual([0, 2.4, 0]);
});

test.each([
  ['a high stone in a wide window', [0.6, 0.9, 0.15], 1.6],
  ['a wide stone on a phone', [1.4, 0.7, 0.15], 0.5],
] as const)('all of %s is seen from the front, and fills much of it', (_what, size, aspect) => {
  const [width, height, depth] = size;
  const distance = distanceToSee(size, 32, aspect);
  // What is seen in the plane of the front face.
  const seen = 2 * (distance - depth / 2) * Math.tan((16 * Math.PI) / 180);
  const filled = Math.max(height / seen, width / (seen * aspect));
  expect(filled).toBeLessThan(0.9);
  expect(filled).toBeGreaterThan(0.8);
});

test('what lies under two fingers stays there while they zoom', () => {
  const [aspect, at] = [1.5, [0.5, -0.4]] as const;
  const seenAt = ({ aim, nearer }: Orbit) => [aim[0] + (at[0] * aspect) / nearer, aim[1] + at[1] / nearer];
  const near = nearerBy(FRONT, 2.5, aspect, at);
  const nearest = nearerBy(near, 1.6, aspect, at);
  expect(nearest.nearer).toBeCloseTo(4, 9);
  for (const [axis, seen] of seenAt(FRONT).entries()) expect(seenAt(nearest)[axis]).toBeCloseTo(seen, 9);
});

test('zoomed out again, the stone is in the middle', () => {
  const near = aimedBy(nearerBy(FRONT, 5, 1.5), [9, 9], 1.5);
  expect(near.aim).toEqual([0.8 * 1.5, 0.8]);
  const out = nearerBy(near, 1 / 5, 1.5);
  expect(out.aim.map(Math.abs)).toEqual([0, 0]);
  expect(nearerBy(out, 1 / 5, 1.5).nearer).toBe(ORBIT_BOUNDS.nearer.min);
});

test('the way to another view goes the shorter way round and ends there', () => {
  const from = turnedBy(FRONT, 170, 0);
  const to = turnedBy(nearerBy(FRONT, 4, 1), -170, 20);
  expect(onTheWay(from, to, 0.5)).toEqual({ turn: 180, lift: 20, nearer: 2, aim: [0, 0] });
  expect(isSameView(onTheWay(from, to, 1), to)).toBe(true);
  expect(isSameView(onTheWay(from, to, 0.9), to)).toBe(false);
});

test('the side that is seen has a name', () => {
  expect([0, 22, 23, 90, 135, 180, -179, -90, -20].map((turn) => sideOf({ turn }))).toEqual([
    'front',
    'front',
    'frontRight',
    'right',
    'backRight',
    'back',
    'back',
    'left',
    'front',
  ]);
});
