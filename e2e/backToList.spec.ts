import { expect, type Page, test } from '@playwright/test';
import { rememberUser } from './access/stones';
import { expectSortedBy, isNarrow, sortBy } from './designsList';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg' });
const rows = (page: Page) => page.locator('tr[data-row]');

/** Creates cases, each one row in the list. */
async function makeCases(page: Page, token: string, word: string, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const answer = await page.request.post('/api/project/', {
      data: { decName: `Anna ${word} ${number}`, caseNo: `S-${number}` },
      headers: { AuthCookie: token },
    });
    expect(answer.ok()).toBe(true);
  }
}

test('whoever comes back to the list finds it as it was left, also where it was scrolled to', async ({
  page,
}) => {
  const token = await rememberUser(page);
  const word = `m${Math.random().toString(36).slice(2, 8)}`;
  await makeCases(page, token, word, 30);
  await page.goto('/designs');
  await search(page).fill(word);
  await page.getByText('Ikke bestilt', { exact: true }).click();
  await sortBy(page, 'Sagsnr.', 'ascending');
  await expect(rows(page).first()).toContainText('S-0');
  // A wide window scrolls the table, a narrow one the page.
  const table = isNarrow(page) ? page.locator('html') : page.getByRole('region', { name: 'Sager og sten' });
  await table.evaluate((scroller) => {
    scroller.scrollTop = 600;
  });
  // The rows update separately after scrolling; of a narrow window's rows, which are tall, the first stays.
  if (!isNarrow(page)) await expect(rows(page).first()).not.toContainText('S-0');
  await page.waitForTimeout(200);
  const shown = await rows(page).first().textContent();
  // Not `click`, which scrolls to the link first in a narrow window.
  await page.getByRole('link', { name: 'Gravstensdesigner' }).dispatchEvent('click');
  await expect(page.getByRole('link', { name: /^Ny gravsten/ })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue(word);
  await expect(page.getByRole('radio', { name: 'Ikke bestilt' })).toBeChecked();
  await expectSortedBy(page, 'Sagsnr.');
  await expect(rows(page).first()).toHaveText(shown ?? '');
  expect(await table.evaluate(({ scrollTop }) => scrollTop)).toBe(600);
  await page.reload();
  await expect(search(page)).toHaveValue(word);
  await search(page).fill(`${word} 1`);
  await expect.poll(() => table.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('/ and Ctrl+K go to the search, and ? tells of the keys', async ({ page }) => {
  await rememberUser(page);
  await page.goto('/designs');
  await search(page).waitFor();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await page.keyboard.type('/a?');
  await expect(search(page)).toHaveValue('/a?');
  await search(page).blur();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('b');
  await expect(search(page)).toHaveValue('b');
  await search(page).blur();
  await page.keyboard.press('?');
  await expect(page.locator('[data-popup="shortcuts"]')).toContainText('Søg i listen');
});
