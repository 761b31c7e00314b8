import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { outOfSight, smallTargets } from '../../e2e/access/layout';
import { pictureOf } from '../../tests/painting/pdf/popplerPages';
import type { Demo } from './demo';
import { fileOf, type Scene, THEMES, type Theme, type Width } from './scene';

export const FOLDER = 'docs/screens';

const HEIGHTS: Record<Width, number> = { 320: 640, 390: 844, 720: 450, 820: 1180, 1440: 900 };
/** What a page that looks finished may still begin within, in ms: the small pictures of a list, for instance. */
const PAUSE = 300;

/** How long a page may take to come to rest, and how long a scene may take in all, in ms. */
const LONGEST_REST = 20_000;
const LONGEST_SCENE = 240_000;

/** Whether a screen of this width is worked with fingers. */
const isTouched = (width: Width) => width < 1000 && width !== 720;

/** A browser of one width, whose cache the scenes share as the visits of one person do. */
export async function openStudio(browser: Browser, url: string, width: Width): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHTS[width] },
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
    // Nothing is kept between two scenes but the browser's own cache.
    serviceWorkers: 'block',
    isMobile: isTouched(width),
    hasTouch: isTouched(width),
    acceptDownloads: true,
  });
  context.setDefaultTimeout(45_000);
  // What runs this marks functions that have names by one of its own, which pages do not know.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  return context;
}

/**
 * Takes the pictures of one scene at one width, into docs/screens.
 *
 * @throws Error where the scene cannot be brought about; and where, at this width, something lies beside the window or is
 * cut off, or a finger would miss it. The pictures are there all the same.
 */
export async function shoot(
  context: BrowserContext,
  demo: Demo,
  url: string,
  scene: Scene,
  width: Width,
): Promise<void> {
  const page = await context.newPage();
  try {
    await forget(context, page, url);
    const { user } = scene;
    if (user)
      await page.addInitScript(
        (stored) => localStorage.setItem('gravestone.user', stored),
        demo.storedUser(user),
      );
    await within(LONGEST_SCENE, scene.arrange({ page, demo, width }));
    if (scene.printed) return await shootSheet(page, scene, width);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await write(scene, width, theme, await atRest(page, scene.whole));
    }
    const faults = [...(await outOfSight(page)), ...(isTouched(width) ? await smallTargets(page) : [])];
    if (faults.length > 0) throw new Error(`it does not fit: ${faults.join('; ')}`);
  } finally {
    await context.setOffline(false);
    for (const each of context.pages()) await each.close({ runBeforeUnload: false });
  }
}

/** A sheet that the product makes, or else the browser's printer puts out. */
async function shootSheet(page: Page, scene: Scene, width: Width): Promise<void> {
  await atRest(page);
  const sheet = (await scene.order?.(page)) ?? (await page.pdf({ preferCSSPageSize: true }));
  await write(scene, width, 'light', pictureOf(sheet, scene.sheet));
}

/** Nothing of the scene before is remembered: no login, no draft, no stone. */
async function forget(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  await session.detach();
}

async function within(ms: number, arranging: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not arranged within ${ms / 1000} s`)), ms);
  });
  try {
    await Promise.race([arranging, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The picture once nothing more is to come: letters are baked, pictures fetched, lists filled. */
async function atRest(page: Page, fullPage = false): Promise<Buffer> {
  const end = Date.now() + LONGEST_REST;
  await page.waitForTimeout(PAUSE);
  await page.evaluate(async (longest) => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    const fetched = Promise.allSettled(pictures.map((picture) => picture.decode()));
    await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, longest))]);
  }, LONGEST_REST / 4);
  // More than once: what the page asks of its stage is asked a frame after what was done, and the answer is another.
  for (let time = 0; time < 3; time += 1) {
    await workersAtRest(page, end);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 90))));
  }
  return page.screenshot({ fullPage });
}

/** A turn of a worker's loop that takes longer than this, in ms, had work in it: workers that bake take several times as long. */
const IDLE_TURN = 6;

/** The stage paints what was baked at most this much later, in ms: once in two frames. */
const PAINTED_WITHIN = 100;

/** Waits until the page's workers have nothing to do: the stage shows what it bakes only when all of it is done. */
async function workersAtRest(page: Page, end: number): Promise<void> {
  for (const worker of page.workers()) {
    const quickestTurn = () =>
      worker.evaluate(async () => {
        const turns: number[] = [];
        for (let turn = 0; turn < 4; turn += 1) {
          const from = performance.now();
          await new Promise((resolve) => setTimeout(resolve, 0));
          turns.push(performance.now() - from);
        }
        return Math.min(...turns);
      });
    while ((await quickestTurn()) > IDLE_TURN && Date.now() < end) await page.waitForTimeout(100);
  }
  await page.waitForTimeout(PAINTED_WITHIN);
}

/** How wide a picture is kept, in pixels: six hundred of them have to be light, and a stone's grain weighs. */
const KEPT: Record<Width, number> = { 320: 320, 390: 390, 720: 720, 820: 656, 1440: 1080 };

async function write(scene: Scene, width: Width, theme: Theme, picture: Buffer): Promise<void> {
  const path = join(FOLDER, fileOf(scene, width, theme));
  await mkdir(dirname(path), { recursive: true });
  const kept = sharp(picture).resize({ width: KEPT[width], withoutEnlargement: true });
  await writeFile(path, await kept.webp({ quality: 60, effort: 5 }).toBuffer());
}
