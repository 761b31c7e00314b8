import { expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { firstArc } from '../../src/stone/firstArc';
import { textParm } from '../../src/stone/parm';
import { design } from '../../src/stone/stone';

const line = (given: object = {}) => ({ type: 'text', subText: 'Anna', ...given });
const ARC = { kind: 'arc', radius: 200, side: 'outside' } as const;

test('A line that is straight says nothing of a curve, as before there were any', () => {
  expect(textParm.parse(line())).not.toHaveProperty('curve');
  const bent = design.parse({ Parms: [line({ curve: ARC })] });
  const straight = applyEdit(bent, { kind: 'changeText', element: 0, fields: { curve: undefined } });
  expect(JSON.stringify(straight)).toBe(JSON.stringify(design.parse({ Parms: [line()] })));
});

test('An arc of a radius that nobody means, and a curve of another kind, are refused', () => {
  for (const curve of [
    { ...ARC, radius: 9.9 },
    { ...ARC, radius: 10_001 },
    { ...ARC, radius: 'wide' },
    { ...ARC, side: 'above' },
    { kind: 'spiral' },
    { kind: 'edge', of: 'base' },
  ]) {
    expect(textParm.safeParse(line({ curve })).success).toBe(false);
  }
  expect(textParm.parse(line({ curve: { ...ARC, radius: '200,5' } })).curve).toEqual({
    ...ARC,
    radius: 200.5,
  });
});

test('A line along an edge says whose, or as before nothing of that', () => {
  for (const curve of [{ kind: 'edge' }, { kind: 'edge', of: 'stone' }, { kind: 'edge', of: 'frame' }])
    expect(JSON.stringify(textParm.parse(line({ curve })).curve)).toBe(JSON.stringify(curve));
});

test('Lines that become a paragraph become straight; those that are only grouped keep what they follow', () => {
  const given = design.parse({ Parms: [line({ curve: ARC }), line({ curve: { kind: 'edge' } })] });
  const paragraph = applyEdit(given, {
    kind: 'group',
    elements: [0, 1],
    paragraph: { align: 'centre', leading: 40 },
  });
  expect(paragraph.Parms.map((element) => 'curve' in element)).toEqual([false, false]);
  const grouped = applyEdit(given, { kind: 'group', elements: [0, 1] });
  expect(grouped.Parms.map((element) => 'curve' in element)).toEqual([true, true]);
});

test('A first arc is covered by the line for about 60°, at any scale of the line', () => {
  const { radius } = firstArc(400, 2);
  expect(radius).toBe(190);
  expect(((400 / (radius * 2)) * 180) / Math.PI).toBeCloseTo(60, -0.5);
  expect(firstArc(undefined, 1).radius).toBeGreaterThan(10);
  expect(firstArc(2, 1).radius).toBe(10);
});
