import type { Browser, Locator, Page } from '@playwright/test';
import type { Device } from '../start/devices';
import { WATCH } from '../start/watch';

/** How a newcomer came to a stone, in ms. */
export interface NewcomersWalk {
  /** From the address until the start page's stone is seen. */
  readonly firstPicture: number;
  /** From the address until the designer shows the stone. */
  readonly designer: number;
  /** From the address until it has a family's name and dates, and is saved. */
  readonly decent: number;
}

/** Somebody who sees the page for the first time: looks before each tap, and writes with one finger. In ms. */
const LOOK = 900;
const KEY = 180;

const NAME = 'Karen Østergård';

/** What stands behind the signs for born and died, which end with a space and which the wizard has put onto the second and third line. */
const DATES = ['14. marts 1941', '28. oktober 2026'];

const PATIENCE = { timeout: 60_000 };

async function write(page: Page, field: string, text: string): Promise<void> {
  const input = page.getByRole('textbox', { name: field, exact: true });
  await page.waitForTimeout(LOOK);
  await input.tap(PATIENCE);
  await page.keyboard.press('End');
  await page.keyboard.type(text, { delay: KEY });
}

/** Walks from the start page to a saved stone with a family's own name and dates, in a browser that has seen nothing yet. */
export async function walkAsNewcomer(
  browser: Browser,
  { context: given, slower }: Device,
  address: string,
): Promise<NewcomersWalk> {
  const context = await browser.newContext({ ...given, locale: 'da-DK' });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const tap = async (thing: Locator) => {
    await thing.waitFor(PATIENCE);
    await page.waitForTimeout(LOOK);
    await thing.tap(PATIENCE);
  };
  const began = performance.now();
  await page.goto(`${address}/`, PATIENCE);
  await page.getByRole('textbox', { name: 'Skriv et navn, og se det på stenen' }).waitFor(PATIENCE);
  await write(page, 'Skriv et navn, og se det på stenen', NAME);
  await tap(page.getByRole('link', { name: /^Ny gravsten/ }));
  const firstPicture = await page.evaluate(() => window.startSeen?.largest ?? Number.NaN);
  await tap(page.getByRole('link', { name: /Kistegrav/ }));
  await tap(page.getByRole('link', { name: /Svajet gravsten/ }));
  await page.locator('[data-stage][aria-busy=false]').waitFor(PATIENCE);
  const designer = performance.now() - began;
  for (const [at, date] of DATES.entries()) {
    await tap(
      page
        .getByRole('listbox', { name: 'Linjer på stenen' })
        .getByRole('option')
        .nth(at + 1),
    );
    await write(page, 'Tekst', date);
  }
  await tap(page.getByRole('button', { name: /Gem sten/ }));
  await page
    .getByText(/Gemt|Alt er gemt/)
    .first()
    .waitFor({ ...PATIENCE, state: 'attached' });
  const decent = performance.now() - began;
  await context.close();
  return { firstPicture, designer, decent };
}
