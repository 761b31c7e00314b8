import { describe, expect, test } from 'vitest';
import { caretKnob, gapsOf, nearestGap } from '../../src/scene/caret';
import { lineAt, sceneWith } from './drawnStone';

describe('The gaps of a line', () => {
  const lined = (given: object) =>
    lineAt(sceneWith({ type: 'text', subText: 'Ane', fontSize: '40', ...given })).line;

  test('lie in the middle between where a character ends and the next begins', () => {
    const line = lined({ subTextSpacing: '6,0,0' });
    const [first, second] = line.letters;
    const end = (first?.x ?? 0) + (first?.advance ?? 0);
    expect(gapsOf(line)[0]).toBeCloseTo((end + (second?.x ?? 0)) / 2 - line.width / 2, 10);
    expect((second?.x ?? 0) - end).toBeCloseTo(6, 10);
  });

  test('are one fewer than the characters', () => {
    expect(gapsOf(lined({}))).toHaveLength(2);
    expect(gapsOf(lined({ subText: 'A' }))).toEqual([]);
    expect(gapsOf(lined({ subText: '' }))).toEqual([]);
  });

  test('are found by the place nearest to them', () => {
    expect(nearestGap([-10, 0, 30], 14)).toBe(1);
    expect(nearestGap([-10, 0, 30], -400)).toBe(0);
    expect(nearestGap([], 0)).toBeUndefined();
  });

  test('have their knob below the line, by CSS pixels however large the stone is seen', () => {
    const box = { left: -50, right: 50, top: -30, bottom: 8 };
    expect(caretKnob(box, 12, 0.5)).toEqual({ x: 12, y: 18 });
    expect(caretKnob(box, 12, 0.25)).toEqual({ x: 12, y: 13 });
  });
});
