import { describe, expect, test } from 'vitest';
import { proposedDesign } from '../../src/stone/proposing/proposedDesign';
import { proposedDifferences } from '../../src/stone/proposing/proposedDifferences';
import { design } from '../../src/stone/stone';

const line = { type: 'text', subText: 'Karen Holm', fontSize: '24', scale: 0.5 };
const rose = {
  type: 'sandblownVignet',
  vignetId: 552,
  scale: 0.3,
  position: { x: 300, y: 400, rotation: 0 },
};
const ordered = design.parse({ designName: 'Karen Holm', Parms: [line, rose, { ...line, hidden: true }] });

describe('What a mason proposes', () => {
  test('is the height as it stands on the stone, the spacing, the place, and the size of an ornament', () => {
    const proposed = proposedDesign(ordered, [
      { element: 0, height: 15, letterSpacing: 0.4, x: 310 },
      { element: 1, size: 110 },
    ]);
    expect(proposed?.Parms[0]).toMatchObject({
      ...{ fontSize: '30', scale: 0.5, letterSpacing: 0.4, subText: 'Karen Holm' },
      position: { x: 310, y: 100 },
    });
    expect(proposed?.Parms[1]).toMatchObject({ scale: expect.closeTo(0.33, 9), position: rose.position });
    expect(proposed?.Parms[2]).toBe(ordered.Parms[2]);
  });

  test('fits no element that is not there, is hidden, or has nothing of the kind', () => {
    for (const change of [
      { element: 3, x: 1 },
      { element: 2, height: 20 },
      { element: 1, height: 20 },
      { element: 0, size: 110 },
    ])
      expect(proposedDesign(ordered, [change])).toBeUndefined();
  });

  test('differs in that alone, also where two lines say the same and one takes the place of the other', () => {
    const twins = design.parse({ designName: 'Karen Holm', Parms: [line, line] });
    const proposed = proposedDesign(twins, [
      { element: 0, y: 300 },
      { element: 1, height: 15 },
    ]);
    const both = (index: number) => ({ before: index, after: index });
    expect(proposedDifferences(twins, proposed ?? twins)).toEqual([
      { kind: 'height', element: both(1), before: 12, after: 15 },
      { kind: 'moved', elements: [both(0)], right: 0, down: 200 },
    ]);
  });
});
