import { expect, type Locator, type Page } from '@playwright/test';

/** At most so wide, in px, a window shows the list as rows that open. */
const NARROW = 991;

/** Whether the window is one that shows the rows of the list closed. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= NARROW;
}

/** Opens so many rows of the list to what can be done with them; a wide window shows that always. */
export async function unfold(rows: Locator, count: number): Promise<void> {
  await expect(rows).toHaveCount(count);
  if (!isNarrow(rows.page())) return;
  const closed = rows.locator('button[aria-expanded=false]');
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
}

/** Sorts the list: by a column's heading, or in a narrow window by what is chosen above the rows. */
export async function sortBy(
  page: Page,
  column: string,
  direction: 'ascending' | 'descending',
): Promise<void> {
  if (isNarrow(page)) {
    await page.getByRole('button', { name: /Sortér efter/ }).click();
    await page.getByRole('option', { name: column }).click();
    await page.getByText(direction === 'ascending' ? 'Stigende' : 'Faldende', { exact: true }).click();
    return;
  }
  const heading = page.getByRole('columnheader', { name: column });
  if ((await heading.getAttribute('aria-sort')) !== direction) await heading.getByRole('button').click();
  if ((await heading.getAttribute('aria-sort')) !== direction) await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', direction);
}

/** Expects the list to be sorted by a column, upwards. */
export async function expectSortedBy(page: Page, column: string): Promise<void> {
  if (isNarrow(page)) {
    await expect(page.getByRole('button', { name: /Sortér efter/ })).toContainText(column);
    await expect(page.getByRole('radio', { name: 'Stigende' })).toBeChecked();
    return;
  }
  await expect(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');
}
