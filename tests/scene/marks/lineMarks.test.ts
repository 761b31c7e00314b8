import { describe, expect, test } from 'vitest';
import { ringsOf } from '../../../src/geometry/ring';
import { lineMarks } from '../../../src/scene/marks/lineMarks';
import { lengthOf } from '../../../src/scene/marks/mark';
import { toEdge } from '../../../src/scene/marks/toEdge';
import { measureScene } from '../../../src/scene/measures';
import { sceneWith } from '../drawnStone';

const square = [
  [
    [0, 0],
    [400, 0],
    [400, 300],
    [0, 300],
  ],
] as const;

describe('The way to the stone’s edge', () => {
  test('is straight along an axis', () => {
    const from = { x: 100, y: 50 };
    expect(toEdge(square, from, 'left')).toBe(100);
    expect(toEdge(square, from, 'right')).toBe(300);
    expect(toEdge(square, from, 'up')).toBe(50);
    expect(toEdge(square, from, 'down')).toBe(250);
  });

  test('is none where no edge lies ahead', () => {
    expect(toEdge(square, { x: 500, y: 50 }, 'right')).toBeUndefined();
    expect(toEdge(square, { x: 100, y: 900 }, 'left')).toBeUndefined();
  });
});

describe('The measures of a line', () => {
  const line = (subText: string, y: number, given: object = {}) => ({
    type: 'text',
    subText,
    fontSize: '30',
    position: { x: 300, y, rotation: 0 },
    ...given,
  });
  const measured = (...Parms: readonly object[]) => {
    const scene = sceneWith(...Parms);
    const { elements } = measureScene(scene);
    const [first, ...others] = elements;
    if (!first) throw new Error('the stone is empty');
    return lineMarks(first, others, ringsOf(scene.slab.outline)).map((mark) => ({
      length: lengthOf(mark),
      upright: mark.from.x === mark.to.x,
    }));
  };
  const uprights = (marks: ReturnType<typeof measured>) =>
    marks.filter(({ upright }) => upright).map(({ length }) => length);

  test('are its cap height and how far its baseline is from the lines above and below', () => {
    const marks = measured(line('Anna', 300), line('Jens', 240), line('Ida', 375), line('Bo', 500));
    expect(uprights(marks)).toEqual([60, 75, 30]);
  });

  test('are its distance to the stone’s edge on both sides, the same for a line in the middle', () => {
    const level = measured(line('Anna', 300)).filter(({ upright }) => !upright);
    expect(level).toHaveLength(2);
    expect(level[0]?.length).toBeCloseTo(level[1]?.length ?? Number.NaN, 6);
    const scene = sceneWith(line('Anna', 300));
    const width = measureScene(scene).elements[0]?.width ?? 0;
    expect((level[0]?.length ?? 0) * 2 + width).toBeCloseTo(600, 6);
  });

  test('reach to the stone’s edge above the first line and below the last', () => {
    const [above, below, cap] = uprights(measured(line('Anna', 300)));
    expect(cap).toBe(30);
    expect(below).toBeCloseTo(450, 6);
    expect(above).toBeGreaterThan(0);
    expect(above).toBeLessThanOrEqual(270);
  });

  test('leave out the line beside it, as on a double stone', () => {
    const beside = line('Jens', 240, { position: { x: 40, y: 240, rotation: 0 } });
    expect(uprights(measured(line('Bo', 300), beside))[0]).not.toBe(60);
  });

  test('are none of a turned line, nor of anything but a line', () => {
    expect(measured(line('Anna', 300, { position: { x: 300, y: 300, rotation: 12 } }))).toEqual([]);
    expect(measured({ type: 'sandblownVignet', vignetId: 552 })).toEqual([]);
  });
});
