import { expect, test } from '@playwright/test';

test('in German a name is all that is required before a stone is read through and sent', async ({ page }) => {
  await page.goto('/de/designer');
  await page.locator('[role=application][aria-busy=false]:has(canvas)').waitFor();
  await page.getByRole('button', { name: 'Angebot anfordern' }).click();
  const settings = page.locator('[data-popup="project settings"]');
  await settings.getByRole('button', { name: 'Weiter' }).click();
  await expect(settings.getByText('Bitte den Namen des Ansprechpartners eintragen.')).toBeVisible();
  await expect(settings.getByText(/^Bitte/)).toHaveCount(1);
  await settings.getByLabel('Name des Ansprechpartners').fill('Karl Holm');
  await settings.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.locator('[data-popup="send stone"]')).toBeVisible();
});
