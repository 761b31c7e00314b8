import { expect, type Locator, type Page } from '@playwright/test';
import { tab } from './designerPopups';

/** The switch by which a visitor sees the files of the trade, at the foot of the tab "print". */
export const tradeSwitch = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Vis filer til værkstedet', exact: true });

/** Presses its words, since its track is drawn over a box that nobody sees. */
export const pressTradeSwitch = (page: Page): Promise<void> =>
  page.getByText('Vis filer til værkstedet', { exact: true }).click();

/** Shows a visitor the files of the trade, in the tab "print" that is open, as somebody who works with stones does once. */
export async function showTradeFiles(page: Page): Promise<void> {
  await pressTradeSwitch(page);
  await expect(tradeSwitch(page)).toBeChecked();
}

/** Opens the tab "print" and shows a visitor the files of the trade. */
export async function openTradeFiles(page: Page): Promise<void> {
  await tab(page, 'Udskriv');
  await showTradeFiles(page);
}
