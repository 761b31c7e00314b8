import { expect, test } from '@playwright/test';
import { drawn } from './stage';

test('a stone saved by hand is kept first, and what sending needs is then asked for, once', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\/[\w-]+$/);
  const asked = page.getByRole('status').filter({ hasText: 'Før den kan sendes, mangler' });
  await expect(asked).toContainText('Kontaktpersonens navn, Telefon, Kontaktpersonens e-mail, Stenhugger');
  await asked.getByRole('button', { name: 'Udfyld nu' }).click();
  const settings = page.locator('[data-popup="project settings"]');
  await settings.getByRole('textbox', { name: 'Kontaktpersonens navn' }).fill('Anne Holm');
  await settings.getByRole('button', { name: 'Færdig' }).click();
  await expect(asked).not.toContainText('Kontaktpersonens navn,');
  await asked.getByRole('button', { name: 'Senere' }).click();
  await expect(asked).toHaveCount(0);
  await page.getByRole('button', { name: 'Gem sten' }).click();
});

test('a saving by hand that the server refuses is a popup with its sentence; the stone stays', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await page.route('**/api/stone/', (route) =>
    route.fulfill({ status: 422, json: { error: 'Stenen har for mange linjer.' } }),
  );
  await page.getByRole('button', { name: 'Gem sten' }).click();
  const failed = page.getByRole('alertdialog', { name: 'Fejl ved gem af sten' });
  await expect(failed).toContainText('Stenen har for mange linjer.');
  await failed.getByRole('button', { name: 'Luk' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'Fejl ved gem af sten' })).toBeVisible();
  await page.unroute('**/api/stone/');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\/[\w-]+$/);
});

test('the save button is green for two seconds and then gray', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  const green = page.getByRole('button', { name: 'Gemt', exact: true });
  await expect(green).toBeVisible();
  const shown = Date.now();
  await expect(page.getByRole('button', { name: 'Gem sten' })).toBeVisible();
  expect(Date.now() - shown).toBeGreaterThan(1000);
  expect(Date.now() - shown).toBeLessThan(4000);
});
