import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { PEERS } from './places';
import { type BenchScene, designOf } from './scene';

/** The renderers of the table; `ours` first. */
export type Name = 'ours' | (typeof PEERS)[number];

/** The addresses of the two servers. */
export interface Addresses {
  readonly app: string;
  readonly peers: string;
}

/** One renderer in a page of its own. */
export interface Subject {
  readonly name: Name;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** The canvas in CSS pixels. */
const CANVAS = { width: 1000, height: 850 };

/** How long a stone may take until its last relief is baked, in ms. */
const BAKED = 60_000;

async function loadOurs(page: Page, scene: BenchScene): Promise<void> {
  await page.evaluate((design) => window.bench.load(design), designOf(scene));
}

async function loadPeer(page: Page, scene: BenchScene): Promise<void> {
  await page.evaluate((url) => window.peer.load(url), `/scenes/${scene.lines.length}.json`);
}

/** Loads a scene and waits for its first picture; this renderer may still bake reliefs after that. */
export function loadOnce({ name, page }: Subject, scene: BenchScene): Promise<void> {
  return name === 'ours' ? loadOurs(page, scene) : loadPeer(page, scene);
}

/** Waits until the picture is final: until no relief is missing any more. */
export async function settled({ name, page }: Subject): Promise<void> {
  if (name === 'ours') await baked(page);
}

/**
 * Waits until the bench page has baked all reliefs. It polls by itself: `waitForFunction` takes the promise of an async
 * predicate for a true value, and returns at once.
 *
 * @throws Error where reliefs are still missing after a long time.
 */
export async function baked(page: Page): Promise<void> {
  const end = Date.now() + BAKED;
  while ((await page.evaluate(async () => (await window.bench.work()).reliefsWaiting)) > 0) {
    if (Date.now() > end) throw new Error(`reliefs are still missing after ${BAKED} ms`);
    await page.waitForTimeout(100);
  }
}

/** Opens a renderer's page in a browser context of its own, so that it has a process to itself. */
export async function openSubject(
  browser: Browser,
  name: Name,
  addresses: Addresses,
  pixelRatio: number,
): Promise<Subject> {
  const context = await browser.newContext({ viewport: CANVAS, deviceScaleFactor: pixelRatio });
  const page = await context.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${name}: ${error.message}\n`));
  await page.goto(
    name === 'ours' ? `${addresses.app}/bench.html` : `${addresses.peers}/bench/peers/${name}.html`,
  );
  await page.waitForFunction(() => 'drive' in window);
  const cdp = await context.newCDPSession(page);
  // Time of the processor, not of the clock: what else the machine does meanwhile does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { name, context, page, cdp };
}
