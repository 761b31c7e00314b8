import type { Browser, Page } from '@playwright/test';
import { onStone } from '../../e2e/stage';
import type { Device } from './devices';
import { gaps, notedPage, notePage } from './pageFrames';

/** The ms from each frame to the next while a line is dragged over the stone. */
export interface Frames {
  /** Of the page. */
  readonly page: readonly number[];
  /** Of the stone: each time its worker puts new pixels into the visible canvas. */
  readonly stone: readonly number[];
}

interface Noting {
  frames?: number[];
}

/** The time between two touch events, in ms. */
const PACE = 16;
const MOVES = 120;

/** Makes the workers of a page record when they put pixels into a canvas, in ms since 1970. */
async function noteStone(page: Page): Promise<void> {
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      const noted: number[] = [];
      (self as unknown as Noting).frames = noted;
      const { prototype } = OffscreenCanvasRenderingContext2D;
      for (const name of ['putImageData', 'drawImage'] as const) {
        const before = prototype[name] as (...given: unknown[]) => void;
        Object.defineProperty(prototype, name, {
          value(this: OffscreenCanvasRenderingContext2D, ...given: unknown[]) {
            before.apply(this, given);
            const now = performance.timeOrigin + performance.now();
            // One frame may be drawn in several pieces.
            if (now - (noted.at(-1) ?? 0) > 1) noted.push(now);
          },
        });
      }
    });
  }
}

/** When the workers of a page put pixels into a canvas. */
async function notedStone(page: Page): Promise<number[]> {
  const noted = await Promise.all(
    page.workers().map((worker) => worker.evaluate(() => (self as unknown as Noting).frames ?? [])),
  );
  return noted.flat().sort((one, other) => one - other);
}

/** Drags the name of a new stone with a finger for two seconds, and returns the frames of that time. */
export async function dragName(browser: Browser, device: Device, server: string): Promise<Frames> {
  const context = await browser.newContext({ ...device.context, locale: 'da-DK', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${server}/designer`);
  await page.locator('[data-stage][aria-busy=false]').waitFor();
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: device.slower });
  const name = await onStone(page, { x: 300, y: 255 });
  await page.touchscreen.tap(name.x, name.y);
  await page.waitForTimeout(1000);
  const from = await onStone(page, { x: 300, y: 255 });
  await noteStone(page);

  await notePage(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from.x, from.y);
  const began = Date.now();
  const moves: Promise<unknown>[] = [];
  for (let move = 1; move <= MOVES; move += 1) {
    const turn = (move / MOVES) * 4 * Math.PI;
    // Not awaited: a hand does not wait for the page either.
    moves.push(touch('touchMove', from.x + 40 * Math.sin(turn), from.y + 60 * (1 - Math.cos(turn))));
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }
  await Promise.all(moves);
  const ended = Date.now();
  await touch('touchEnd', from.x, from.y);
  const times = await notedPage(page);
  const stone = await notedStone(page);
  await context.close();
  return { page: gaps(times, began, ended), stone: gaps(stone, began, ended) };
}
