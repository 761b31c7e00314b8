import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { gestureOf, joinsSteps } from '../../src/stone/edits/edit';
import { copyAll, deleteAll, nudgeAll, orderAll, placeAll } from '../../src/stone/edits/several';
import { type Design, design } from '../../src/stone/stone';

const five = design.parse({
  Parms: ['a', 'b', 'c', 'd', 'e'].map((subText, x) => ({
    type: 'text',
    subText,
    position: { x: x * 10, y: 0, rotation: 0 },
  })),
});
const letters = ({ Parms }: Design) =>
  Parms.map((element) => (element.type === 'text' ? element.subText : '?')).join('');

describe('Several elements', () => {
  test('are deleted whichever order they were taken in', () => {
    expect(letters(applyEdit(five, deleteAll([3, 0, 1])))).toBe('ce');
  });

  test('are copied on top in their order, 20 mm lower', () => {
    const after = applyEdit(five, copyAll([3, 1]));
    expect(letters(after)).toBe('abcdebd');
    expect(after.Parms[5]?.position).toEqual({ x: 10, y: 20, rotation: 0 });
  });

  test('go one step forward or back and keep their order among themselves', () => {
    expect(letters(applyEdit(five, orderAll([0, 1], 'forward', 5)))).toBe('cabde');
    expect(letters(applyEdit(five, orderAll([1, 3], 'forward', 5)))).toBe('acbed');
    expect(letters(applyEdit(five, orderAll([2, 3], 'back', 5)))).toBe('acdbe');
  });

  test('that have come to the end stay there, and the others close up to them', () => {
    expect(letters(applyEdit(five, orderAll([3, 4], 'forward', 5)))).toBe('abcde');
    expect(letters(applyEdit(five, orderAll([2, 4], 'forward', 5)))).toBe('abdce');
    expect(letters(applyEdit(five, orderAll([0, 2], 'back', 5)))).toBe('acbde');
  });

  test('are moved together', () => {
    const after = applyEdit(five, nudgeAll([0, 2], 1, 2));
    expect(after.Parms.map(({ position: { x, y } }) => [x, y])).toEqual([
      [1, 2],
      [10, 0],
      [21, 2],
      [30, 0],
      [40, 0],
    ]);
    expect(after.Parms[1]).toBe(five.Parms[1]);
  });

  test('moved again and again by keys are one step of undo; deleted ones are each their own', () => {
    const [one, again] = [nudgeAll([0, 2], 1, 0), nudgeAll([0, 2], 1, 0)];
    expect([joinsSteps(one), gestureOf(one) === gestureOf(again)]).toEqual([true, true]);
    expect(joinsSteps(deleteAll([0, 1]))).toBe(false);
  });

  test('placed where they are change nothing', () => {
    expect(applyEdit(five, placeAll([{ element: 1, x: 10, y: 0 }]))).toBe(five);
    expect(applyEdit(five, placeAll([]))).toBe(five);
  });
});

describe('Centre lines', () => {
  const set = (x: number | undefined) => applyEdit(five, { kind: 'setCentreLine', side: 'left', x });

  test('are kept rounded to 3 decimals', () => {
    expect(set(123.45678).centerLineLeft).toBe(123.457);
  });

  test('that are zero or no number are none', () => {
    const there = set(100);
    for (const x of [0, 0.0001, Number.NaN, Number.POSITIVE_INFINITY, undefined]) {
      const gone = applyEdit(there, { kind: 'setCentreLine', side: 'left', x });
      expect(gone.centerLineLeft).toBeUndefined();
    }
  });

  test('of the two sides are apart', () => {
    const both = applyEdit(set(100), { kind: 'setCentreLine', side: 'right', x: 300 });
    expect([both.centerLineLeft, both.centerLineRight]).toEqual([100, 300]);
  });
});

describe('Rulers', () => {
  const ruler = { dotOne: { x: 0, y: 0 }, dotTwo: { x: 100, y: 0 } };
  const laid = applyEdit(five, { kind: 'addRuler', ruler });

  test('are laid on, moved and taken away', () => {
    expect(laid.rulers).toEqual([ruler]);
    const moved = applyEdit(laid, {
      kind: 'moveRuler',
      index: 0,
      ruler: { ...ruler, dotTwo: { x: 50, y: 5 } },
    });
    expect(moved.rulers[0]?.dotTwo).toEqual({ x: 50, y: 5 });
    expect(applyEdit(moved, { kind: 'deleteRuler', index: 0 }).rulers).toEqual([]);
  });

  test('that are not there, or stay where they are, change nothing', () => {
    expect(applyEdit(laid, { kind: 'moveRuler', index: 0, ruler: structuredClone(ruler) })).toBe(laid);
    expect(applyEdit(laid, { kind: 'moveRuler', index: 1, ruler })).toBe(laid);
    expect(applyEdit(laid, { kind: 'deleteRuler', index: 1 })).toBe(laid);
  });
});
