import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { beginStone } from './newStone';
import { drawn } from './stage';

/** The canvas's mean brightness, 0 to 255, for a new urn stone reached without reloading the page. */
async function brightnessOfUrnStone(page: Page): Promise<number> {
  await beginStone(page, /Urne/);
  await drawn(page);
  const { channels } = await sharp(await page.locator('canvas').screenshot()).stats();
  return channels[0]?.mean ?? 0;
}

test('a second stone on the same canvas looks like the first', async ({ page }) => {
  await page.goto('/');
  const first = await brightnessOfUrnStone(page);
  expect(first).toBeGreaterThan(60);
  await page.getByRole('link', { name: 'Gravstensdesigner' }).click();
  expect(Math.abs((await brightnessOfUrnStone(page)) - first)).toBeLessThan(2);
});
