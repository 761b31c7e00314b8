import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Device } from '../start/devices';
import { busiest, threadTimes } from './threads';

/** How a stone was walked around, in ms. */
export interface Walk {
  /** From the press until its bodies are made, the first time and once more; and the processor time of the worker that makes them. */
  readonly made: readonly [first: number, again: number];
  readonly worked: readonly [first: number, again: number];
  /** From the press until it is seen, the first time and once more. */
  readonly seen: readonly [first: number, again: number];
  /** The page's own thread for each frame while somebody goes round, whatever draws it; and how many frames a second there were. */
  readonly frame: number;
  readonly frames: number;
}

const PATIENCE = { timeout: 180_000 };

/** How long somebody goes round, in ms, and how often the mouse is told of. */
const ROUND = { ms: 3000, pace: 16 } as const;

const dialog = (page: Page) => page.locator('[data-popup="walk"]');

/** Opens the stone in space. */
async function press(browser: Browser, page: Page) {
  const before = await threadTimes(browser);
  const began = performance.now();
  await page.getByRole('button', { name: 'Gå rundt om stenen' }).click();
  const stone = dialog(page).getByRole('application');
  await stone.waitFor(PATIENCE);
  const made = performance.now() - began;
  const worked = busiest(before, await threadTimes(browser));
  await dialog(page).locator('[role=application][aria-busy=false]').waitFor(PATIENCE);
  return { made, worked, seen: performance.now() - began, stone };
}

/** What the page's own thread has done since it is watched, in ms, and how many frames it has drawn. */
async function workOf(page: Page, watching: CDPSession) {
  const { metrics } = await watching.send('Performance.getMetrics');
  const tasks = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  return { tasks, frames: await page.evaluate(() => (window as unknown as { drawn: number }).drawn) };
}

/** Goes round the stone by mouse, to and fro, as fast as a hand does. */
async function goRound(page: Page): Promise<Pick<Walk, 'frame' | 'frames'>> {
  const box = await dialog(page).getByRole('application').boundingBox();
  if (!box) throw new Error('no stone to go round');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    const counted = {
      next() {
        requestAnimationFrame(() => {
          (window as unknown as { drawn: number }).drawn += 1;
          this.next();
        });
      },
    };
    (window as unknown as { drawn: number }).drawn = 0;
    counted.next();
  });
  const watching = await page.context().newCDPSession(page);
  await watching.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.mouse.move(x, y);
  await page.mouse.down();
  const before = await workOf(page, watching);
  const began = performance.now();
  while (performance.now() - began < ROUND.ms) {
    const part = (performance.now() - began) / ROUND.ms;
    await page.mouse.move(x + 0.3 * box.width * Math.sin(part * 4 * Math.PI), y);
    await page.waitForTimeout(ROUND.pace);
  }
  const took = performance.now() - began;
  const after = await workOf(page, watching);
  await page.mouse.up();
  const frames = after.frames - before.frames;
  return { frame: (after.tasks - before.tasks) / frames, frames: (1000 * frames) / took };
}

/** Opens a stone on a device and walks around it twice. */
export async function walkOn(
  browser: Browser,
  { context: given, slower }: Device,
  address: string,
): Promise<Walk> {
  const context = await browser.newContext({ ...given, locale: 'da-DK', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('[data-stage][aria-busy=false]').waitFor(PATIENCE);
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const first = await press(browser, page);
  await dialog(page).getByRole('button', { name: 'Luk' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  const again = await press(browser, page);
  const round = await goRound(page);
  await context.close();
  return {
    made: [first.made, again.made],
    worked: [first.worked, again.worked],
    seen: [first.seen, again.seen],
    ...round,
  };
}
