import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { Language } from '../access/languages';
import { DATA_FOLDER } from '../dataFolder';

/** Where the letter leads that asked an address whether an order is its own; undefined before it is there. */
async function lookFor(address: string): Promise<string | undefined> {
  const outbox = join(DATA_FOLDER, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const name of names) {
    const { to, text } = await PostalMime.parse(await readFile(join(outbox, name)));
    const [page] = /https?:\/\/\S+\/confirm\/\S+/.exec(text ?? '') ?? [];
    if (page !== undefined && to?.[0]?.address === address) return new URL(page).pathname;
  }
  return undefined;
}

/** Waits for the letter that asks an address whether an order is its own, and gives the page it leads to. */
export async function questionTo(address: string): Promise<string> {
  await expect.poll(() => lookFor(address), { timeout: 60_000 }).toBeDefined();
  return (await lookFor(address)) ?? '';
}

/** Opens the letter that asks an address of its own whether an order is its, and confirms it on the page. */
export async function confirmByLetter(page: Page, { words }: Language, address: string): Promise<void> {
  await page.goto(await questionTo(address));
  await expect(page.getByRole('heading', { name: words.confirming.title })).toBeVisible();
  await page.getByRole('button', { name: words.confirming.confirm }).click();
  await expect(page.getByRole('heading', { name: words.confirming.confirmed.title })).toBeVisible();
}
