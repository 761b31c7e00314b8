import { expect, test } from '@playwright/test';
import { drawn } from './stage';

test('a churchyard’s rule that the stone breaks is said over the stone, until the stone or the churchyard is another', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('tab', { name: 'Sten' }).click();
  await page.getByRole('button', { name: /Kirkegård/ }).click();
  await page.getByRole('option', { name: 'Kolding, afdeling T' }).click();
  await expect(
    page.getByText('Kolding, afdeling T tillader højst 35 cm i højden. Stenen er 75 cm høj.'),
  ).toBeVisible();
  await expect(page.getByText(/trecifrede nummer/)).toBeVisible();
  await page.getByRole('button', { name: /Kirkegård/ }).click();
  await page.getByRole('option', { name: 'Helsingør', exact: true }).click();
  await expect(page.getByText(/tillader højst/)).toBeHidden();
});
