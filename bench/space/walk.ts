import type { Browser, Page } from '@playwright/test';
import type { Device } from '../start/devices';
import { busiest, threadTimes, workersRest } from './threads';
import { turnAround } from './turning';

/** How a stone was walked around, in ms. */
export interface Walk {
  /** From the press until its bodies are made, the first time and once more; and the processor time of the worker that makes them. */
  readonly made: readonly [first: number, again: number];
  readonly worked: readonly [first: number, again: number];
  /** From the press until it is seen, the first time and once more. */
  readonly seen: readonly [first: number, again: number];
  /** From each frame to the next while a hand turns it. */
  readonly turned: readonly number[];
}

const PATIENCE = { timeout: 180_000 };

const dialog = (page: Page) => page.locator('[data-popup="walk"]');

/** Opens the stone in space. */
async function press(browser: Browser, page: Page) {
  await workersRest(browser);
  const before = await threadTimes(browser);
  const began = performance.now();
  await page.getByRole('button', { name: 'Gå rundt om stenen' }).click();
  const stone = dialog(page).getByRole('application');
  await stone.waitFor(PATIENCE);
  const made = performance.now() - began;
  const worked = busiest(before, await threadTimes(browser));
  await dialog(page).locator('[role=application][aria-busy=false]').waitFor(PATIENCE);
  return { made, worked, seen: performance.now() - began };
}

/** Opens a stone on a device and opens it in space twice. */
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
  const turned = await turnAround(page, cdp, dialog(page).getByRole('application'), given.hasTouch === true);
  await context.close();
  return {
    made: [first.made, again.made],
    worked: [first.worked, again.worked],
    seen: [first.seen, again.seen],
    turned,
  };
}
