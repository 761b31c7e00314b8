import { describe, expect, test } from 'vitest';
import { intoSpace } from '../../../src/painting/mesh/inSpace';
import { buildScene } from '../../../src/scene/buildScene';
import { judgedStone } from '../../../src/scene/checks/judgedStone';
import { measureLines } from '../../../src/scene/space/measureLines';
import { sunOf } from '../../../src/scene/space/sun';
import { standingBox } from '../../../src/scene/standingBox';
import type { Design } from '../../../src/stone/stone';
import { catalogue, designWith, sources } from '../drawnStone';

function linesOf(design: Design) {
  const stone = judgedStone(design, (id) => catalogue.stoneTypes.find((type) => type.id === id));
  if (!stone) throw new Error('no such stone');
  return measureLines(stone);
}

/** The corners of a stone's own box, put into space as its bodies are. */
function boxOf(design: Design): { readonly least: number[]; readonly most: number[] } {
  const { slab } = buildScene(design, sources);
  const { width, height } = slab.stoneType;
  const corners = [0, width].flatMap((x) =>
    [0, -height].flatMap((y) => [0, -slab.made.thickness].flatMap((z) => [x, y, z])),
  );
  const placed = intoSpace(slab)(corners);
  const along = (axis: number) => [...placed].filter((_part, at) => at % 3 === axis);
  return {
    least: [0, 1, 2].map((axis) => Math.min(...along(axis))),
    most: [0, 1, 2].map((axis) => Math.max(...along(axis))),
  };
}

const lying = catalogue.stoneTypes.find(({ shape }) => shape === 'slab');

/** A heart on a base: nothing holds it on its tip. */
const HEART = designWith([], {
  StoneTypeId: 23,
  StoneTypeVariantId: 2301,
  make: { base: { width: 700, height: 150, depth: 240 } },
});

describe('The measures in space', () => {
  test.each([
    ['a stone that stands', designWith([])],
    ['a stone on a base', designWith([], { make: { base: { width: 700, height: 150, depth: 240 } } })],
    ['a heart that is let into its base', HEART],
    [
      'a stone that lies',
      designWith([], { StoneTypeId: lying?.id, StoneTypeVariantId: lying?.Variants[0]?.id }),
    ],
  ])('of %s end at its own edges, and are as long as they say', (_what, design) => {
    const { least, most } = boxOf(design);
    const lines = linesOf(design);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const { what, length, from, to } of lines) {
      const apart = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
      expect(apart * 1000, what).toBeCloseTo(length, 6);
      if (what.startsWith('base')) continue;
      for (const end of [from, to])
        for (const [axis, part] of end.entries()) {
          const edges = [least[axis] ?? Number.NaN, most[axis] ?? Number.NaN];
          expect(Math.min(...edges.map((edge) => Math.abs(edge - part))), `${what} ${axis}`).toBeLessThan(
            1e-9,
          );
        }
    }
  });

  test('of a heart and its base begin on the ground and end at its upper edge', () => {
    const ends = linesOf(HEART).flatMap(({ from, to }) => [from[1], to[1]]);
    // 8.5 % of its height sits in the base.
    expect(Math.max(...ends) * 1000).toBeCloseTo(0.915 * 620 + 150, 6);
    expect(Math.min(...ends)).toBe(0);
    const { slab } = buildScene(HEART, sources);
    const { bottom } = standingBox(slab);
    expect(intoSpace(slab)([0, -bottom, 0])[1]).toBe(0);
  });

  test('of a base stand around it', () => {
    const lines = linesOf(designWith([], { make: { base: { width: 700, height: 150, depth: 240 } } }));
    const said = lines
      .filter(({ what }) => what.startsWith('base'))
      .map(({ what, length }) => [what, length]);
    expect(said).toEqual([
      ['baseHeight', 150],
      ['baseWidth', 700],
      ['baseDepth', 240],
    ]);
  });

  test('say nothing of a thickness that nobody knows', () => {
    const lines = measureLines({ width: 500, height: 700, thickness: undefined, posture: undefined });
    expect(lines.map(({ what }) => what)).toEqual(['height', 'width']);
  });
});

test('the sun stands to the left of the viewer and as high as the place says', () => {
  const [x, y, z] = sunOf({ aside: 90, high: 30 });
  expect([x, y, z].map((part) => Math.round(part * 1000) / 1000 + 0)).toEqual([-0.866, 0.5, 0]);
  const [, up, towards] = sunOf({ aside: 0, high: 60 });
  expect([up, towards].map((part) => Math.round(part * 1000) / 1000)).toEqual([0.866, 0.5]);
});
