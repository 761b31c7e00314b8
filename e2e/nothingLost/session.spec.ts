import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../logIn';
import { drawn, line } from '../stage';
import { says, write } from './savedStone';

/** Ends the login of the page's user on the server, as time does. */
async function endLogin(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('gravestone.user') ?? '{}') as { token: string };
    await fetch('/api/logout', { method: 'POST', headers: { AuthCookie: token } });
  });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/home');
});

test('an edit after the login has ended is offered at the same stone after the next login', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+$/);
  await expect(says(page)).toHaveText('Alt er gemt');
  const address = page.url();
  await endLogin(page);
  await write(page, 'Karen Juhl');
  await expect(page.getByText('Session udløbet')).toBeVisible();
  await page.getByRole('button', { name: 'Log ind' }).click();
  await logIn(page);
  await expect(page).toHaveURL(address);
  await drawn(page);
  await page.getByRole('button', { name: 'Fortsæt med det' }).click();
  await expect(line(page, 'Karen Juhl')).toBeVisible();
  await expect(says(page)).toHaveText('Alt er gemt');
  await page.reload();
  await drawn(page);
  await expect(line(page, 'Karen Juhl')).toBeVisible();
});

test('so is a new stone, of the kind it was begun as', async ({ page }) => {
  await page.goto('/designer?type=urn');
  await drawn(page);
  await endLogin(page);
  await write(page, 'Karen Juhl');
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page.getByText('Session udløbet')).toBeVisible();
  await page.getByRole('button', { name: 'Log ind' }).click();
  await logIn(page);
  await expect(page).toHaveURL('/designer?type=urn');
  await drawn(page);
  await page.getByRole('button', { name: 'Fortsæt med det' }).click();
  await expect(line(page, 'Karen Juhl')).toBeVisible();
});
