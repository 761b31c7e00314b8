import { expect, test } from 'vitest';
import { resized } from '../../../../src/screens/designer/elements/resized';
import { medallionParm } from '../../../../src/stone/medallion/parm';
import { parm } from '../../../../src/stone/parm';

const line = parm.parse({ type: 'text', subText: 'Karen', fontSize: '23,5' });
const ornament = parm.parse({ type: 'sandblownVignet', vignetId: 552, scale: 0.3 });

test('a line grows by its cap height', () => {
  expect(resized(2, line, undefined, 1)).toEqual({
    kind: 'changeText',
    element: 2,
    fields: { fontSize: '24.5' },
  });
});

test('a line never gets lower than a millimetre', () => {
  expect(resized(0, line, undefined, -100)).toMatchObject({ fields: { fontSize: '1' } });
});

test('an ornament grows as a whole by mm of its height', () => {
  const edit = resized(1, ornament, 60, 1);
  expect(edit).toMatchObject({ kind: 'scale', element: 1 });
  expect(edit?.kind === 'scale' && edit.scale).toBeCloseTo((0.3 * 61) / 60, 10);
});

test('nothing is done to what was never drawn', () => {
  expect(resized(1, ornament, undefined, 1)).toBeUndefined();
});

test('a medallion goes to the next size that is sold, and no farther', () => {
  const plate = medallionParm.parse({ type: 'medallion', picture: '/a' });
  const to = (width: number, height: number) => ({
    kind: 'changeMedallion',
    element: 2,
    fields: { width, height },
  });
  expect(resized(2, plate, 120, 1)).toEqual(to(110, 150));
  expect(resized(2, plate, 120, -1)).toEqual(to(70, 90));
  expect(resized(2, { ...plate, width: 50, height: 70 }, 70, -1)).toBeUndefined();
});
