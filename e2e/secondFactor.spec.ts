import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, removeBundle, runServerBriefly } from '../tests/server/runServer';
import { earlierCode, timeCode } from '../tests/server/timeCode';
import { logIn } from './logIn';

const PASSWORD = 'e2e-password';

// Its own server: all other tests log in as the same users, by password alone.
let server: RunningServer;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-e2e-'));
  server = await runServerBriefly({ DATA_DIR: folder, DEMO_PASSWORD: PASSWORD });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
  await removeBundle();
});

const section = (page: Page) => page.getByRole('region', { name: 'Totrinsbekræftelse' });

/** Enters what is asked for, with the Enter key. */
async function give(page: Page, label: string, given: string): Promise<void> {
  await section(page).getByLabel(label).fill(given);
  await page.keyboard.press('Enter');
}

async function logInAnew(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Log ind' }).waitFor();
  await logIn(page);
  await expect(page.getByLabel('Kode fra din kodeapp')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test('a code besides the password is turned on, asked for at the login, and turned off', async ({ page }) => {
  test.slow();
  await page.goto(`${server.url}/login`);
  await logIn(page);
  await page.getByRole('link', { name: 'Din adgang' }).click();
  await section(page).getByRole('button', { name: 'Slå til' }).click();
  await give(page, 'Din adgangskode', 'forkert');
  await expect(page.getByRole('alert')).toHaveText('Adgangskoden er forkert.');
  await give(page, 'Din adgangskode', PASSWORD);
  await expect(section(page).getByRole('img', { name: 'QR-kode til kodeappen' })).toBeVisible();
  await expect(section(page).getByLabel('Kode fra appen')).toHaveValue('');
  const secret = ((await section(page).locator('code').textContent()) ?? '').replaceAll(' ', '');
  const link = await section(page).getByRole('link', { name: 'Åbn i kodeappen' }).getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('secret')).toBe(secret);
  await give(page, 'Kode fra appen', await earlierCode(secret));
  await expect(section(page).getByRole('heading', { name: 'Gem dine nødkoder' })).toBeVisible();
  const codes = await section(page).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await section(page).getByRole('button', { name: 'Jeg har gemt dem' }).click();
  await expect(section(page)).toContainText('Er slået til. Du har 10 nødkoder tilbage.');

  await page.goto(`${server.url}/home`);
  await page.getByRole('button', { name: 'Log ud' }).click();
  await logInAnew(page, '12345');
  await expect(page.getByRole('alert')).toContainText('Koden passer ikke');
  await page.getByLabel('Kode fra din kodeapp').fill(timeCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hvad vil du gøre?' })).toBeVisible();

  await page.getByRole('button', { name: 'Log ud' }).click();
  await logInAnew(page, codes[0] ?? '');
  await page.getByRole('link', { name: 'Din adgang' }).click();
  await expect(section(page)).toContainText('Du har 9 nødkoder tilbage.');
  await section(page).getByRole('button', { name: 'Slå fra' }).click();
  await give(page, 'Kode fra appen eller en nødkode', codes[1] ?? '');
  await expect(section(page).getByRole('button', { name: 'Slå til' })).toBeVisible();

  await page.goto(`${server.url}/home`);
  await page.getByRole('button', { name: 'Log ud' }).click();
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Hvad vil du gøre?' })).toBeVisible();
});
