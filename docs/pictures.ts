/**
 * Takes the pictures of README and of the start page from the real product: `npx tsx docs/pictures.ts`.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../e2e/chromium';
import { drawn, line } from '../e2e/stage';
import { runServer } from '../tests/server/runServer';

/** Long enough for every letter's relief to be baked, in ms. */
const BAKED = 4000;

const example = JSON.parse(readFileSync('examples/single.json', 'utf8')) as unknown;

async function stoneAlone(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 760, height: 900 }, deviceScaleFactor: 2 });
  await page.goto(`${url}/bench.html`);
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((stone) => window.bench.load(stone), example);
  await page.waitForTimeout(BAKED);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile('src/screens/start/example-stone.webp');
  await page.close();
}

async function designer(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'da-DK' });
  const answer = await page.request.post(`${url}/api/stone/`, {
    headers: { AuthCookie: 'public' },
    data: example as object,
  });
  const { id, token } = (await answer.json()) as { id: number; token: string };
  await page.goto(`${url}/designer/${id}/${token}`);
  await drawn(page);
  await line(page, 'Karen Østergård').click();
  await page.waitForTimeout(BAKED);
  await page.screenshot({ path: 'docs/designer.png' });
  await page.close();
}

const server = await runServer({ DATA_DIR: await mkdtemp(join(tmpdir(), 'gravestone-pictures-')) });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  await stoneAlone(browser, server.url);
  await designer(browser, server.url);
} finally {
  await browser.close();
  await server.end('SIGTERM');
}
