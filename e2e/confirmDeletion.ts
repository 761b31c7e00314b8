import { expect, type Page } from '@playwright/test';

/** Says yes to the question whether an element is to be deleted. */
export async function confirmDeletion(page: Page): Promise<void> {
  const question = page.locator('[data-popup="confirm delete element"]');
  await question.getByRole('button', { name: 'Slet', exact: true }).click();
  await expect(question).toHaveCount(0);
}
