import { describe, expect, test } from 'vitest';
import { elementAt } from '../../src/scene/hitTest';
import { measureScene } from '../../src/scene/measures';
import { lineAt, sceneWith } from './drawnStone';

/** Which element is under a point of a stone with these elements. */
function hit(Parms: readonly object[], x: number, y: number, reach = 0): number | undefined {
  return elementAt(measureScene(sceneWith(...Parms)).elements, x, y, reach);
}

/** A vignet 280 mm wide and high. */
const ring = { type: 'standardVignet', vignetId: 600, position: { x: 300, y: 300 } };
const line = { type: 'text', subText: 'Anna', fontSize: '40', position: { x: 300, y: 300 } };

describe('The element under a point', () => {
  test('is the topmost of several', () => {
    expect(hit([ring, line], 300, 290)).toBe(1);
    expect(hit([line, ring], 300, 290)).toBe(1);
    expect(hit([ring, line], 300, 200)).toBe(0);
  });

  test('is none where the bare stone is', () => {
    expect(hit([ring, line], 20, 20)).toBeUndefined();
    expect(hit([], 300, 300)).toBeUndefined();
  });

  test('is found where it was scaled to', () => {
    const halved = { ...ring, scale: 0.5 };
    expect([hit([halved], 369, 300), hit([halved], 371, 300)]).toEqual([0, undefined]);
    const doubled = { ...ring, scale: 2 };
    expect([hit([doubled], 579, 300), hit([doubled], 581, 300)]).toEqual([0, undefined]);
  });

  test('is found where it was turned to', () => {
    const upright = { ...line, subText: 'Anna Sørensen', position: { x: 300, y: 300, rotation: 90 } };
    const half = measureScene(sceneWith(upright)).elements[0]?.width ?? 0;
    // The letters' tops point to the right when a line runs down.
    expect(hit([upright], 320, 300 + half / 2 - 1)).toBe(0);
    expect(hit([upright], 320, 300 - half / 2 + 1)).toBe(0);
    expect(hit([upright], 300 + half / 2 - 1, 280)).toBeUndefined();
    const diamond = { ...ring, position: { x: 300, y: 300, rotation: 45 } };
    expect([hit([diamond], 300 + 197, 300), hit([diamond], 300 + 130, 300 + 130)]).toEqual([0, undefined]);
  });

  test('is found within reach of a finger, in mm of the stone at any scale', () => {
    for (const [scale, edge] of [
      [0.5, 370],
      [2, 580],
    ] as const) {
      expect(hit([{ ...ring, scale }], edge + 4, 300, 5)).toBe(0);
      expect(hit([{ ...ring, scale }], edge + 6, 300, 5)).toBeUndefined();
    }
  });

  test('is the one that is hit, before one above it that is only near', () => {
    const near = { ...ring, scale: 0.1, position: { x: 300, y: 100 } };
    expect(hit([ring, near], 300, 161, 60)).toBe(0);
    expect(hit([near, ring], 300, 120, 60)).toBe(1);
    expect(hit([ring, near], 300, 120, 60)).toBe(1);
  });

  test('may be a line without letters', () => {
    expect(hit([{ ...line, subText: '' }], 300, 290)).toBe(0);
    expect(hit([{ ...line, subText: '' }], 330, 290)).toBeUndefined();
  });

  test('may be one that the catalogue does not hold', () => {
    expect(hit([{ type: 'attachment', attachmentId: 1, position: { x: 300, y: 300 } }], 340, 260)).toBe(0);
  });
});

describe('A line is grasped', () => {
  test('across its whole width, from its ascenders to its descenders', () => {
    const { width, capHeight } = lineAt(sceneWith(line)).line;
    for (const x of [300 - width / 2 + 0.1, 300 + width / 2 - 0.1]) {
      for (const y of [300 - capHeight, 300 + capHeight * 0.1]) expect(hit([line], x, y)).toBe(0);
    }
  });
});
