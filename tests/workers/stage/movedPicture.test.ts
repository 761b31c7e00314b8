import { afterEach, describe, expect, test, vi } from 'vitest';
import type { View } from '../../../workers/stage/contract';
import { designWith } from '../../scene/drawnStone';
import { onSlowMachine, SIZE, settled, stageWith } from './nodeStage';

const line = (subText: string, y: number) => ({
  type: 'text',
  subText,
  fontFamily: 'Jost',
  fontSize: '70',
  fontColor: 'white',
  position: { x: 300, y, rotation: 0 },
});
const stone = designWith([line('Karen Juhl', 150), line('1941', 400), line('2026', 650)], {
  BackgroundId: 10,
});

afterEach(() => vi.restoreAllMocks());

/** The share of the pixels of a part of the canvas of which any colour differs by more than a quarter of its range. */
function differing(one: Uint8ClampedArray, other: Uint8ClampedArray, from = 0, to = SIZE.height): number {
  let count = 0;
  for (let at = from * SIZE.width * 4; at < to * SIZE.width * 4; at += 4) {
    const far = [0, 1, 2].some((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) > 64);
    if (far) count += 1;
  }
  return count / (SIZE.width * (to - from));
}

async function opened(view?: View) {
  const { stage, canvas } = await stageWith(stone);
  if (view) await stage.look(view);
  await settled(stage);
  const look = async (to: View) => {
    await stage.look(to);
    return canvas.pixels.slice();
  };
  const rested = async () => {
    await settled(stage);
    return canvas.pixels.slice();
  };
  return { stage, canvas, look, rested };
}

describe('While the view is moved', () => {
  const away: View = { pxPerMm: 0.4, left: -30, top: -40 };

  test('nothing on the stone is drawn anew, whatever its size; it is when the view has come to rest', async () => {
    const { stage, look, rested } = await opened();
    const before = await stage.work();
    for (let step = 1; step <= 20; step += 1) await look({ ...away, pxPerMm: 0.25 + step / 100 });
    const during = await stage.work();
    expect(during.framesPainted - before.framesPainted).toBe(20);
    expect(during.layersRasterised).toBe(before.layersRasterised);
    expect(during.groundsRasterised).toBe(before.groundsRasterised);
    await rested();
    expect((await stage.work()).layersRasterised).toBe(before.layersRasterised + 1);
  });

  test('all is seen where it lies when the view has come to rest', async () => {
    const { canvas, look, rested } = await opened();
    const before = canvas.pixels.slice();
    const seen = await look(away);
    const exact = await rested();
    expect(differing(seen, exact)).toBeLessThan(0.05);
    // Else any two pictures of the stone would pass.
    expect(differing(before, exact)).toBeGreaterThan(0.1);
  });

  test('letters that were beyond the edge come into sight', async () => {
    const near: View = { pxPerMm: 0.5, left: -60, top: 0 };
    const { canvas, look, rested } = await opened(near);
    const before = canvas.pixels.slice();
    const below = { ...near, top: -120 };
    const seen = await look(below);
    const exact = await rested();
    const edge = SIZE.height - 110;
    expect(differing(seen, exact, edge)).toBeLessThan(0.05);
    expect(differing(before, exact, edge)).toBeGreaterThan(0.1);
  });

  test('what is more than twice as large is stretched, drawn anew meanwhile once, and goes on from there', async () => {
    const { stage, canvas, look, rested } = await opened();
    const rasterised = async () => (await stage.work()).layersRasterised;
    const before = await rasterised();
    const nearer: View = { pxPerMm: 0.9, left: -110, top: -110 };
    onSlowMachine();
    await look({ pxPerMm: 0.8, left: -100, top: -100 });
    const guessed = await look(nearer);
    expect(await rasterised()).toBe(before);
    await expect.poll(rasterised).toBe(before + 1);
    const sharp = canvas.pixels.slice();
    expect((await stage.work()).isMoving).toBe(true);
    await look({ ...nearer, pxPerMm: 0.91 });
    await look(nearer);
    expect(await rasterised()).toBe(before + 1);
    vi.restoreAllMocks();
    const exact = await rested();
    expect(await rasterised()).toBe(before + 2);
    expect(differing(sharp, exact)).toBeLessThan(differing(guessed, exact) / 2);
  });

  test('what is nearer is not gone on from where something else was written meanwhile', async () => {
    const { stage, canvas, look, rested } = await opened();
    onSlowMachine();
    await look({ pxPerMm: 0.8, left: -100, top: -100 });
    await stage.show(designWith([line('Karen Juhl', 150), line('1942', 400)], { BackgroundId: 10 }));
    vi.restoreAllMocks();
    const edited = canvas.pixels.slice();
    expect(differing(edited, await rested())).toBeLessThan(0.05);
  });

  test('what is selected is outlined where it is now, and an edit is seen at once', async () => {
    const { stage, canvas, look, rested } = await opened();
    await stage.hold([1]);
    const held = await look(away);
    expect(differing(held, await rested())).toBeLessThan(0.05);
    await look({ ...away, left: -31 });
    await stage.show(designWith([line('Karen Juhl', 150), line('1942', 400)], { BackgroundId: 10 }));
    const edited = canvas.pixels.slice();
    expect(differing(edited, await rested())).toBeLessThan(0.05);
  });
});
