import { expect, test } from 'vitest';
import type { ElementMeasure } from '../../../../src/scene/measures';
import { readingOrder } from '../../../../src/screens/designer/elements/readingOrder';
import { type Parm, parm } from '../../../../src/stone/parm';

const line = (subText: string, x: number, y: number): Parm =>
  parm.parse({ type: 'text', subText, position: { x, y, rotation: 0 } });
const ornament = (x: number, y: number): Parm =>
  parm.parse({ type: 'sandblownVignet', vignetId: 552, position: { x, y, rotation: 0 } });

/** A line of capitals of a height, in mm. */
const tall = (element: number, capHeight: number): ElementMeasure => ({
  element,
  kind: 'lettering',
  place: { x: 0, y: 0, rotation: 0, scale: 1 },
  box: { left: 0, top: -capHeight, right: 100, bottom: 0 },
  ink: { left: 0, top: -capHeight, right: 100, bottom: 0 },
  width: 100,
  capHeight,
});

test('a stone is read from the top, whatever lies on top of what', () => {
  const elements = [line('† 2026', 300, 400), line('* 1941', 300, 350), line('Karen', 300, 260)];
  expect(readingOrder(elements, [])).toEqual([2, 1, 0]);
});

test('what stands side by side is read from the left', () => {
  const elements = [line('Jens', 450, 262), line('Karen', 150, 260), line('Tak for alt', 300, 500)];
  expect(readingOrder(elements, [])).toEqual([1, 0, 2]);
});

test('an ornament beside a line is in its row: a line is as high as its letters stand above the baseline', () => {
  const elements = [line('Karen', 300, 260), ornament(100, 240)];
  expect(readingOrder(elements, [tall(0, 42)])).toEqual([1, 0]);
});

test('a stone without anything has no order', () => {
  expect(readingOrder([], [])).toEqual([]);
});
