import { expect, test } from 'vitest';
import { boxAround, contoursOf } from '../../../src/geometry/contour';
import { edgingOf } from '../../../src/painting/ground/edging';

/** A plate of 600 by 400 mm as it is seen in the ground, clockwise: its sides run away from the viewer. */
const PLATE = [
  [60, 0],
  [540, 0],
  [600, 260],
  [0, 260],
] as const;

const TONES = ['#8b8d8d', '#999a9a', '#a2a3a3'];

/** The part of an edge, from one mm to another, that lies under something: 0 to 1. */
function coveredOf(boxes: readonly (readonly [from: number, to: number])[], from: number, to: number) {
  const isCovered = Array.from({ length: to - from }, (_, at) =>
    boxes.some(([start, end]) => start <= from + at && from + at < end),
  );
  return isCovered.filter(Boolean).length / isCovered.length;
}

test('Gravel lies all along the near edge of a plate and strays onto its sides, where a row of stones would look like teeth', () => {
  const stones = edgingOf([PLATE], 'level', { kind: 'gravel', tones: TONES }, 7)
    .flatMap(({ outline }) => contoursOf(outline, 0.1))
    .map((contour) => boxAround([contour]));
  const near = stones.filter(({ bottom }) => bottom > 256);
  expect(
    coveredOf(
      near.map(({ left, right }) => [left, right]),
      10,
      590,
    ),
  ).toBeGreaterThan(0.9);
  for (const isLeft of [true, false]) {
    const side = stones.filter(({ left, top }) => (isLeft ? left < 100 : left > 500) && top < 250);
    const covered = coveredOf(
      side.map(({ top, bottom }) => [top, bottom]),
      10,
      240,
    );
    expect(covered).toBeGreaterThan(0.2);
    expect(covered).toBeLessThan(0.75);
  }
});

test('Grass grows along the sides as along the near edge', () => {
  const blades = edgingOf([PLATE], 'level', { kind: 'grass', tones: TONES }, 7)
    .flatMap(({ outline }) => contoursOf(outline, 0.1))
    .map((contour) => boxAround([contour]));
  const side = blades.filter(({ left }) => left < 70);
  expect(
    coveredOf(
      side.map(({ top, bottom }) => [top, bottom]),
      10,
      240,
    ),
  ).toBeGreaterThan(0.95);
});
