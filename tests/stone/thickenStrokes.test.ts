import { expect, test } from 'vitest';
import { thickenStrokes } from '../../src/stone/edits/thickenStrokes';
import { design } from '../../src/stone/stone';

const signature = design.parse({ Parms: [{ type: 'customVignet', vignetId: 7 }, { type: 'text' }] });

test('The strokes of an uploaded drawing are thickened to the thousandth of a mm, and come back as they were', () => {
  const thicker = thickenStrokes(signature, 0, 0.41239);
  expect(thicker.Parms[0]).toEqual({ ...signature.Parms[0], thickened: 0.412 });
  expect(thickenStrokes(thicker, 0, 0.412)).toBe(thicker);
  expect(design.parse(thicker)).toEqual(thicker);
  expect(JSON.stringify(thickenStrokes(thicker, 0, 0))).toBe(JSON.stringify(signature));
  expect(thickenStrokes(signature, 0, 99).Parms[0]).toMatchObject({ thickened: 20 });
});

test('Nothing else is thickened', () => {
  expect(thickenStrokes(signature, 1, 1)).toBe(signature);
  expect(thickenStrokes(signature, 0, 0)).toBe(signature);
});
