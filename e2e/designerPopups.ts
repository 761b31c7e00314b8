import { expect, type Page } from '@playwright/test';
import { stage } from './stage';

/** A popup of the designer by its name in the specification, section 2. */
export const popup = (page: Page, name: string) => page.locator(`[data-popup="${name}"]`);
/** The button that opens the designer's menu. */
export const cog = (page: Page) => page.getByRole('button', { name: 'Flere handlinger' });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const elements = (page: Page) => page.getByRole('list', { name: 'Elementer på stenen' });

export async function choose(page: Page, item: string): Promise<void> {
  await cog(page).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Waits for the content of a tab that was pressed: what was there before stays until it is drawn. */
export const tabShown = (page: Page) => expect(page.locator('[role=tabpanel][data-late]')).toHaveCount(0);

/** Presses a tab, and waits for its content. */
export async function tab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await tabShown(page);
}

/** The menu of the selected element, beside the stone. */
export const elementMenu = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Handlinger for/ })
    .last();

export async function openElementMenu(page: Page, item: string): Promise<void> {
  await elementMenu(page).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Selects the topmost element: the one added last. */
export async function takeLast(page: Page): Promise<void> {
  await stage(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('PageUp');
}

/** A stone on the server that this browser remembers. */
export async function anotherStone(page: Page, given: object = {}): Promise<{ id: number; token: string }> {
  const answer = await page.request.post('/api/stone/', {
    data: { designName: 'Hjertesten', Parms: [{ type: 'text', subText: 'Ellen' }], ...given },
    headers: { AuthCookie: 'public' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id, token } = (await answer.json()) as { id: number; token: string };
  await page.evaluate((stone) => localStorage.setItem('gravestone.stones', JSON.stringify([stone])), {
    id,
    token,
    designName: 'Hjertesten',
  });
  return { id, token };
}
