import { expect, type Page, test } from '@playwright/test';
import { drawn, line } from './stage';

/** The font files requested by the page itself, as distinct from the stage in its worker. */
function lettersFetched(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && request.url().endsWith('.ttf')) files.push(request.url());
  });
  return files;
}

/** The options whose middle is within the list's window. */
const inView = (page: Page) =>
  page.getByRole('listbox', { name: 'Skrifttype' }).evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('[role=option]')].filter((option) => {
      const row = option.getBoundingClientRect();
      return row.bottom > top && row.top < bottom;
    }).length;
  });

test('the list of fonts fetches the letters of the rows in view, and of others as they come into it', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  const files = lettersFetched(page);
  await line(page, /Fornavn/).click();
  await page.getByRole('button', { name: /Skrifttype/ }).click();
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: /./ }).first()).toBeVisible();
  const seen = await inView(page);
  expect(seen).toBeGreaterThan(3);
  await expect.poll(() => files.length).toBeGreaterThanOrEqual(seen - 1);
  // The edge of a row above or below may show.
  expect(files.length).toBeLessThanOrEqual(seen + 2);
  const first = files.length;
  expect(new Set(files).size).toBe(first);

  await page.keyboard.press('End');
  const last = options.last();
  await expect(last).toBeInViewport();
  await expect.poll(() => files.length).toBeGreaterThan(first);
  await expect
    .poll(() => last.locator('span').evaluate((name) => getComputedStyle(name).fontFamily))
    .toContain('stone ');
});
