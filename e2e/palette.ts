import { expect, type Page } from '@playwright/test';

/**
 * Runs a command of the palette as by keys alone.
 *
 * @param words what is written into its search: the first that is found is run.
 */
export async function command(page: Page, words: string): Promise<void> {
  // A popup that has been closed has the keys until it is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.locator('[data-popup="commands"]');
  await palette.getByRole('searchbox').fill(words);
  await palette.getByRole('menuitem', { name: words }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}
