import type { BrowserContext, Page } from '@playwright/test';
import { openFront } from '../../e2e/front';
import { keptForNextStart } from '../../e2e/offline/keptThings';
import type { Device } from './devices';
import { inNewProfile } from './profile';
import { type Seen, seenBy } from './watch';

/** The kinds of start, in the order of the table. */
export const STARTS = ['start page', 'designer, cold', 'designer, warm', 'designer, second start'] as const;
export type StartName = (typeof STARTS)[number];

/** One start as it was measured. */
export interface Started extends Seen {
  readonly requests: number;
  /** Transferred, compressed. */
  readonly kB: number;
}

/** How long a page is watched after its first paint, in ms: by then all of its requests have begun. */
const WATCHED = 3000;

async function open(context: BrowserContext, device: Device, address: string): Promise<Page> {
  const page = await context.newPage();
  if (device.slower > 1) {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: device.slower });
  }
  await page.goto(address);
  if (address.endsWith('/designer')) await page.locator('[data-stage][aria-busy=false]').waitFor();
  else await page.waitForFunction(() => (window.startSeen?.largest ?? 0) > 0);
  await page.waitForTimeout(WATCHED);
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Starts the app once in each way, in profiles of their own: nothing is cached from before.
 *
 * @param server where the app is.
 */
export async function startOnce(device: Device, server: string): Promise<Record<StartName, Started>> {
  const front = await openFront(server);
  const measured: Partial<Record<StartName, Started>> = {};
  const measure = async (context: BrowserContext, name: StartName) => {
    const from = front.travelled.length;
    const shows = name === 'start page' ? 'start page' : 'designer';
    const page = await open(context, device, `${front.url}${shows === 'designer' ? '/designer' : '/'}`);
    const seen = await seenBy(page, shows);
    const travelled = front.travelled.slice(from);
    const bytes = travelled.reduce((sum, answer) => sum + answer.bytes, 0);
    measured[name] = { ...seen, requests: travelled.length, kB: bytes / 1000 };
    await page.close();
  };
  await inNewProfile(device, 'block', (reading) => measure(reading, 'start page'));

  await inNewProfile(device, 'block', async (designing) => {
    await measure(designing, 'designer, cold');
    // Once more for the compiled scripts and WebAssembly.
    await (await open(designing, device, `${front.url}/designer`)).close();
    await measure(designing, 'designer, warm');
  });

  await inNewProfile(device, 'allow', async (returning) => {
    const first = await open(returning, device, `${front.url}/designer`);
    await keptForNextStart(first);
    await first.close();
    await (await open(returning, device, `${front.url}/designer`)).close();
    await measure(returning, 'designer, second start');
  });
  await front.close();
  return measured as Record<StartName, Started>;
}
