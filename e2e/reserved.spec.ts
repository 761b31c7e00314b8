import { expect, type Page, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { rememberUser } from './access/stones';
import { confirmDeletion } from './confirmDeletion';
import { tab } from './designerPopups';
import { command } from './palette';
import { drawn, line, stage } from './stage';

const price = (page: Page) => page.getByRole('button', { name: /^Pris: .* inkl\. moms/ });

test('an undertaker keeps the partner’s place free, and has it cut by one press when the day comes', async ({
  page,
}) => {
  test.slow();
  await rememberUser(page);
  await page.goto('/designs');
  await expect(page.getByRole('status')).not.toContainText('Henter');
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Ny sag' });
  await form.getByRole('group', { name: 'Afdøde' }).getByLabel('Navn').fill('Inger Thygesen');
  const ofPartner = form.getByRole('group', { name: 'Ægtefælle eller samlever' });
  await ofPartner.getByLabel('Navn').fill('Viggo Thygesen');
  await ofPartner.getByLabel('Født').fill('3.5.1943');
  await page.keyboard.press('Control+Enter');
  await drawn(page);
  await expect(line(page, /^Inger Thygesen/)).toBeVisible();
  const before = await price(page).textContent();

  await command(page, 'Reservér plads til partneren');
  const partner = line(page, /^Viggo Thygesen/);
  await expect(partner).toContainText('reserveret');
  await expect(line(page, /^\* 3\.5\.1943/)).toContainText('reserveret');
  await expect(page.getByText(/Den er [\d.]+,\d × \d+,\d mm, \d+,\d mm fra venstre/)).toBeVisible();
  expect(await price(page).textContent()).toBe(before);
  await expectNoObjections(page, 'a place reserved for the partner', ALL);

  // The yes follows from the place and cannot be taken back beside it.
  await command(page, 'sagens oplysninger');
  const kept = page.getByRole('switch', { name: /^Reservér plads/ });
  await expect(kept).toBeChecked();
  await expect(kept).toBeDisabled();
  await expect(page.getByText('Følger af det, der er reserveret på stenen.')).toBeVisible();
  await page.getByRole('button', { name: 'Færdig' }).click();

  await page.getByRole('button', { name: 'Lag', exact: true }).click();
  await page.getByRole('button', { name: 'Få Viggo Thygesen hugget nu' }).click();
  await expect(page.getByRole('button', { name: 'Reservér pladsen til Viggo Thygesen' })).toBeVisible();
  await expect.poll(() => price(page).textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect.poll(() => price(page).textContent()).toBe(before);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByRole('row', { name: /Viggo/ })).toHaveCount(0);

  // What was written from the case is deleted, and written again by the palette; then the next stone of the case.
  await page.getByRole('button', { name: 'Luk lag' }).click();
  await tab(page, 'Tekst');
  await stage(page).focus();
  await page.keyboard.press('Control+a');
  await command(page, 'Slet det valgte');
  await confirmDeletion(page);
  await expect(line(page, /^Inger Thygesen/)).toHaveCount(0);
  await command(page, 'Skriv sagens navn og datoer på');
  await expect(line(page, /^Inger Thygesen/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+$/);
  const [, id] = /\/designer\/(\d+)$/.exec(page.url()) ?? [];
  await command(page, 'Næste sten i sagen, samme stil');
  await expect(page).toHaveURL(new RegExp(`/designer\\?project=\\d+&like=${id}$`));
});
