import { expect, test } from 'vitest';
import { beforeLoading } from '../../../../src/machines/designer/context';
import { type ArrowDirection, nudgeByArrow, STEP } from '../../../../src/screens/designer/elements/nudge';
import { applyEdit } from '../../../../src/stone/edits/applyEdit';
import { beginHistory } from '../../../../src/stone/history';
import { design } from '../../../../src/stone/stone';

const stone = design.parse({
  Parms: [
    { type: 'text', subText: 'Anna', position: { x: 203.4, y: 118 } },
    { type: 'text', subText: 'Ib', position: { x: 250, y: 160.5 } },
  ],
});

const after = (grid: number | undefined, elements: readonly number[], way: ArrowDirection, step = STEP) => {
  const history = beginHistory(stone);
  const aids = { grid, distances: false };
  const edit = nudgeByArrow({ ...beforeLoading({ kind: 'prefilled' }), history, aids }, elements, way, step);
  return applyEdit(stone, edit).Parms.map(({ position: { x, y } }) => [x, y]);
};

test('Without a grid an arrow key moves by its step', () => {
  expect(after(undefined, [0], [1, 0])).toEqual([
    [204.4, 118],
    [250, 160.5],
  ]);
});

test('On a grid it leads to the next line, and never along the other axis', () => {
  expect(after(5, [0], [1, 0])[0]).toEqual([205, 118]);
  expect(after(5, [0], [-1, 0])[0]).toEqual([200, 118]);
  expect(after(5, [0], [0, 1])[0]).toEqual([203.4, 120]);
});

test('Several keep their places to each other: the first comes to stand on the line', () => {
  expect(after(10, [0, 1], [0, -1])).toEqual([
    [203.4, 110],
    [250, 152.5],
  ]);
});

test('A fine step and a large one stay as long as they are', () => {
  expect(after(5, [1], [0, 1], 0.1)[1]?.[1]).toBeCloseTo(160.6, 9);
  expect(after(5, [1], [0, 1], 10)[1]).toEqual([250, 170.5]);
});
