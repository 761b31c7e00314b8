import { expect, test } from '@playwright/test';
import { logIn } from './logIn';
import { drawn, line } from './stage';

const open = 'Begynd med en skabelon';

test('a template makes a decent stone at once, is one step of undo, and can be written over @phone', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: open }).click();
  const popup = page.getByRole('dialog', { name: 'Skabeloner' });
  await expect(popup.getByRole('option')).toHaveCount(8);
  // Each is drawn as the stone itself.
  await expect(popup.locator('img').first()).toBeVisible();
  await popup.getByRole('option', { name: 'Duepar' }).click();
  await expect(popup).toHaveCount(0);
  await expect(line(page, /Tak for alt/)).toBeVisible();
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(line(page, /Tak for alt/)).toHaveCount(0);
  await expect(line(page, /Navn Efternavn/)).toBeVisible();
});

test('a broad stone is offered two names side by side, an urn’s stone its own templates', async ({
  page,
}) => {
  for (const [address, name, missing] of [
    ['/designer?type=coffin&stone=25', 'To navne', 'Fjer'],
    ['/designer?type=urn&stone=31', 'Fjer', 'To navne'],
  ] as const) {
    await page.goto(address);
    await drawn(page);
    await page.getByRole('button', { name: open }).click();
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('option', { name: missing, exact: true })).toHaveCount(0);
  }
});

test('a stone made for a case carries its name and dates from the beginning', async ({ page }) => {
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/home');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('gravestone.user') ?? '{}') as { token: string }).token,
  );
  const answer = await page.request.post('/api/project/', {
    headers: { AuthCookie: token },
    data: { decName: 'Åse Østergård', decBirth: '28. maj 1938', decDeath: '2. november 2026' },
  });
  const { id } = (await answer.json()) as { id: number };
  await page.goto(`/opret-sten/${id}`);
  await drawn(page);
  await expect(line(page, /^Åse Østergård/)).toBeVisible();
  await expect(line(page, /^\* 28\. maj 1938/)).toBeVisible();
  await expect(line(page, /^† 2\. november 2026/)).toBeVisible();
  await page.getByRole('button', { name: open }).click();
  await page.getByRole('option', { name: 'Navn og årstal' }).click();
  await expect(line(page, /^1938 – 2026/)).toBeVisible();
});
