import type { Browser, Page } from '@playwright/test';
import { tabShown } from '../../e2e/designerPopups';
import { drawn, onStone } from '../../e2e/stage';
import type { MixedStone } from '../mixed/mixedDesign';
import type { Device } from '../start/devices';
import { OPENED, pageTurns, TASKS } from '../turns';
import { middleOf, stored } from './measureSession';
import { replay, typing } from './session';

/** What is pressed, in this order. */
export const PRESSES = ['line', 'keys', 'stoneTab', 'otherStone', 'undo', 'textTab'] as const;
type Press = (typeof PRESSES)[number];

/** How long the page's thread was held up after a press, in ms by the clock. */
export interface HeldUp {
  /** The longest turn. */
  readonly longest: number;
  /** The turns of 50 ms or more. */
  readonly long: number;
}

/** After a press everything that follows it is waited for, in ms. */
const FOLLOWS = 2500;

const markOf = (press: Press | 'end') => `press ${press}`;

/** Presses one thing after the other with a finger, and marks in the trace when. */
async function pressAll(page: Page, { inHand }: MixedStone): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const mark = (press: Press | 'end') =>
    page.evaluate((name) => {
      performance.mark(name);
    }, markOf(press));
  const tap = async ({ x, y }: { readonly x: number; readonly y: number }) => {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(FOLLOWS);
  };
  const openTab = async (press: Press, name: string) => {
    const at = await middleOf(page.getByRole('tab', { name, exact: true }));
    await mark(press);
    await tap(at);
    await tabShown(page);
  };
  const at = await onStone(page, inHand);
  await mark('line');
  await tap({ x: at.x, y: at.y - 2 });
  const words = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await words.focus();
  await page.keyboard.press('End');
  await page.waitForTimeout(FOLLOWS);
  await mark('keys');
  await replay(cdp, typing(', elsket og savnet af os'));
  await page.waitForTimeout(FOLLOWS);
  await openTab('stoneTab', 'Sten');
  const other = page.getByRole('option', { name: /Bogsten/ });
  await other.scrollIntoViewIfNeeded();
  await page.waitForTimeout(FOLLOWS);
  const place = await middleOf(other);
  await mark('otherStone');
  await tap(place);
  const undo = await middleOf(page.getByRole('button', { name: 'Fortryd' }));
  await mark('undo');
  await tap(undo);
  await openTab('textTab', 'Tekst');
  await mark('end');
}

/** Opens a stone on a device, and measures how long each press holds up the page. */
export async function measurePresses(
  browser: Browser,
  device: Device,
  server: string,
  stone: MixedStone,
): Promise<Readonly<Record<Press, HeldUp>>> {
  const context = await browser.newContext({ ...device.context, locale: 'da-DK', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(await stored(server, stone.design));
    await drawn(page);
    await page.waitForTimeout(FOLLOWS);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: device.slower });
    await browser.startTracing(page, { categories: TASKS });
    await page.evaluate((mark) => performance.mark(mark), OPENED);
    await pressAll(page, stone);
    const trace = await browser.stopTracing();
    const { main } = pageTurns(trace);
    const { traceEvents } = JSON.parse(trace.toString('utf8')) as {
      readonly traceEvents: readonly { readonly name: string; readonly ts: number }[];
    };
    const begun = (press: Press | 'end') => traceEvents.find(({ name }) => name === markOf(press))?.ts ?? 0;
    const heldUp = (press: Press, index: number): HeldUp => {
      const until = begun(PRESSES[index + 1] ?? 'end');
      const turns = main.filter(({ ts }) => ts >= begun(press) && ts < until).map(({ wallMs }) => wallMs);
      return { longest: Math.max(0, ...turns), long: turns.filter((ms) => ms >= 50).length };
    };
    return Object.fromEntries(PRESSES.map((press, index) => [press, heldUp(press, index)])) as Record<
      Press,
      HeldUp
    >;
  } finally {
    await context.close();
  }
}
