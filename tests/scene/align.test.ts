import { describe, expect, test } from 'vitest';
import { ALIGNMENTS, align, centreOn, distribute } from '../../src/scene/align';
import { boxOnStone } from '../../src/scene/place';

/** An element 2 × `half` wide that stands at x, y; its box reaches 30 mm above its anchor and 10 below. */
const at = (element: number, x: number, y: number, half: number, rotation = 0) => ({
  element,
  place: { x, y, rotation, scale: 1 },
  box: { left: -half, right: half, top: -30, bottom: 10 },
});
const three = [at(0, 100, 100, 50), at(2, 300, 160, 20), at(5, 180, 400, 80)];

const boxesAfter = (placements: readonly { element: number; x: number; y: number }[], elements = three) =>
  placements.map(({ element, x, y }) => {
    const own = elements.find((one) => one.element === element);
    if (!own) throw new Error(`no element ${element}`);
    return boxOnStone(own.box, { ...own.place, x, y });
  });

describe('Elements are brought in line', () => {
  test('by their left sides, their right sides, their middles', () => {
    expect(boxesAfter(align(three, 'left')).map(({ left }) => left)).toEqual([50, 50, 50]);
    expect(boxesAfter(align(three, 'right')).map(({ right }) => right)).toEqual([320, 320, 320]);
    expect(align(three, 'centre').map(({ x }) => x)).toEqual([185, 185, 185]);
  });

  test('by their tops, at half height, or on the lowest baseline', () => {
    expect(boxesAfter(align(three, 'top')).map(({ top }) => top)).toEqual([70, 70, 70]);
    expect(boxesAfter(align(three, 'middle')).map(({ top, bottom }) => top + bottom)).toEqual([
      480, 480, 480,
    ]);
    expect(align(three, 'baseline').map(({ y }) => y)).toEqual([400, 400, 400]);
  });

  test('turned ones by the box around them', () => {
    const turned = [at(0, 100, 100, 50), at(1, 300, 300, 80, 90)];
    const [one, other] = boxesAfter(align(turned, 'left'), turned);
    expect(other?.left).toBeCloseTo(one?.left ?? 0, 10);
  });

  test.each(ALIGNMENTS)('twice the same (%s) changes nothing more', (alignment) => {
    const once = align(three, alignment);
    const moved = three.map((one, place) => ({ ...one, place: { ...one.place, ...once[place] } }));
    for (const [place, { x, y }] of align(moved, alignment).entries()) {
      expect(x).toBeCloseTo(once[place]?.x ?? Number.NaN, 10);
      expect(y).toBeCloseTo(once[place]?.y ?? Number.NaN, 10);
    }
  });

  test('together on a line of the stone, keeping their places to each other', () => {
    const after = centreOn(three, 300);
    expect(after.map(({ x }) => x - 300)).toEqual([-85, 115, -5]);
  });
});

describe('Elements are spread', () => {
  test('downwards by their baselines, the first and the last staying', () => {
    expect(distribute(three, 'down').map(({ element, y }) => [element, y])).toEqual([
      [0, 100],
      [2, 250],
      [5, 400],
    ]);
  });

  test('across with the same air between them, the outermost staying', () => {
    const boxes = boxesAfter(distribute(three, 'across'));
    const airs = boxes.slice(1).map(({ left }, place) => left - (boxes[place]?.right ?? 0));
    expect(boxes.at(0)?.left).toBe(50);
    expect(boxes.at(-1)?.right).toBe(320);
    expect(airs[0]).toBeCloseTo(airs[1] ?? Number.NaN, 10);
  });

  test('only where there are three', () => {
    expect(distribute(three.slice(0, 2), 'down')).toEqual([]);
  });
});
