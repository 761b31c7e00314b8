import { expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../../../server/drawing/scenes';
import type { FileOrder } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import { namesIn } from '../../../src/scene/sourcesFrom';
import { design as schema } from '../../../src/stone/stone';
import { poolBakers } from '../../../workers/exporter/poolBakers';
import { ReliefPool } from '../../../workers/reliefs/pool';
import { BakingInTurns } from '../../workers/reliefs/bakingInTurns';

const { catalogue } = await catalogueFromFiles('catalogue');

/** Lines of different letters, engraved and mounted, and as few as asked for. */
async function stoneWith(lines: number) {
  const Parms = ['Ærlig Øjvind Åse', 'BCDFHJKMPQRSTU', 'vwxyz12345678 &']
    .slice(0, lines)
    .map((subText, at) => ({
      type: 'text',
      subText,
      fontFamily: 'Alegreya',
      fontSize: '24',
      variant: at === 1 ? 'bronze' : 'sandb',
      fontColor: at === 1 ? 'bronze' : 'guld',
      position: { x: 300, y: 200 + 100 * at },
    }));
  const design = schema.parse({ StoneTypeId: 15, Parms });
  const scene = await sceneOf({ design, catalogue }, pictureInAddress);
  return { scene, design, id: 12, names: namesIn(catalogue), locale: 'da' } as const;
}

const date = new Date(2026, 10, 29);
const supplies = { ...(await fileSupplies('da', tilesIn('catalogue'))), date };

/** A file without the random identity that a PDF has. */
function known(file: Uint8Array | string): string {
  const written = Buffer.from(file as Uint8Array).toString('latin1');
  return written.replace(/\/ID \[[^\]]*\]/, '');
}

const ORDERS: readonly FileOrder[] = [
  { format: 'png', pxPerMm: 1 },
  { format: 'offer', detailed: false },
];

for (const order of ORDERS) {
  test(`${order.format}: reliefs that others bake at once make the same file, and none is baked twice`, async () => {
    const stone = await stoneWith(3);
    const workers = new BakingInTurns();
    const pool = new ReliefPool(workers.open, 3);
    const file = await makeFile(order, stone, { ...supplies, bakers: poolBakers(pool) });
    expect(workers.opened).toBe(3);
    expect(workers.begun.length).toBeGreaterThanOrEqual(40);
    const orders = workers.begun.map((begun) => JSON.stringify(begun));
    expect(new Set(orders).size).toBe(orders.length);
    const alone = await makeFile(order, stone, supplies);
    expect(known(file) === known(alone)).toBe(true);
  }, 60_000);
}

test('For a few letters no worker is opened, and a worker that ends leaves no letter flat', async () => {
  const few = new BakingInTurns();
  const one = await stoneWith(1);
  await makeFile({ format: 'png', pxPerMm: 1 }, one, {
    ...supplies,
    bakers: poolBakers(new ReliefPool(few.open, 2)),
  });
  expect(few.opened).toBe(0);

  const stone = await stoneWith(3);
  const ending = new BakingInTurns();
  const failing = () => ({ ...ending.open(), bake: () => Promise.reject(new Error('it ended')) });
  const pool = new ReliefPool(failing, 2);
  const file = await makeFile({ format: 'png', pxPerMm: 1 }, stone, {
    ...supplies,
    bakers: poolBakers(pool),
  });
  const alone = await makeFile({ format: 'png', pxPerMm: 1 }, stone, supplies);
  expect(known(file) === known(alone)).toBe(true);
}, 60_000);
