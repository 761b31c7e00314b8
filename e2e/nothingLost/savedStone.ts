import { expect, type Locator, type Page } from '@playwright/test';
import { openByLink } from '../byLink';
import { drawn, line } from '../stage';

/** Begins a stone and saves it; the page then has the stone's own address. A page that shows the app stays. */
export async function saveNewStone(page: Page): Promise<void> {
  await openByLink(page, '/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+/);
  await expect(says(page)).toHaveText('Alt er gemt');
}

/** The saving state shown in the bar. */
export function says(page: Page): Locator {
  return page.getByRole('banner').getByRole('status');
}

/** Writes words into the line that begins with the given ones. */
export async function write(page: Page, words: string, into: string | RegExp = /Fornavn/): Promise<void> {
  await line(page, into).click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill(words);
}
