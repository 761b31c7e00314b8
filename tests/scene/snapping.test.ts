import { describe, expect, test } from 'vitest';
import type { ElementMeasure } from '../../src/scene/measures';
import { type Moving, type Surroundings, snap } from '../../src/scene/snapping';

const line = (x: number, y: number, width: number): ElementMeasure => ({
  element: 0,
  kind: 'lettering',
  place: { x, y, rotation: 0, scale: 1 },
  box: { left: -width / 2, right: width / 2, top: -30, bottom: 8 },
  width,
  capHeight: 30,
});

const stone: Surroundings = { width: 600, height: 750, centreLines: [], others: [] };

/** A line of letters 200 mm wide with its anchor at x, y. */
const moving = (x: number, y: number): Moving => ({
  x,
  y,
  box: { left: x - 100, right: x + 100, top: y - 40, bottom: y + 10 },
});

describe('a moving element is drawn', () => {
  test('to the middle of the stone', () => {
    expect(snap(moving(303, 200), stone, 5)).toEqual({
      x: 300,
      y: 200,
      guides: [{ axis: 'upright', at: 300, from: 0, to: 750 }],
    });
  });

  test('to a centre line', () => {
    expect(snap(moving(148, 200), { ...stone, centreLines: [150, 450] }, 5).x).toBe(150);
  });

  test('to the baseline of another line', () => {
    const { y, guides } = snap(moving(100, 402), { ...stone, others: [line(450, 400, 120)] }, 5);
    expect(y).toBe(400);
    expect(guides).toEqual([{ axis: 'level', at: 400, from: 0, to: 510 }]);
  });

  test('with its edge to the edge of another line', () => {
    const { x } = snap(moving(251, 600), { ...stone, others: [line(400, 400, 500)] }, 5);
    expect(x).toBe(250);
  });

  test('rather by its middle than by an edge that is a little nearer', () => {
    const others = [line(200, 400, 198)];
    expect(snap(moving(203, 600), { ...stone, others }, 5).x).toBe(200);
  });
});

describe('a moving element is left alone', () => {
  test('where nothing is near', () => {
    expect(snap(moving(233.25, 217.5), stone, 5)).toEqual({ x: 233.25, y: 217.5, guides: [] });
  });
});
