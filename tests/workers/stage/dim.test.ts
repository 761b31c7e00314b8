import { expect, test } from 'vitest';
import { designWith } from '../../scene/drawnStone';
import { SIZE, settled, stageWith } from './nodeStage';

/** A line on a stone before a background: 10 is plain daylight, which a new stone stands in, 15 white paper. */
const before = (BackgroundId: number) =>
  designWith([{ type: 'text', subText: 'Anna', fontSize: '60', position: { x: 300, y: 300, rotation: 0 } }], {
    BackgroundId,
  });

type Shown = Awaited<ReturnType<typeof stageWith>>;

/** The grey of the upper left corner, beside the stone, and of its middle, above the letters. */
function greys({ canvas }: Shown) {
  const at = (x: number, y: number) => {
    const pixel = (y * SIZE.width + x) * 4;
    return canvas.pixels.slice(pixel, pixel + 3).reduce((sum, value) => sum + value / 3, 0);
  };
  return { beside: at(1, 1), stone: at(SIZE.width / 2, Math.round(SIZE.height * 0.25)) };
}

test('On a dark page plain daylight is dark, the stone before it as it was; by day it is as before', async () => {
  const shown = await stageWith(before(10));
  await settled(shown.stage);
  const byDay = greys(shown);
  const picture = shown.canvas.pixels.slice();
  expect(byDay.beside).toBeGreaterThan(230);
  await shown.stage.dim(true);
  const dark = greys(shown);
  expect(dark.beside).toBeLessThan(110);
  // Black granite stands out from it still.
  expect(dark.beside - dark.stone).toBeGreaterThan(25);
  expect(dark.stone).toBe(byDay.stone);
  await shown.stage.dim(false);
  expect(shown.canvas.pixels).toEqual(picture);
});

test('A background that was chosen is seen as it is, by night too', async () => {
  const shown = await stageWith(before(15));
  await settled(shown.stage);
  const byDay = shown.canvas.pixels.slice();
  await shown.stage.dim(true);
  expect(shown.canvas.pixels).toEqual(byDay);
});
