import { describe, expect, test } from 'vitest';
import type { ElementMeasure } from '../../../src/scene/measures';
import { candidatesIn, type Surroundings } from '../../../src/scene/snapping/candidates';
import { type Moving, snap } from '../../../src/scene/snapping/snap';

const line = (x: number, y: number, width: number): ElementMeasure => ({
  element: 0,
  kind: 'lettering',
  place: { x, y, rotation: 0, scale: 1 },
  box: { left: -width / 2 - 3, right: width / 2 + 3, top: -40, bottom: 12 },
  ink: { left: -width / 2, right: width / 2, top: -30, bottom: 8 },
  width,
  capHeight: 30,
});

const stone: Surroundings = {
  width: 600,
  height: 750,
  centreLines: [],
  guideLines: [],
  grid: undefined,
  others: [],
};

/** A line of letters 200 mm wide with its anchor at x, y. */
const moving = (x: number, y: number): Moving => ({
  x,
  y,
  ink: { left: x - 100, right: x + 100, top: y - 40, bottom: y + 10 },
  pin: { x: 0, y: 0 },
  baselines: [0],
});

/** A vignet 60 mm wide and high with its middle at x, y. */
const vignet = (x: number, y: number): ElementMeasure => ({
  ...line(x, y, 60),
  kind: 'ornament',
  box: { left: -30, right: 30, top: -30, bottom: 30 },
  ink: { left: -30, right: 30, top: -30, bottom: 30 },
  capHeight: undefined,
});

const snapIn = (one: Moving, surroundings: Surroundings, reach: number) =>
  snap(one, candidatesIn(surroundings), reach);

describe('a moving element is drawn', () => {
  test('to the middle of the stone', () => {
    expect(snapIn(moving(303, 200), stone, 5)).toEqual({
      x: 300,
      y: 200,
      guides: [{ axis: 'upright', at: 300, from: 0, to: 750 }],
      gaps: [],
    });
  });

  test('to a centre line', () => {
    expect(snapIn(moving(148, 200), { ...stone, centreLines: [150, 450] }, 5).x).toBe(150);
  });

  test('to the baseline of another line', () => {
    const { y, guides } = snapIn(moving(100, 402), { ...stone, others: [line(450, 400, 120)] }, 5);
    expect(y).toBe(400);
    expect(guides).toEqual([{ axis: 'level', at: 400, from: 0, to: 510 }]);
  });

  test('with its edge to the edge of another line', () => {
    const { x } = snapIn(moving(251, 600), { ...stone, others: [line(400, 400, 500)] }, 5);
    expect(x).toBe(250);
  });

  test('rather by its middle than by an edge that is a little nearer', () => {
    const others = [line(200, 400, 198)];
    expect(snapIn(moving(203, 600), { ...stone, others }, 5).x).toBe(200);
  });
});

describe('a moving element is drawn by its ink', () => {
  test('and not by its box, whose edge is 3 mm beside it', () => {
    const { x, guides } = snapIn(moving(251, 600), { ...stone, others: [line(400, 400, 500)] }, 5);
    expect([x - 100, guides[0]?.at]).toEqual([150, 150]);
  });

  test('to the upper and the lower edge of a vignet’s', () => {
    const others = [vignet(500, 300)];
    expect(snapIn(moving(130, 312), { ...stone, others }, 5).y - 40).toBe(270);
    expect(snapIn(moving(130, 318), { ...stone, others }, 5).y + 10).toBe(330);
  });

  test('but to the baseline of a line beside it, where that is within reach, however near an edge is', () => {
    // Its ink ends 2 mm lower than that of the other: the edge is nearer by far.
    const { y } = snapIn(moving(100, 398), { ...stone, others: [line(450, 400, 120)] }, 5);
    expect(y).toBe(400);
  });
});

describe('several moving lines are drawn', () => {
  test('each to the baseline of a line beside it', () => {
    const both: Moving = { ...moving(100, 430), baselines: [-45, 5] };
    expect(snapIn(both, { ...stone, others: [line(450, 383, 120)] }, 5).y).toBe(428);
  });
});

describe('a moving element is left alone', () => {
  test('where nothing is near', () => {
    expect(snapIn(moving(233.25, 217.5), stone, 5)).toEqual({ x: 233.25, y: 217.5, guides: [], gaps: [] });
  });
});
