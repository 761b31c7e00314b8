import type { Page } from '@playwright/test';

/**
 * From the start page through the wizard to a new stone in the designer: its kind of grave, then a stone type.
 *
 * @param kind the kind of grave as its card names it.
 * @param stoneType the stone's name; by default the first on offer.
 */
export async function beginStone(page: Page, kind: RegExp, stoneType: RegExp = /cm$/): Promise<void> {
  await page.getByRole('link', { name: /^Ny gravsten/ }).click();
  await page.getByRole('link', { name: kind }).click();
  await page.getByRole('link', { name: stoneType }).first().click();
}
