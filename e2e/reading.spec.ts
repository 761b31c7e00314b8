import { expect, test } from '@playwright/test';
import { makeStone } from './access/stones';
import { drawn } from './stage';

test('whoever only reads a stone comes to its elements by the keyboard, and changes nothing there', async ({
  page,
}) => {
  const { id, readonlyToken } = await makeStone(page);
  await page.goto(`/designer/${id}/${readonlyToken}`);
  await drawn(page);
  const list = page.getByRole('region', { name: 'Elementer på stenen' });
  const names = list.getByRole('button');
  await page.locator('[data-stage]').focus();
  await page.keyboard.press('Tab');
  await expect(names.first()).toBeFocused();
  await expect(list).toBeInViewport({ ratio: 1 });
  await expect(list).toContainText('Page Up og Page Down');
  await page.keyboard.press('PageDown');
  await expect(names.nth(1)).toBeFocused();
  const before = await list.textContent();
  for (const key of ['ArrowDown', 'Delete', 'Enter']) await page.keyboard.press(key);
  await expect(names.nth(1)).toBeFocused();
  await expect(names.nth(1)).toHaveAttribute('aria-pressed', 'false');
  expect(await list.textContent()).toBe(before);
});
