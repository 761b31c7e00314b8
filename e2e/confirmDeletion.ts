import { expect, type Page } from '@playwright/test';

/** Confirms the deletion of an element. */
export async function confirmDeletion(page: Page): Promise<void> {
  const question = page.locator('[data-popup="confirm delete element"]');
  await question.getByRole('button', { name: 'Slet', exact: true }).click();
  await expect(question).toHaveCount(0);
}
