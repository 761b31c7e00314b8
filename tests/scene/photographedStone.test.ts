import { describe, expect, test } from 'vitest';
import { checkScene } from '../../src/scene/checks/checkScene';
import { designWith } from './drawnStone';
import { strokes } from './measuredStrokes';
import { photographedScene } from './uploads';

describe('An existing stone that was photographed', () => {
  test('has the size and outline it was uploaded with, and the photograph as its face', async () => {
    const { width, height, slab, warnings } = await photographedScene('/uploads/photo.png');
    expect([width, height]).toEqual([500, 400]);
    expect(slab.stoneType).toMatchObject({ id: 1_000_001, existing: true, type: 'coffin' });
    expect(slab.photograph).toMatchObject({ kind: 'raster', width: 40, height: 20 });
    expect(warnings).toEqual([]);
  });

  test('is the same stone as long as it is the same photograph', async () => {
    const [one, other] = [
      await photographedScene('/uploads/photo.png'),
      await photographedScene('/uploads/photo.png'),
    ];
    expect(one.slab.stoneType).toBe(other.slab.stoneType);
  });

  test('carries new letters at true size, and a mason objects to what lies beyond its real edge', async () => {
    const line = { type: 'text', subText: 'Ib', fontFamily: 'EB Garamond' };
    const { Parms } = designWith([
      { ...line, position: { x: 480, y: 40, rotation: 0 } },
      { ...line, position: { x: 250, y: 300, rotation: 0 } },
    ]);
    const scene = await photographedScene('/uploads/photo.png', { Parms });
    expect(checkScene(scene, strokes)).toMatchObject([{ kind: 'outside', elements: [0] }]);
  });

  test.each(['/uploads/gone.png', '/uploads/torn.png', '/uploads/empty.svg'])(
    'whose photograph cannot be had (%s) is drawn plain, and that is said',
    async (url) => {
      const { slab, warnings, width } = await photographedScene(url);
      expect([slab.photograph, width]).toEqual([undefined, 500]);
      expect(warnings).toMatchObject([{ kind: 'photographFailed', elements: [] }]);
    },
  );
});
