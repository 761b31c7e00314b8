import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Design } from '../../../src/stone/stone';
import type { View } from '../../../workers/stage/contract';
import { designWith } from '../../scene/drawnStone';
import { onSlowMachine, settled, stageWith } from './nodeStage';

const line = (subText: string, y: number) => ({
  type: 'text',
  subText,
  fontFamily: 'Jost',
  fontSize: '70',
  fontColor: 'white',
  position: { x: 300, y, rotation: 0 },
});
const onStone = (StoneTypeId: number): Design =>
  designWith([line('Karen Juhl', 150), line('1941', 400)], { BackgroundId: 10, StoneTypeId });
const [stone, other, third] = [onStone(15), onStone(18), onStone(20)];
const away: View = { pxPerMm: 0.4, left: -30, top: -40 };
const back: View = { pxPerMm: 0.3, left: -10, top: -20 };

/** A view is at rest after so many ms. */
const RESTING = 150;

afterEach(() => vi.restoreAllMocks());

const passing = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function opened() {
  const { stage, canvas } = await stageWith(stone);
  await settled(stage);
  onSlowMachine();
  return { stage, canvas, before: await stage.work() };
}

/** What a stage shows that had nothing to do but this. */
async function seen(design: Design, view?: View, held: readonly number[] = []) {
  vi.restoreAllMocks();
  const { stage, canvas } = await stageWith(design);
  if (view) await stage.look(view);
  await stage.hold(held);
  await settled(stage);
  return canvas.pixels;
}

describe('A view that has come to rest', () => {
  test('is painted in slices, and at once where something is done meanwhile', async () => {
    const { stage, canvas, before } = await opened();
    await stage.look(away);
    await passing(RESTING + 40);
    // Everybody is answered while it is being made.
    expect(await stage.work()).toMatchObject({ isMoving: true, groundsRasterised: before.groundsRasterised });
    await stage.hold([0]);
    expect(await stage.work()).toMatchObject({
      isMoving: false,
      groundsRasterised: before.groundsRasterised + 1,
      layersRasterised: before.layersRasterised + 1,
    });
    vi.restoreAllMocks();
    await settled(stage);
    expect(canvas.pixels).toEqual(await seen(stone, away, [0]));
  });

  test('is given up where it is moved again, and is made once', async () => {
    const { stage, canvas, before } = await opened();
    await stage.look(away);
    await passing(RESTING + 40);
    await stage.look(back);
    expect(await stage.work()).toMatchObject({ isMoving: true, groundsRasterised: before.groundsRasterised });
    await settled(stage);
    expect(await stage.work()).toMatchObject({
      groundsRasterised: before.groundsRasterised + 1,
      layersRasterised: before.layersRasterised + 1,
    });
    expect(canvas.pixels).toEqual(await seen(stone, back));
  });
});

describe('Another stone', () => {
  test('is painted in slices: what was seen stays until all of it is there', async () => {
    const { stage, canvas, before } = await opened();
    const put = canvas.put;
    const shown = stage.show(other);
    await passing(20);
    expect(canvas.put).toBe(put);
    expect((await stage.work()).groundsRasterised).toBe(before.groundsRasterised);
    expect(await shown).toBeDefined();
    expect(canvas.put).toBeGreaterThan(put);
    vi.restoreAllMocks();
    await settled(stage);
    expect(canvas.pixels).toEqual(await seen(other));
  });

  test('that nobody wants any more is given up, and tells nothing', async () => {
    const { stage, canvas, before } = await opened();
    const shown = stage.show(other);
    await passing(20);
    const last = stage.show(third);
    expect(await shown).toBeUndefined();
    expect(await last).toBeDefined();
    vi.restoreAllMocks();
    await settled(stage);
    expect((await stage.work()).groundsRasterised).toBe(before.groundsRasterised + 1);
    expect(canvas.pixels).toEqual(await seen(third));
  });

  test('is seen at once where something is done meanwhile', async () => {
    const { stage, before } = await opened();
    const shown = stage.show(other);
    await passing(20);
    await stage.hold([1]);
    expect((await stage.work()).groundsRasterised).toBe(before.groundsRasterised + 1);
    expect(await shown).toBeDefined();
  });
});
