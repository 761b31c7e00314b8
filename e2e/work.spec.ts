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

test('a drag of 200 moves builds no element, bakes no relief and rasterises no layer', async ({ page }) => {
  const before = await work(page);
  await page.evaluate(async () => {
    for (let move = 0; move < 200; move += 1)
      await window.bench.moveElement(0, 250 + move / 2, 268 + move / 4);
  });
  const after = await work(page);
  expect(after.elementsBuilt - before.elementsBuilt).toBe(0);
  expect(after.reliefsBaked - before.reliefsBaked).toBe(0);
  expect(after.layersRasterised - before.layersRasterised).toBe(0);
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

test('taking one element after the other in hand draws only their boxes anew', async ({ page }) => {
  const before = await work(page);
  await page.evaluate(async () => {
    for (const element of [0, 1, 2, 3, 0]) await window.bench.moveElement(element, 300, 400);
  });
  const after = await work(page);
  expect(after.layersRasterised - before.layersRasterised).toBe(0);
  expect(after.layersPatched - before.layersPatched).toBeGreaterThanOrEqual(5);
  expect(after.groundsRasterised - before.groundsRasterised).toBe(0);
});

/** A stone of which every line has letters, and sizes of them, that no other has. */
const manyLetters = {
  StoneTypeId: 15,
  Parms: ['EB Garamond', 'Cinzel', 'Playfair Display', 'Source Sans 3', 'Great Vibes', 'Jost'].map(
    (fontFamily, index) => ({
      type: 'text',
      position: { x: 300, y: 120 + 90 * index, rotation: 0 },
      subText: 'Elsket og savnet af os',
      fontFamily,
      fontSize: String(24 + 2 * index),
      fontColor: 'guld',
    }),
  ),
};

test('keystrokes right after opening bake nothing on the stage’s thread and rasterise no layer', async ({
  page,
}) => {
  const [before, typed] = await page.evaluate(async (given) => {
    await window.bench.load(given);
    await window.bench.moveElement(2, 301, 300);
    const held = await window.bench.work();
    for (let length = 1; length <= 10; length += 1) {
      await window.bench.setText(2, 'Karen Juhl'.slice(0, length));
    }
    return [held, await window.bench.work()] as const;
  }, manyLetters);
  // Reliefs were waiting, or nothing is shown.
  expect(before.reliefsWaiting).toBeGreaterThan(20);
  expect(typed.layersRasterised - before.layersRasterised).toBe(0);
  await expect.poll(async () => (await work(page)).reliefsWaiting, { timeout: 20_000 }).toBe(0);
  const after = await work(page);
  expect(after.reliefsBaked - before.reliefsBaked).toBeGreaterThan(20);
  expect(after.layersRasterised - before.layersRasterised).toBe(0);
  // The two lines below what is in hand and the three above it, each once, whole.
  expect(after.layersPatched - before.layersPatched).toBeGreaterThan(0);
  expect(after.layersPatched - before.layersPatched).toBeLessThanOrEqual(5);
  expect(after.reliefsBakedHere).toBe(0);
});
