import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { DrawnBy } from '../workers/stage/screen';

/** The design of a new coffin stone: a name, two dates, a last line. */
const STANDARD_STONE = JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')) as unknown;

/** What the stage of the bench page has done so far. */
export const work = (page: Page) => page.evaluate(() => window.bench.work());

/** Waits until the picture no longer changes by itself. */
export async function carved(page: Page): Promise<void> {
  await expect.poll(async () => (await work(page)).reliefsWaiting, { timeout: 20_000 }).toBe(0);
}

/** Shows the standard stone on the bench page. */
export async function showStandardStone(page: Page): Promise<void> {
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((stone) => window.bench.load(stone), STANDARD_STONE);
}

/** Opens the bench page with the standard stone drawn on it, by the given renderer. */
export async function openBench(page: Page, drawnBy?: DrawnBy): Promise<void> {
  await page.goto(drawnBy ? `/bench.html?${new URLSearchParams({ drawnBy })}` : '/bench.html');
  await showStandardStone(page);
  await carved(page);
  // The processor draws until what the card is driven by has come.
  if (drawnBy) await expect.poll(async () => (await work(page)).drawnBy, { timeout: 20_000 }).toBe(drawnBy);
}

/** Two frames: what was drawn is then on the screen. */
async function framesPass(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Buttons and labels cover the canvas, and look different under the pointer; a button's tooltip appears beside it. */
const ONLY_THE_CANVAS = 'body *:not(:has(canvas), canvas) { visibility: hidden !important; }';

/** The canvas as seen, without what covers it: red, green and blue, one byte each. */
export async function seen(page: Page): Promise<Buffer> {
  await framesPass(page);
  return sharp(await page.locator('canvas').screenshot({ style: ONLY_THE_CANVAS }))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How much two pictures differ. */
interface Difference {
  /** The mean over all bytes, of 255. */
  readonly mean: number;
  /** The share of the bytes that differ by more than 48 of 255. */
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

/** Waits until the canvas looks as before; it may be replaced by another during the comparison. */
export async function seenAgain(page: Page, before: Buffer): Promise<void> {
  await expect(async () => {
    expect(differenceOf(before, await seen(page)).mean).toBeLessThan(0.01);
  }).toPass({ timeout: 20_000 });
}
