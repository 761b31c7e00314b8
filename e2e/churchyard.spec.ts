import { expect, test } from '@playwright/test';
import { tab } from './designerPopups';
import { findings, findingsButton } from './findings';
import { drawn } from './stage';

test('a churchyard’s rule that the stone breaks is among the findings until the stone or the churchyard is another', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await tab(page, 'Sten');
  await page.getByRole('button', { name: /Kirkegård/ }).click();
  await page.getByRole('option', { name: 'Kolding, afdeling T' }).click();
  await expect(findingsButton(page)).toHaveAccessibleName(/skal rettes/);
  await findingsButton(page).click();
  await expect(findings(page).getByRole('list', { name: /Kirkegårdens regler/ })).toContainText(
    'Kolding, afdeling T tillader højst 35 cm i højden. Stenen er 75 cm høj.',
  );
  await findingsButton(page).click();
  await expect(page.getByText(/trecifrede nummer/)).toBeVisible();
  await page.getByRole('button', { name: /Kirkegård/ }).click();
  await page.getByRole('option', { name: 'Helsingør', exact: true }).click();
  await expect(findingsButton(page)).toHaveAccessibleName(/Ingen bemærkninger/);
});

test('a churchyard is found by a part of its name among the many, and its rules say where they were read', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await tab(page, 'Sten');
  await page.getByRole('button', { name: /Kirkegård/ }).click();
  const offered = page.getByRole('listbox', { name: /Kirkegård/ }).getByRole('option');
  expect(await offered.count()).toBeGreaterThan(50);
  await page.getByRole('searchbox', { name: 'Søg efter kirkegård' }).fill('morke urner');
  await expect(offered).toHaveText(['Mørke, urner med mindeplade']);
  await offered.click();
  await page.getByRole('button', { name: 'Se kirkegårdens regler' }).click();
  const shown = page.getByRole('dialog');
  await expect(shown.getByRole('link', { name: 'Mørke Kirke: Gravstedstyper' })).toBeVisible();
  await expect(shown).toContainText('3) Urnegravsteder med mindeplade i plæne. Læst 23. november 2026.');
  await expect(shown).toContainText('Stenen må ikke være sort. Her: sort.');
  await expect(shown).toContainText('Overfladen må ikke være poleret. Her: poleret.');
});
