import { expect, type Page, test } from '@playwright/test';
import { actAs, openByLink } from '../byLink';
import { logIn } from '../logIn';
import { inOnePage } from '../oneVisit';
import { drawn, line } from '../stage';
import { says, write } from './savedStone';

/** Ends the login of the page's user on the server, as expiry does. */
async function endLogin(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('gravestone.user') ?? '{}') as { token: string };
    await fetch('/api/logout', { method: 'POST', headers: { AuthCookie: token } });
  });
}

test(
  'a login that ends meanwhile',
  inOnePage({
    'an edit after the login has ended is offered at the same stone after the next login': async (page) => {
      await actAs(page);
      await openByLink(page, '/designer');
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
      await openByLink(page, new URL(address).pathname);
      await drawn(page);
      await expect(line(page, 'Karen Juhl')).toBeVisible();
    },

    'so is a new stone, of the kind it was begun as': async (page) => {
      await actAs(page);
      await openByLink(page, '/designer?type=urn');
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
    },

    'what is written of a case is there after the next login, and is gone after logging out': async (
      page,
    ) => {
      await actAs(page);
      const word = Math.random().toString(36).slice(2);
      await openByLink(page, '/designs');
      await page.getByRole('button', { name: 'Ny sag' }).click();
      const form = page.getByRole('dialog', { name: 'Ny sag' });
      await form.getByRole('group', { name: 'Afdøde' }).getByLabel('Navn').fill(`Åse Ærø ${word}`);
      await form.getByLabel('Fødested').fill('Marstal');
      await endLogin(page);
      await form.getByRole('button', { name: 'Gem sag' }).click();
      await expect(page.getByText('Session udløbet')).toBeVisible();
      await page.getByRole('button', { name: 'Log ind' }).click();
      await logIn(page);
      await expect(page).toHaveURL('/designs');
      await expect(form.getByLabel('Fødested')).toHaveValue('Marstal');
      // It is there after a reload, too.
      await page.reload();
      await expect(form.getByLabel('Fødested')).toHaveValue('Marstal');
      await form.getByRole('button', { name: 'Gem sag' }).click();
      await expect(form).toBeHidden();
      // Only the rows in sight are in the page, and other tests have cases too.
      await page.getByRole('searchbox', { name: 'Søg' }).fill(word);
      await expect(page.locator('tr[data-row]').filter({ hasText: word })).toHaveCount(1);
      await page.getByRole('button', { name: 'Ny sag' }).click();
      await form.getByLabel('Fødested').fill('Rise');
      await page.goto('/home');
      await page.getByRole('button', { name: 'Log ud' }).click();
      await logIn(page);
      await page.goto('/designs');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(form).toBeHidden();
    },
  }),
);
