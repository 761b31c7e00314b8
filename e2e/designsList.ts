import { expect, type Locator, type Page } from '@playwright/test';

/** The greatest window width, in px, at which the list shows expandable rows. */
const NARROW = 991;

/** Whether the window shows the rows of the list collapsed. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= NARROW;
}

/** Expands this many rows of the list to show their actions; a wide window always shows those. */
export async function unfold(rows: Locator, count: number): Promise<void> {
  await expect(rows).toHaveCount(count);
  if (!isNarrow(rows.page())) return;
  const closed = rows.locator('button[aria-expanded=false]');
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
}

/** Sorts the list: by a column's heading, or in a narrow window by the choice above the rows. */
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

/** Expects the list to be sorted by a column, ascending. */
export async function expectSortedBy(page: Page, column: string): Promise<void> {
  if (isNarrow(page)) {
    await expect(page.getByRole('button', { name: /Sortér efter/ })).toContainText(column);
    await expect(page.getByRole('radio', { name: 'Stigende' })).toBeChecked();
    return;
  }
  await expect(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');
}
