import { describe, expect, test } from 'vitest';
import { growth, HANDLES, handleAt, handleOnStone, rotationTowards } from '../../src/scene/handles';
import type { ElementMeasure } from '../../src/scene/measures';

const measure = (rotation: number, scale: number): ElementMeasure => ({
  element: 0,
  kind: 'ornament',
  place: { x: 300, y: 400, rotation, scale },
  box: { left: -80, right: 80, top: -50, bottom: 50 },
  ink: { left: -80, right: 80, top: -50, bottom: 50 },
  width: 160,
  capHeight: undefined,
});

describe('handles', () => {
  test.each([
    [0, 1],
    [30, 1],
    [-125, 0.3],
    [90, 2.5],
  ])('are found where they are drawn, turned by %d° and scaled by %d', (rotation, scale) => {
    const turned = measure(rotation, scale);
    for (const handle of HANDLES) {
      const { x, y } = handleOnStone(turned, handle, 1.2);
      expect(handleAt(turned, x, y, 1.2, 10)).toBe(handle);
    }
  });

  test('stand a fixed number of pixels outside the box, whatever the zoom and the scale', () => {
    for (const [scale, cssPxPerMm] of [
      [1, 1],
      [0.3, 4],
    ] as const) {
      const corner = handleOnStone(measure(0, scale), 'bottomRight', cssPxPerMm);
      expect((corner.x - (300 + 80 * scale)) * cssPxPerMm).toBeCloseTo(6, 9);
    }
  });

  test('leave the middle of an element as small as a fingertip to be taken hold of', () => {
    const small: ElementMeasure = { ...measure(0, 1), box: { left: -7, right: 7, top: -18, bottom: 10 } };
    expect(handleAt(small, 300, 396, 0.5, 20)).toBeUndefined();
    const corner = handleOnStone(small, 'topLeft', 0.5);
    expect(handleAt(small, corner.x, corner.y, 0.5, 20)).toBe('topLeft');
  });

  test('are not grasped from afar', () => {
    expect(handleAt(measure(0, 1), 300, 400, 1, 10)).toBeUndefined();
  });
});

describe('pulling a corner', () => {
  test('scales by how far it is from the anchor', () => {
    expect(growth(measure(0, 1), { x: 350, y: 400 }, { x: 300, y: 500 })).toBe(2);
  });

  test('never makes an element vanish', () => {
    expect(growth(measure(0, 1), { x: 350, y: 400 }, { x: 300, y: 400 })).toBeGreaterThan(0);
  });
});

describe('turning', () => {
  test('follows the pointer clockwise from straight up', () => {
    expect(rotationTowards(measure(0, 1), { x: 400, y: 300 })).toBe(45);
    expect(rotationTowards(measure(0, 1), { x: 300, y: 300 })).toBe(0);
  });

  test('is drawn to upright and level', () => {
    expect(rotationTowards(measure(0, 1), { x: 302, y: 300 })).toBe(0);
    expect(rotationTowards(measure(0, 1), { x: 400, y: 398 })).toBe(90);
  });

  test('goes in whole steps where asked to', () => {
    expect(rotationTowards(measure(0, 1), { x: 340, y: 300 }, 15)).toBe(15);
  });
});
