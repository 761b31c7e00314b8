import { describe, expect, test } from 'vitest';
import type { Design } from '../../../src/stone/stone';
import type { BakingWorker } from '../../../workers/reliefs/contract';
import { ReliefPool } from '../../../workers/reliefs/pool';
import { designWith } from '../../scene/drawnStone';
import { BakingInTurns } from '../reliefs/bakingInTurns';
import { SIZE, settled, stageWith } from './nodeStage';

const SIZES = [40, 30, 50];

/** Three lines of other letters, each of its own size. */
const stoneOf = (...texts: readonly string[]): Design =>
  designWith(
    texts.map((subText, index) => ({
      type: 'text',
      subText,
      fontFamily: 'Jost',
      fontSize: String(SIZES[index]),
      position: { x: 300, y: 200 + 120 * index, rotation: 0 },
    })),
    { BackgroundId: 10 },
  );
const stone = stoneOf('KAREN', 'JUHL', 'GODBY');

/** A stage whose reliefs are baked by workers of which there is one. */
async function stageWithWorkers(design: Design, workers: BakingInTurns) {
  return stageWith(design, { reliefPool: () => new ReliefPool(workers.open, 1) });
}

describe('A stage whose reliefs are baked in workers', () => {
  test('bakes none itself, and shows byte for byte what one without workers shows', async () => {
    const { stage, canvas } = await stageWithWorkers(stone, new BakingInTurns());
    const flat = Buffer.from(canvas.pixels);
    const alone = await stageWith(stone);
    await Promise.all([settled(stage), settled(alone.stage)]);
    const [work, workAlone] = [await stage.work(), await alone.stage.work()];
    expect(Buffer.compare(Buffer.from(canvas.pixels), Buffer.from(alone.canvas.pixels))).toBe(0);
    expect(Buffer.compare(Buffer.from(canvas.pixels), flat)).not.toBe(0);
    expect([work.reliefsBaked, work.reliefsBakedHere]).toEqual([workAlone.reliefsBaked, 0]);
    expect(workAlone.reliefsBakedHere).toBe(workAlone.reliefsBaked);
  });

  test('rasterises no layer at a keystroke while reliefs are waiting, and patches them as the reliefs come', async () => {
    const workers = new BakingInTurns({ isOpen: false });
    const { stage, canvas } = await stageWithWorkers(stone, workers);
    await stage.hold([1]);
    const before = await stage.work();
    for (const text of ['J', 'JU', 'JUH', 'JUHL']) await stage.show(stoneOf('KAREN', text, 'GODBY'));
    const typed = await stage.work();
    expect(typed.reliefsWaiting).toBeGreaterThan(5);
    expect(typed.layersRasterised - before.layersRasterised).toBe(0);
    expect(typed.layersPatched - before.layersPatched).toBe(0);
    workers.goOn();
    await settled(stage);
    const after = await stage.work();
    expect(after.layersRasterised - before.layersRasterised).toBe(0);
    // Each line at rest once, whole: not with each of its letters.
    expect(after.layersPatched - before.layersPatched).toBeGreaterThan(0);
    expect(after.layersPatched - before.layersPatched).toBeLessThanOrEqual(2);
    expect(after.reliefsBakedHere).toBe(0);

    const alone = await stageWith(stone);
    await settled(alone.stage);
    await alone.stage.hold([1]);
    expect(Buffer.compare(Buffer.from(canvas.pixels), Buffer.from(alone.canvas.pixels))).toBe(0);
  });

  test('has baked first what is in hand, and nothing that nobody needs any more', async () => {
    const workers = new BakingInTurns({ isOpen: false });
    const { stage } = await stageWithWorkers(stone, workers);
    await stage.hold([2]);
    await stage.show(stoneOf('KAREN', '', 'GOD'));
    workers.goOn();
    await settled(stage);
    const sizes = workers.begun.map(({ size }) => size);
    // Nothing was under way before something was in hand: what an earlier start has left was looked for first.
    const largest = Math.max(...sizes);
    expect(sizes.slice(0, 3)).toEqual([largest, largest, largest]);
    expect(sizes).toHaveLength('KAREN'.length + 'GOD'.length);
  });

  test('has what a picture needs baked there too', async () => {
    const { stage } = await stageWithWorkers(stoneOf('K'), new BakingInTurns());
    await settled(stage);
    const before = await stage.work();
    // Node has nothing to pack a picture with: what is counted comes before.
    await stage.picture(stoneOf('K'), 2 * SIZE.width).catch(() => undefined);
    const after = await stage.work();
    expect(after.reliefsBaked - before.reliefsBaked).toBe(1);
    expect(after.reliefsBakedHere).toBe(0);
  });

  test('bakes by itself where its workers do not even start', async () => {
    const pool = () =>
      new ReliefPool(
        () => ({
          gone: Promise.resolve(),
          late: new Promise(() => undefined),
          recall: () => Promise.reject(new Error('the worker did not start')),
          end: () => undefined,
          bake: () => Promise.reject(new Error('the worker did not start')),
        }),
        1,
      );
    const { stage, canvas } = await stageWith(stone, { reliefPool: pool });
    const alone = await stageWith(stone);
    await Promise.all([settled(stage), settled(alone.stage)]);
    expect((await stage.work()).reliefsBakedHere).toBeGreaterThan(5);
    expect(Buffer.compare(Buffer.from(canvas.pixels), Buffer.from(alone.canvas.pixels))).toBe(0);
  });

  test('bakes by itself while its worker is late, and leaves it to the worker when that is there after all', async () => {
    const workers = new BakingInTurns({ isOpen: false });
    const openLate = (): BakingWorker => ({
      ...workers.open(),
      late: Promise.resolve(),
      recall: () => new Promise(() => undefined),
    });
    const { stage, canvas } = await stageWith(stone, { reliefPool: () => new ReliefPool(openLate, 1) });
    const alone = await stageWith(stone);
    await Promise.all([settled(stage), settled(alone.stage)]);
    const late = await stage.work();
    expect(late.reliefsBakedHere).toBeGreaterThan(5);
    expect(Buffer.compare(Buffer.from(canvas.pixels), Buffer.from(alone.canvas.pixels))).toBe(0);

    workers.goOn();
    await settled(stage);
    await stage.show(stoneOf('KAREN', 'JUHL', 'XWZ'));
    await settled(stage);
    const after = await stage.work();
    expect(after.reliefsBaked - late.reliefsBaked).toBe(3);
    expect(workers.begun.length).toBeGreaterThan(1);
    expect([workers.opened, after.reliefsBakedHere]).toEqual([1, late.reliefsBakedHere]);
  });
});
