import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

const stone = JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')) as unknown;

const work = (page: Page) => page.evaluate(() => window.bench.work());

test.beforeEach(async ({ page }) => {
  await page.goto('/bench.html');
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((given) => window.bench.load(given), stone);
  // Counted after everything is carved.
  await expect.poll(async () => (await work(page)).reliefsWaiting, { timeout: 20_000 }).toBe(0);
});

test('a drag of 200 moves builds no element, bakes no relief and makes its layers once', async ({ page }) => {
  const before = await work(page);
  await page.evaluate(async () => {
    for (let move = 0; move < 200; move += 1)
      await window.bench.moveElement(0, 250 + move / 2, 268 + move / 4);
  });
  const after = await work(page);
  expect(after.elementsBuilt - before.elementsBuilt).toBe(0);
  expect(after.reliefsBaked - before.reliefsBaked).toBe(0);
  // What lies below the selected line, and what lies above it.
  expect(after.layersRasterised - before.layersRasterised).toBe(2);
  expect(after.framesPainted - before.framesPainted).toBe(200);
});

test('a keystroke builds one line, whatever else is on the stone', async ({ page }) => {
  await page.evaluate(() => window.bench.moveElement(0, 300, 268));
  const before = await work(page);
  await page.evaluate(async () => {
    for (let length = 1; length <= 20; length += 1) {
      await window.bench.setText(0, 'Karen Margrethe Juhl'.slice(0, length));
    }
  });
  const after = await work(page);
  expect(after.elementsBuilt - before.elementsBuilt).toBe(20);
  expect(after.layersRasterised - before.layersRasterised).toBe(0);
});

test('a spacing builds one line', async ({ page }) => {
  await page.evaluate(() => window.bench.moveElement(0, 300, 268));
  const before = await work(page);
  await page.evaluate(() => window.bench.setSpacing(0, [0.1, 0.2, 0.3]));
  const after = await work(page);
  expect(after.elementsBuilt - before.elementsBuilt).toBe(1);
  expect(after.layersRasterised - before.layersRasterised).toBe(0);
});

test('taking one element after the other in hand draws the bare stone not once again', async ({ page }) => {
  const before = await work(page);
  await page.evaluate(async () => {
    for (const element of [0, 1, 2, 3, 0]) await window.bench.moveElement(element, 300, 400);
  });
  const after = await work(page);
  expect(after.layersRasterised - before.layersRasterised).toBeGreaterThanOrEqual(5);
  expect(after.groundsRasterised - before.groundsRasterised).toBe(0);
});
