import { expect, test } from '@playwright/test';
import { designOf } from '../bench/scene';
import { benchScenes } from '../bench/scenes';
import { workerScales } from '../bench/workerHeap';
import { carved } from './benchPage';

/** What a common stone may take of a worker's WebAssembly memory, in bytes. */
const MOST = 64 * 2 ** 20;

/** As large as the designer's stage is on them. */
const SCREENS = [
  { name: 'a desk', viewport: { width: 1000, height: 850 }, deviceScaleFactor: 1 },
  { name: 'a phone', viewport: { width: 390, height: 370 }, deviceScaleFactor: 3 },
];

for (const { name, ...screen } of SCREENS) {
  test(`on ${name} a stone of twelve lines and twelve ornaments takes no more than 64 MB of WebAssembly, drawn and edited`, async ({
    browser,
  }) => {
    const scene = (await benchScenes()).find(({ lines }) => lines.length === 12);
    if (!scene) throw new Error('the bench has no stone of twelve lines');
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const weigh = await workerScales(cdp, () => page.goto('/bench.html', { waitUntil: 'load' }));
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate((design) => window.bench.load(design), designOf(scene));
    await carved(page);
    const drawn = (await weigh()).wasm;
    await page.evaluate(async () => {
      for (let element = 0; element < 24; element += 1) {
        for (let step = 0; step < 10; step += 1)
          await window.bench.moveElement(element, 200 + 20 * step, 150 + 40 * step);
      }
      for (let length = 1; length <= 20; length += 1)
        await window.bench.setText(0, 'Karen Margrethe Juhl'.slice(0, length));
    });
    await carved(page);
    const edited = (await weigh()).wasm;
    expect(drawn).toBeLessThanOrEqual(MOST);
    expect(edited).toBeLessThanOrEqual(MOST);
    await context.close();
  });
}
