import { expect, test } from 'vitest';
import { lengthOf, sameMarks } from '../../../src/scene/marks/mark';
import { rulerMarks } from '../../../src/scene/marks/rulerMarks';
import { designWith } from '../drawnStone';

const laid = designWith([], {
  centerLineLeft: 150.25,
  guideLines: [412.5],
  rulers: [{ dotOne: { x: 10, y: 20 }, dotTwo: { x: 40, y: 60 } }],
});

const STONE = { width: 600, height: 750 };

test('Centre lines go over the whole height, guide lines over the whole width, rulers from dot to dot', () => {
  const [centre, guide, ruler, ...more] = rulerMarks(laid, STONE);
  expect(centre).toEqual({ kind: 'centreLine', from: { x: 150.25, y: 0 }, to: { x: 150.25, y: 750 } });
  expect(guide).toEqual({ kind: 'guideLine', from: { x: 0, y: 412.5 }, to: { x: 600, y: 412.5 } });
  expect(ruler && lengthOf(ruler)).toBe(50);
  expect(more).toEqual([]);
});

test('Marks are the same as long as nothing was laid anew', () => {
  expect(sameMarks(rulerMarks(laid, STONE), rulerMarks(structuredClone(laid), STONE))).toBe(true);
  expect(sameMarks(rulerMarks(laid, STONE), rulerMarks(laid, { ...STONE, height: 751 }))).toBe(false);
  expect(sameMarks(rulerMarks(laid, STONE), [])).toBe(false);
});
