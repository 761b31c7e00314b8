import type { Page } from '@playwright/test';

/** Fills in the login form on the screen: `bedemand` is of business 2, `admin` of business 1. */
export async function logIn(page: Page, username = 'bedemand', password = 'e2e-password'): Promise<void> {
  await page.getByRole('textbox', { name: 'Brugernavn' }).fill(username);
  await page.getByLabel('Adgangskode').fill(password);
  await page.getByRole('button', { name: 'Log ind' }).click();
}
