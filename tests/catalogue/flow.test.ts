import { describe, expect, it } from 'vitest';
import { flowing } from '../../catalogue/materials/flow';
import type { Mineral } from '../../catalogue/materials/recipe';
import { SHEET_PX } from '../../catalogue/materials/sheet';
import { sow } from '../../catalogue/materials/sow';

const flow = flowing({ layers: 20, lengths: 5, folds: 4, sway: 30, alignment: 0.9, tone: 0 }, 7);
const edge = Array.from({ length: 97 }, (_, at) => at / 97);

const mica: Mineral = {
  colour: [0, 0, 0],
  share: 1,
  size: 4,
  spread: 0,
  stretch: 3,
  variety: 0,
  run: 0,
  cloud: 0,
  cluster: 0,
  layers: [0, 0.2],
};

/** How many of the crystals of a mineral lie in its layers, as a share; a layer's soft end counts as part of it. */
function within(mineral: Mineral): number {
  const crystals = sow([mineral], 3, 0.2, { flow, nearness: undefined });
  const layers = crystals.map(({ x, y }) => flow.layer(x / SHEET_PX, y / SHEET_PX));
  return layers.filter((layer) => layer < 0.26).length / layers.length;
}

describe('the layers of a stone that has flowed', () => {
  it('go on where the tile begins anew, in both directions', () => {
    for (const at of edge) {
      expect(flow.layer(1, at)).toBeCloseTo(flow.layer(0, at), 6);
      expect(flow.layer(at, 1)).toBeCloseTo(flow.layer(at, 0), 6);
      expect(flow.direction(1, at)).toBeCloseTo(flow.direction(0, at), 6);
      expect(flow.direction(at, 1)).toBeCloseTo(flow.direction(at, 0), 6);
    }
  });

  it('take up as much of the stone each', () => {
    const seen = edge.flatMap((u) => edge.map((v) => flow.layer(u, v)));
    for (const from of [0, 0.25, 0.5, 0.75]) {
      const share = seen.filter((layer) => layer >= from && layer < from + 0.25).length / seen.length;
      expect(share).toBeCloseTo(0.25, 1);
    }
  });

  it('hold the minerals that lie in them, but for those that stray', () => {
    expect(within(mica)).toBeGreaterThan(0.98);
    expect(within({ ...mica, stray: 0.3 })).toBeLessThan(0.8);
  });

  it('turn long crystals along themselves', () => {
    const [first] = sow([mica], 3, 0.01, { flow, nearness: undefined });
    const crystals = sow([mica], 3, 0.2, { flow, nearness: undefined });
    expect(first).toEqual(crystals[0]);
    for (const { x, y, xx, xy, yy } of crystals) {
      const along = Math.atan2(xy, xx - yy) / 2 + Math.PI / 2;
      const off = along - flow.direction(x / SHEET_PX, y / SHEET_PX);
      expect(Math.abs(Math.sin(off))).toBeLessThan(0.16);
    }
  });
});
