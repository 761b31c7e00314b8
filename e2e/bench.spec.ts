import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('the bench page drives the renderer and answers when the pixels are there', async ({ page }) => {
  await page.goto('/bench.html');
  await page.waitForFunction(() => 'bench' in window);
  const stone = JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')) as unknown;
  await page.evaluate((given) => window.bench.load(given), stone);

  /** The picture on the screen once it has changed: the browser shows it with its next frame. */
  const changedFrom = async (before: Buffer | undefined) => {
    let now = await page.locator('canvas').screenshot();
    await expect
      .poll(async () => {
        now = await page.locator('canvas').screenshot();
        return before !== undefined && now.equals(before);
      })
      .toBe(false);
    return now;
  };
  const loaded = await changedFrom(undefined);
  await page.evaluate(() => window.bench.moveElement(0, 300, 200));
  const moved = await changedFrom(loaded);
  await page.evaluate(() => window.bench.setText(0, 'Åse Ærø'));
  const written = await changedFrom(moved);
  await page.evaluate(() => window.bench.setSpacing(0, [5, 5, 5, 5, 5, 5, 5]));
  await changedFrom(written);

  const png = await page.evaluate(async () => {
    const blob = await window.bench.exportPng(1);
    const { width, height } = await createImageBitmap(blob);
    return { type: blob.type, width, height };
  });
  expect(png).toEqual({ type: 'image/png', width: 600, height: 750 });
});
