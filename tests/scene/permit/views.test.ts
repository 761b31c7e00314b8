import { describe, expect, test } from 'vitest';
import { heightOnBase, judgedStone } from '../../../src/scene/checks/judgedStone';
import { frontView, sideView, standingStone } from '../../../src/scene/permit/views';
import { catalogue, designWith } from '../drawnStone';

const BASE = { width: 700, height: 150, depth: 240 };

function onBase(StoneTypeId: number, StoneTypeVariantId: number) {
  const design = designWith([], { StoneTypeId, StoneTypeVariantId, make: { base: BASE } });
  const stone = judgedStone(design, (id) => catalogue.stoneTypes.find((type) => type.id === id));
  if (!stone) throw new Error('no such stone');
  return stone;
}

describe('The height above the ground', () => {
  test('of a stone with a foot is that of the stone and that of its base', () => {
    const stone = onBase(15, 1501);
    expect(heightOnBase(stone)).toBe(750 + 150);
    expect(standingStone(stone, 120, {}).aboveGround).toBe(900);
  });

  test('of a heart is less by what sits in its base, in numbers and as it is drawn from the front and the side', () => {
    const stone = onBase(23, 2301);
    const seat = 0.085 * 620;
    expect(heightOnBase(stone)).toBeCloseTo(620 + 150 - seat, 9);
    const dowels = { count: 2, diameter: 12, length: 100 };
    const standing = standingStone(stone, 120, { dowels });
    for (const view of [frontView(standing), sideView(standing)]) {
      expect(view.stone.top).toBeCloseTo(-heightOnBase(stone), 9);
      expect(view.stone.bottom - view.stone.top).toBeCloseTo(620, 9);
      expect(view.base).toMatchObject({ top: -150, bottom: 0 });
      // They join what is lowest of the stone with the base.
      for (const { top, bottom } of view.dowels) expect((top + bottom) / 2).toBeCloseTo(-150 + seat, 9);
    }
  });
});
