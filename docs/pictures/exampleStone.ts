/**
 * Draws the stone of the start page anew, by the product itself: `npx tsx docs/pictures/exampleStone.ts`.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { baked } from '../../bench/pages';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/chromium';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { exampleStone } from './demo';

const server = await runServer({ DATA_DIR: await mkdtemp(join(tmpdir(), 'gravestone-pictures-')) });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 760, height: 900 }, deviceScaleFactor: 2 });
  await page.goto(`${server.url}/bench.html`);
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((stone) => window.bench.load(stone), exampleStone('single'));
  await baked(page);
  const picture = sharp(await page.screenshot());
  await picture.clone().webp({ quality: 82 }).toFile('src/screens/start/example-stone.webp');
  // For screens without a second pixel in each.
  await picture.resize(760).webp({ quality: 82 }).toFile('src/screens/start/example-stone-small.webp');
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await removeBundle();
}
