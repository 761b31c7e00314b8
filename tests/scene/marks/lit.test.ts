import { describe, expect, test } from 'vitest';
import { buildScene } from '../../../src/scene/buildScene';
import { type Lit, litOn } from '../../../src/scene/marks/lit';
import { boxOnStone } from '../../../src/scene/place';
import type { Scene } from '../../../src/scene/scene';
import { designWith, sources } from '../drawnStone';

const line = (given: object) => ({
  type: 'text',
  subText: 'Anna Skov',
  fontFamily: 'EB Garamond',
  fontSize: '30',
  position: { x: 300, y: 400, rotation: 0 },
  ...given,
});
const scene = buildScene(
  designWith([line({}), line({ position: { x: 300, y: 500, rotation: 90 } })]),
  sources,
);
const at = (element: number, ...indices: number[]) =>
  indices.map((index) => ({ element, index, character: '' }));

/** The upright boxes on the stone of what is lit, in mm. */
const boxes = (of: Scene, lit: Lit) => litOn(of, lit).map(({ box, place }) => boxOnStone(box, place));

/** Where a letter of the first line begins and ends on the stone, by its advance. */
function letterOf(index: number): { from: number; to: number } {
  const node = scene.nodes[0];
  if (node?.kind !== 'lettering') throw new Error('no line');
  const { letters, width } = node.line;
  const { x = 0, advance = 0 } = letters[index] ?? {};
  return { from: 300 + x - width / 2, to: 300 + x - width / 2 + advance };
}

describe('What is lit up on the stone', () => {
  test('is the very letters, from the baseline to the cap height at least', () => {
    const [box, ...more] = boxes(scene, { elements: [0], characters: at(0, 1) });
    expect(more).toEqual([]);
    const { from, to } = letterOf(1);
    expect(box?.left).toBeGreaterThan(from - 2);
    expect(box?.right).toBeLessThan(to + 2);
    expect(box?.top).toBeCloseTo(370, 3);
    expect(box?.bottom).toBeGreaterThanOrEqual(400);
  });

  test('is one box around letters that follow each other, and another around the next', () => {
    const lit = boxes(scene, { elements: [0], characters: at(0, 6, 0, 1) });
    expect(lit).toHaveLength(2);
    expect(lit[0]?.left).toBeLessThan(letterOf(0).to);
    expect(lit[0]?.right).toBeGreaterThan(letterOf(1).from);
    expect(lit[1]?.left).toBeGreaterThan(letterOf(5).from);
  });

  test('is one box around words that are lit as a whole', () => {
    expect(boxes(scene, { elements: [0], characters: at(0, 0, 1, 2, 3, 5, 6, 7, 8) })).toHaveLength(1);
  });

  test('is a blank where a blank is meant', () => {
    const [box] = boxes(scene, { elements: [0], characters: at(0, 4) });
    expect(box?.left).toBeCloseTo(letterOf(4).from, 3);
    expect(box?.right).toBeCloseTo(letterOf(4).to, 3);
    expect((box?.bottom ?? 0) - (box?.top ?? 0)).toBeGreaterThanOrEqual(30);
  });

  test('turns with its line', () => {
    const [box] = boxes(scene, { elements: [1], characters: at(1, 0) });
    // The line runs downwards, so that its capitals reach from its baseline to the right.
    expect(box?.left).toBeLessThanOrEqual(300);
    expect(box?.right).toBeGreaterThanOrEqual(330);
    expect(box?.right).toBeLessThan(333);
    expect((box?.bottom ?? 0) - (box?.top ?? 0)).toBeCloseTo(letterOf(0).to - letterOf(0).from, 0);
  });

  test('is a whole element where no character of it is named', () => {
    const lit = boxes(scene, { elements: [0, 1], characters: at(1, 0) });
    expect(lit).toHaveLength(2);
    expect(lit[0]?.left).toBeLessThan(letterOf(0).to);
    expect(lit[0]?.right).toBeGreaterThan(letterOf(8).from);
  });

  test('is the stone itself where no element is named', () => {
    expect(boxes(scene, { elements: [], characters: [] })).toEqual([
      { left: 0, top: 0, right: scene.width, bottom: scene.height },
    ]);
  });

  test('is nothing where the element is gone', () => {
    expect(boxes(scene, { elements: [7], characters: at(7, 0) })).toEqual([]);
  });
});
