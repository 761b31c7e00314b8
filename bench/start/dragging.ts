import type { Browser } from '@playwright/test';
import { onStone } from '../../e2e/stage';
import type { Device } from './devices';

/** The ms from each frame of a page to the next, while a line is dragged over the stone. */
export type Frames = readonly number[];

/** A finger tells of itself this often, in ms. */
const PACE = 16;
const MOVES = 120;

/** Drags the name of a new stone about with a finger, for two seconds, and gives the frames of that time. */
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

  await page.evaluate(() => {
    // A method: what runs this gives functions with names of their own a mark that pages do not know.
    const frames = {
      times: [] as number[],
      next() {
        requestAnimationFrame((time) => {
          this.times.push(time);
          this.next();
        });
      },
    };
    frames.next();
    (window as unknown as { frames: number[] }).frames = frames.times;
  });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from.x, from.y);
  const began = await page.evaluate(() => performance.now());
  const moves: Promise<unknown>[] = [];
  for (let move = 1; move <= MOVES; move += 1) {
    const turn = (move / MOVES) * 4 * Math.PI;
    // Not awaited: a hand does not wait for the page either.
    moves.push(touch('touchMove', from.x + 40 * Math.sin(turn), from.y + 60 * (1 - Math.cos(turn))));
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }
  await Promise.all(moves);
  const ended = await page.evaluate(() => performance.now());
  await touch('touchEnd', from.x, from.y);
  const times = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await context.close();
  const during = times.filter((time) => time >= began && time <= ended);
  return during.slice(1).map((time, index) => time - (during[index] ?? time));
}
