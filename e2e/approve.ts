import { type Browser, expect } from '@playwright/test';
import { PHONE } from './access/axe';

/**
 * A relative reads a stone line by line on a phone and approves it, as the last that it takes.
 *
 * @param server its address.
 * @param token the one of the relative's link.
 * @returns the seal's number, as the page says it.
 */
export async function approve(browser: Browser, server: string, token: string): Promise<string> {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'da-DK' };
  const page = await browser.newPage({ baseURL: server, reducedMotion: 'reduce', ...phone });
  await page.goto(`/approve/${token}`);
  await page.getByRole('button', { name: 'Begynd at læse' }).tap();
  for (let step = 0; step < 30; step += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await page.getByRole('heading', { name: 'Er det hele rigtigt?' }).isVisible()) break;
    // What the browser ticks lies hidden beneath its words.
    await page.getByRole('checkbox').locator('xpath=ancestor::label').tap();
    await page.getByRole('button', { name: 'Næste' }).tap();
  }
  await page.getByRole('button', { name: 'Jeg godkender stenen' }).tap();
  await expect(page.getByRole('heading', { name: 'Tak. Du har godkendt stenen' })).toBeVisible();
  const said = await page.getByRole('main').textContent();
  await page.context().close();
  const [number] = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(said ?? '') ?? [];
  if (!number) throw new Error(`no seal is named: ${said}`);
  return number;
}
