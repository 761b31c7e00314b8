import { expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { boundsOf } from '../../src/geometry/bounds';
import { sealedOutlines } from '../../src/painting/sealing/sealedOutlines';
import { buildScene } from '../../src/scene/buildScene';
import type { Scene } from '../../src/scene/scene';
import { fitStone } from '../../workers/stage/view';
import { drawPlaced } from '../golden/placed';
import { catalogue, designWith, sources } from '../scene/drawnStone';

const [EVENING, SUMMER] = [13, 21];
const CANDLE = 104;
const AT = { x: 300, y: 400, rotation: 0 };
const WIDTH = 300;
const { tile } = await fileSupplies('da', tilesIn('catalogue'));

const sceneOf = (BackgroundId: number, attachmentId?: number) =>
  buildScene(
    designWith(attachmentId ? [{ type: 'attachment', attachmentId, scale: 1, position: AT }] : [], {
      StoneTypeId: 15,
      StoneTypeVariantId: 1501,
      BackgroundId,
    }),
    sources,
  );

/** The colour of a place of the stone, by its mm, in the picture for the family. */
async function colours(scene: Scene) {
  const { pixels, width, height } = await drawPlaced(scene, tile, WIDTH);
  const { pxPerMm, left, top } = fitStone(scene.slab, { width, height, pixelRatio: 1 });
  return (x: number, y: number): readonly number[] => {
    const at = (Math.round(y * pxPerMm + top) * width + Math.round(x * pxPerMm + left)) * 4;
    return Array.from(pixels.subarray(at, at + 3));
  };
}

/** Where the candle's flame is on the stone, in mm. */
function flameOf(scene: Scene): { x: number; y: number } {
  const [node] = scene.nodes;
  const layer = node?.kind === 'attachment' && node.flame !== undefined ? node.layers[node.flame] : undefined;
  const box = layer && boundsOf(layer.outline);
  if (!box) throw new Error('no flame');
  return { x: AT.x + (box.left + box.right) / 2, y: AT.y + box.bottom - (box.bottom - box.top) * 0.4 };
}

test('A candle burns at dusk and lights the stone around it; by day it does neither', async () => {
  const { x, y } = flameOf(sceneOf(EVENING, CANDLE));
  const beside = [x + 70, y] as const;
  const [evening, day] = [await colours(sceneOf(EVENING, CANDLE)), await colours(sceneOf(SUMMER, CANDLE))];
  const [darkEvening, bareDay] = [await colours(sceneOf(EVENING)), await colours(sceneOf(SUMMER))];
  const [r = 0, g = 0, b = 0] = evening(x, y);
  expect(r).toBeGreaterThan(235);
  expect(g).toBeGreaterThan(200);
  expect(r - b).toBeGreaterThan(30);
  expect(day(x, y)[0]).toBeLessThan(230);
  const [lit = 0, , litBlue = 0] = evening(...beside);
  const [unlit = 0, , unlitBlue = 0] = darkEvening(...beside);
  expect(lit).toBeGreaterThan(unlit + 15);
  expect(lit - unlit).toBeGreaterThan(litBlue - unlitBlue);
  expect(day(...beside)).toEqual(bareDay(...beside));
});

test('What is agreed on is the same whether something burns or not', () => {
  const scene = sceneOf(EVENING, CANDLE);
  const unlit = {
    ...scene,
    nodes: scene.nodes.map((node) => (node.kind === 'attachment' ? { ...node, flame: 0 } : node)),
  };
  expect(sealedOutlines(unlit)).toBe(sealedOutlines(scene));
});

test('Every lantern and candle of the catalogue has a flame, which stands on its wax; nothing else has one', () => {
  for (const { kind, Name, flame, parts } of catalogue.attachments) {
    expect(flame !== undefined, Name).toBe(kind === 'lantern' || kind === 'candle');
    if (flame !== undefined) expect(parts[flame - 1]?.material, Name).toBe('porcelain');
  }
});
