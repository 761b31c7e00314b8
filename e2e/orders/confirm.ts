import { expect, type Page } from '@playwright/test';
import type { Language } from '../access/languages';
import { openByLink } from '../byLink';
import { DATA_FOLDER } from '../dataFolder';
import { questionIn } from './question';

/** Waits for the letter that asks an address to confirm an order, and returns the page it links to. */
export async function questionTo(address: string): Promise<string> {
  await expect.poll(() => questionIn(DATA_FOLDER, address), { timeout: 60_000 }).toBeDefined();
  return (await questionIn(DATA_FOLDER, address)) ?? '';
}

/** Opens the letter that asks an address to confirm an order, and confirms it on the page. */
export async function confirmByLetter(page: Page, { words }: Language, address: string): Promise<void> {
  await openByLink(page, await questionTo(address));
  await expect(page.getByRole('heading', { name: words.confirming.title })).toBeVisible();
  await page.getByRole('button', { name: words.confirming.confirm }).click();
  await expect(page.getByRole('heading', { name: words.confirming.confirmed.title })).toBeVisible();
}
