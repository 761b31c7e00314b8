import { expect, test } from 'vitest';
import { lengthOf, sameMarks } from '../../../src/scene/marks/mark';
import { rulerMarks } from '../../../src/scene/marks/rulerMarks';
import { designWith } from '../drawnStone';

const laid = designWith([], {
  centerLineLeft: 150.25,
  rulers: [{ dotOne: { x: 10, y: 20 }, dotTwo: { x: 40, y: 60 } }],
});

test('Centre lines go over the whole height, rulers from dot to dot', () => {
  const [centre, ruler, ...more] = rulerMarks(laid, 750);
  expect(centre).toEqual({ kind: 'centreLine', from: { x: 150.25, y: 0 }, to: { x: 150.25, y: 750 } });
  expect(ruler && lengthOf(ruler)).toBe(50);
  expect(more).toEqual([]);
});

test('Marks are the same as long as nothing was laid anew', () => {
  expect(sameMarks(rulerMarks(laid, 750), rulerMarks(structuredClone(laid), 750))).toBe(true);
  expect(sameMarks(rulerMarks(laid, 750), rulerMarks(laid, 751))).toBe(false);
  expect(sameMarks(rulerMarks(laid, 750), [])).toBe(false);
});
