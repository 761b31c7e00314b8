import type { Page } from '@playwright/test';

/** Fills in whom the stonemason asks, and which stonemason. */
export async function fillIn(page: Page): Promise<void> {
  const settings = page.getByRole('dialog', { name: /^(Dine|Sagens) oplysninger$/ });
  await settings.getByLabel('Kontaktpersonens navn').fill('Karen Holm');
  await settings.getByLabel('Telefon').fill('20 30 40 50');
  await settings.getByLabel('Kontaktpersonens e-mail').fill('karen@example.test');
  await settings.getByRole('button', { name: /Stenhugger/ }).click();
  await page.getByRole('option', { name: /Østbyens Stenhuggeri/ }).click();
}
