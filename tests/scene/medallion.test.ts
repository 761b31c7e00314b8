import { describe, expect, test } from 'vitest';
import { isWithin, ringsOf } from '../../src/geometry/ring';
import { cutSheet } from '../../src/painting/sheet/cutSheet';
import { checkScene } from '../../src/scene/checks/checkScene';
import { inkOf } from '../../src/scene/ink';
import { photographOutline } from '../../src/scene/photographOutline';
import type { MedallionNode, Scene } from '../../src/scene/scene';
import { sizesIn } from '../../src/stone/fitting/naturalSize';
import { shrink } from '../../src/stone/fitting/shrink';
import { parm } from '../../src/stone/parm';
import { strokes } from './measuredStrokes';
import { FIELDS, sceneWithMedallion } from './portrait';

function medallionOf({ nodes }: Scene): MedallionNode {
  const [node] = nodes;
  if (node?.kind !== 'medallion') throw new Error(`it is ${node?.kind}`);
  return node;
}

describe('A medallion on a stone', () => {
  test('is an ellipse to a thousandth of a mm, whose points solve its equation', () => {
    const outline = photographOutline({ shape: 'oval', width: 130, height: 180 });
    for (const ring of ringsOf(outline)) {
      expect(ring.length).toBeGreaterThan(50);
      for (const [x, y] of ring) {
        // Off the ellipse by so many mm along the radius, to first order.
        const off = (Math.hypot(x / 65, y / 90) - 1) * Math.hypot(x, y);
        expect(Math.abs(off)).toBeLessThan(0.001);
      }
    }
  });

  test('takes up just its sides, turned too', async () => {
    const box = inkOf(medallionOf(await sceneWithMedallion()));
    expect(box).toEqual({
      left: expect.closeTo(-45, 6),
      top: expect.closeTo(-60, 6),
      right: expect.closeTo(45, 6),
      bottom: expect.closeTo(60, 6),
    });
    const turned = await sceneWithMedallion({ position: { x: 300, y: 300, rotation: 90 } });
    expect(inkOf(medallionOf(turned)).right).toBeCloseTo(60, 6);
  });

  test('is too coarse below 300 dots an inch, and says how many there are', async () => {
    // 80 pixels over 120 mm, which are 4.7244 inches: 16.93.
    expect((await sceneWithMedallion()).warnings).toEqual([
      {
        kind: 'pictureTooCoarse',
        severity: 'warning',
        elements: [0],
        characters: [],
        value: 17,
        limit: 300,
      },
    ]);
  });

  test('without its photograph is an empty place of its size, and an error', async () => {
    const scene = await sceneWithMedallion({ picture: 'data:image/png;base64,AAAA' });
    expect(scene.nodes).toMatchObject([
      { kind: 'unavailable', box: { left: -45, top: -60, right: 45, bottom: 60 } },
    ]);
    expect(scene.warnings).toMatchObject([{ kind: 'portraitFailed', severity: 'error', elements: [0] }]);
  });

  test('is laid by a guide and cut by nothing', async () => {
    const sheet = cutSheet(await sceneWithMedallion(), { weld: (outline) => outline, centreLines: [] });
    expect(sheet.layers.map(({ tool }) => tool)).toEqual(['outline', 'guide']);
    const guide = sheet.layers.find(({ tool }) => tool === 'guide');
    const rings = guide ? ringsOf(guide.outline) : [];
    expect(isWithin(rings, [300, 359.9])).toBe(true);
    expect(isWithin(rings, [300, 360.1])).toBe(false);
    expect(isWithin(rings, [344, 359])).toBe(false);
  });

  test('beyond the edge of the stone, or over letters, is objected to', async () => {
    const off = await sceneWithMedallion({ position: { x: 10, y: 300, rotation: 0 } });
    expect(checkScene(off, strokes)).toMatchObject([{ kind: 'outside', elements: [0] }]);
  });

  test('keeps its size on a smaller stone', () => {
    const plate = parm.parse({ type: 'medallion', picture: FIELDS });
    const sizeOf = sizesIn({ stoneVignets: [] }, { vignets: [], attachments: [] });
    expect(shrink(plate, 0.5, { sizeOf, letterHeights: () => [] })).toBe(plate);
  });
});
