import { expect, test } from 'vitest';
import { designWith } from '../../scene/drawnStone';
import { SIZE, settled, stageWith } from './nodeStage';

const line = (subText: string, x: number, y: number) => ({
  type: 'text',
  subText,
  fontFamily: 'Jost',
  fontSize: '40',
  position: { x, y, rotation: 0 },
});

test('A view shows the same letters whether another view was seen before it or not', async () => {
  const stone = designWith([line('Karen Juhl', 300, 300)], { BackgroundId: 10 });
  // Both views need reliefs of one resolution: the steps are a square root of two apart.
  const view = { pxPerMm: 0.35, left: -20, top: -20 };
  const before = await stageWith(stone);
  await settled(before.stage);
  const first = await stageWith(stone);
  await Promise.all([before.stage.look(view), first.stage.look(view)]);
  await Promise.all([settled(before.stage), settled(first.stage)]);
  expect(Buffer.compare(Buffer.from(before.canvas.pixels), Buffer.from(first.canvas.pixels))).toBe(0);
});

test('A line that overhangs the stone looks the same after its reliefs have come as painted anew', async () => {
  const withLines = (...lines: readonly object[]) => designWith(lines, { BackgroundId: 10 });
  const name = line('Karen Juhl', 300, 300);
  const { stage, canvas } = await stageWith(withLines(name));
  await stage.look({ pxPerMm: 0.25, left: -60, top: -77 });
  await settled(stage);
  await stage.show(withLines(name, line('† 3. november 2026', 119, 667)));
  await settled(stage);
  expect((await stage.work()).layersPatched).toBeGreaterThan(0);
  const patched = Buffer.from(canvas.pixels);
  await stage.resize({ ...SIZE, width: SIZE.width + 1 });
  await stage.resize(SIZE);
  await stage.look({ pxPerMm: 0.25, left: -60, top: -77 });
  await settled(stage);
  expect(Buffer.compare(patched, Buffer.from(canvas.pixels))).toBe(0);
});
