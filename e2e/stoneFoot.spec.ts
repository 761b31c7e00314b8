import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { makeStone } from './access/stones';
import { drawn, stage } from './stage';

test('in a low window the materials cover nothing of the stone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  const bar = await page.getByRole('radiogroup', { name: 'Materiale' }).last().boundingBox();
  const frame = await stage(page).boundingBox();
  if (!bar || !frame) throw new Error('no materials below the stone');
  const canvas = page.locator('[data-stage] canvas');
  // The canvas alone: the black stone is far darker than the ground it stands on.
  const { data, info } = await sharp(
    await canvas.screenshot({ style: '[data-stone-foot] { visibility: hidden }', scale: 'css' }),
  )
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.round(info.width / 2);
  const dark = Array.from({ length: info.height }, (_row, y) => y).filter(
    (y) => (data[y * info.width + middle] ?? 255) < 60,
  );
  expect(dark.length).toBeGreaterThan(info.height / 2);
  expect(frame.y + (dark.at(-1) ?? info.height)).toBeLessThan(bar.y);
});
