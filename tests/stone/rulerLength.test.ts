import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directionOf, lengthOf, withDirection, withLength } from '../../src/stone/rulerLength';

const level = { dotOne: { x: 100, y: 200 }, dotTwo: { x: 300, y: 200 } };

test('A ruler becomes as long as is typed, from its first dot on', () => {
  expect(withLength(level, 123.4)).toEqual({ dotOne: level.dotOne, dotTwo: { x: 223.4, y: 200 } });
  const slanted = { dotOne: { x: 0, y: 0 }, dotTwo: { x: 3, y: 4 } };
  const { x, y } = withLength(slanted, 10).dotTwo;
  expect(x).toBeCloseTo(6, 9);
  expect(y).toBeCloseTo(8, 9);
});

test('A ruler takes the direction that is typed, clockwise, as long as before', () => {
  const { dotTwo } = withDirection(level, 90);
  expect(dotTwo.x).toBeCloseTo(100, 9);
  expect(dotTwo.y).toBeCloseTo(400, 9);
});

test('Whatever is typed is what it says afterwards, to a thousandth of a mm and of a degree', () => {
  const coordinate = fc.double({ min: -500, max: 1500, noNaN: true });
  const dot = fc.record({ x: coordinate, y: coordinate });
  fc.assert(
    fc.property(
      fc.record({ dotOne: dot, dotTwo: dot }),
      fc.double({ min: 1, max: 5000, noNaN: true }),
      fc.double({ min: -179.9, max: 180, noNaN: true }),
      (ruler, length, direction) => {
        const typed = withDirection(withLength(ruler, length), direction);
        expect(Math.abs(lengthOf(typed) - length)).toBeLessThan(0.001);
        expect(Math.abs(directionOf(typed) - direction)).toBeLessThan(0.001);
        expect(typed.dotOne).toEqual(ruler.dotOne);
      },
    ),
  );
});
