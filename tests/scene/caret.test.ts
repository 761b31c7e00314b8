import { describe, expect, test } from 'vitest';
import { caretKnob, gapsOf, nearestGap } from '../../src/scene/caret';
import { lineAt, sceneWith } from './drawnStone';

describe('The gaps of a line', () => {
  const lined = (given: object) =>
    lineAt(sceneWith({ type: 'text', subText: 'Ane', fontSize: '40', ...given }));

  test('lie in the middle between where a character ends and the next begins', () => {
    const node = lined({ subTextSpacing: '6,0,0' });
    const { line } = node;
    const [first, second] = line.letters;
    const end = (first?.x ?? 0) + (first?.advance ?? 0);
    expect(gapsOf(node)[0]?.x).toBeCloseTo((end + (second?.x ?? 0)) / 2 - line.width / 2, 10);
    expect((second?.x ?? 0) - end).toBeCloseTo(6, 10);
  });

  test('are one fewer than the characters', () => {
    expect(gapsOf(lined({}))).toHaveLength(2);
    expect(gapsOf(lined({ subText: 'A' }))).toEqual([]);
    expect(gapsOf(lined({ subText: '' }))).toEqual([]);
  });

  test('follow the line where it is bent, each in its direction', () => {
    const arc = { kind: 'arc', radius: 100, side: 'outside' };
    const [straight, bent] = [gapsOf(lined({})), gapsOf(lined({ curve: arc }))];
    for (const [index, { x, y, angle }] of bent.entries()) {
      expect(Math.hypot(x, y - 100)).toBeCloseTo(100, 9);
      expect(angle).toBeCloseTo((straight[index]?.x ?? Number.NaN) / 100, 9);
    }
  });

  const at = (x: number, y = 0) => ({ x, y });

  test('are found by the place nearest to them', () => {
    expect(nearestGap([at(-10), at(0), at(30)], at(14, -8))).toBe(1);
    expect(nearestGap([at(-10), at(0), at(30)], at(-400))).toBe(0);
    expect(nearestGap([at(0, 0), at(80, 100)], at(50, 90))).toBe(1);
    expect(nearestGap([], at(0))).toBeUndefined();
  });

  test('have their knob below the line, by CSS pixels however large the stone is seen', () => {
    const gap = { x: 12, y: 0, angle: 0, top: -30, bottom: 8 };
    expect(caretKnob(gap, 0.5)).toEqual({ x: 12, y: 18 });
    expect(caretKnob(gap, 0.25)).toEqual({ x: 12, y: 13 });
    const below = caretKnob({ ...gap, angle: Math.PI / 2 }, 0.5);
    expect([below.x, below.y]).toEqual([expect.closeTo(-6, 9), expect.closeTo(0, 9)]);
  });
});
