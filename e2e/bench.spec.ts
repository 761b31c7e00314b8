import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('the bench page drives the renderer and answers when the pixels are there', async ({ page }) => {
  await page.goto('/bench.html');
  await page.waitForFunction(() => 'bench' in window);
  const stone = JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')) as unknown;
  const canvas = page.locator('canvas');
  await page.evaluate((given) => window.bench.load(given), stone);
  const loaded = await canvas.screenshot();

  await page.evaluate(() => window.bench.moveElement(0, 300, 200));
  const moved = await canvas.screenshot();
  expect(Buffer.compare(loaded, moved)).not.toBe(0);

  await page.evaluate(() => window.bench.setText(0, 'Åse Ærø'));
  const written = await canvas.screenshot();
  expect(Buffer.compare(moved, written)).not.toBe(0);

  await page.evaluate(() => window.bench.setSpacing(0, [5, 5, 5, 5, 5, 5, 5]));
  expect(Buffer.compare(written, await canvas.screenshot())).not.toBe(0);

  const png = await page.evaluate(async () => {
    const blob = await window.bench.exportPng(1);
    const { width, height } = await createImageBitmap(blob);
    return { type: blob.type, width, height };
  });
  expect(png).toEqual({ type: 'image/png', width: 600, height: 750 });
});
