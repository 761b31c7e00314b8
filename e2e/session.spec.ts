import { expect, test } from '@playwright/test';
import { logIn } from './logIn';
import { drawn } from './stage';

test('a page for those who are logged in leads to the login, and back', async ({ page }) => {
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
  await logIn(page, 'bedemand', 'forkert');
  await expect(page.getByText(/adgangskode/i).first()).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL('/home');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hvad vil du gøre?' })).toBeVisible();
  await page.getByRole('button', { name: 'Log ud' }).click();
  await expect(page).toHaveURL('/login');
});

test('a user’s new stone is saved under an address without a token, and opens by the login alone', async ({
  page,
}) => {
  await page.goto('/opret-sten');
  await expect(page).toHaveURL(/\/login\?from=/);
  await logIn(page);
  await expect(page).toHaveURL('/opret-sten');
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+$/);
  await drawn(page);
  const address = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?from=%2Fdesigner%2F\d+$/);
  await logIn(page);
  await expect(page).toHaveURL(address);
  await drawn(page);
});

test('a login that no longer holds is said, and the stored user removed', async ({ page }) => {
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/home');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('gravestone.user') ?? '{}') as object;
    localStorage.setItem('gravestone.user', JSON.stringify({ ...stored, token: 'us_worthless' }));
  });
  await page.goto('/designer');
  await expect(page).toHaveURL('/session-expired?from=%2Fdesigner');
  await expect(page.getByText('Session udløbet')).toBeVisible();
  await expect(page.getByText('Log venligst ind igen.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('gravestone.user'))).toBeNull();
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('is sent to the German start page from the root path alone, and remembered', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/de/');
    await expect(page.getByRole('link', { name: /^Neuer Grabstein/ })).toBeVisible();
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'i18n_redirected');
    expect(cookie?.value).toBe('de');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible();
  });
});
