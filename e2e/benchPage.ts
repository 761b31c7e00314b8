import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { DrawnBy } from '../workers/stage/screen';

/** The design of a new coffin stone: a name, two dates, a last line. */
const STANDARD_STONE = JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')) as unknown;

/** What the stage of the bench page has done so far. */
export const work = (page: Page) => page.evaluate(() => window.bench.work());

/** Waits until nothing that is seen will change by itself. */
export async function carved(page: Page): Promise<void> {
  await expect.poll(async () => (await work(page)).reliefsWaiting, { timeout: 20_000 }).toBe(0);
}

/** Opens the bench page with the standard stone on it, drawn by whoever is asked to. */
export async function openBench(page: Page, drawnBy?: DrawnBy): Promise<void> {
  await page.goto(drawnBy ? `/bench.html?${new URLSearchParams({ drawnBy })}` : '/bench.html');
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((stone) => window.bench.load(stone), STANDARD_STONE);
  await carved(page);
}

/** Two frames: what was drawn is then on the screen. */
async function framesPass(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Buttons and labels stand over the canvas, and look otherwise under the pointer. */
const ONLY_THE_CANVAS = 'main *:not(:has(canvas), canvas) { visibility: hidden !important; }';

/** The canvas as it is seen, without what stands over it: red, green and blue, a byte each. */
export async function seen(page: Page): Promise<Buffer> {
  await framesPass(page);
  return sharp(await page.locator('canvas').screenshot({ style: ONLY_THE_CANVAS }))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** So many pictures in a row, so many ms apart, are the same when nothing is under way any more. */
const AT_REST = 4;
const APART = 300;

/** The canvas once it has come to rest: every relief baked, every look taken. */
export async function seenAtRest(page: Page): Promise<Buffer> {
  let latest = await seen(page);
  let same = 1;
  await expect
    .poll(
      async () => {
        const now = await seen(page);
        same = now.equals(latest) ? same + 1 : 1;
        latest = now;
        return same;
      },
      { intervals: [APART], timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(AT_REST);
  return latest;
}

/** How far two pictures are apart. */
interface Difference {
  /** The mean over all bytes, of 255. */
  readonly mean: number;
  /** The part of the bytes that differ by more than 48 of 255. */
  readonly stark: number;
}

/** Compares two pictures of the same size. */
export function differenceOf(one: Buffer, other: Buffer): Difference {
  expect(other.length).toBe(one.length);
  let [sum, stark] = [0, 0];
  for (const [index, byte] of one.entries()) {
    const apart = Math.abs(byte - (other[index] ?? 0));
    sum += apart;
    if (apart > 48) stark += 1;
  }
  return { mean: sum / one.length, stark: stark / one.length };
}
