import { expect, test } from '@playwright/test';
import { drawn } from '../stage';
import { says, write } from './savedStone';

test('a browser without room for what is not saved says so, and takes it back when there is room again', async ({
  page,
  context,
}) => {
  await page.goto('/designer');
  await drawn(page);
  const storage = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await write(page, 'Karen');
  const notice = page.getByRole('alert').filter({ hasText: 'Browseren har ikke plads' });
  await expect(notice).toContainText('Gem stenen, før du lukker siden.');
  await storage.send('Storage.overrideQuotaForOrigin', { origin });
  await write(page, 'Karen Juhl', 'Karen');
  await expect(notice).toBeHidden();
});

test('with the browser full, a stone is created and saved all the same', async ({ page, context }) => {
  await page.goto('/designer');
  await drawn(page);
  const storage = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await write(page, 'Karen Juhl');
  await expect(page.getByRole('alert').filter({ hasText: 'Browseren har ikke plads' })).toBeVisible();
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+/);
  await expect(says(page)).toHaveText('Alt er gemt');
  const written = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await write(page, 'Karen Marie Juhl', 'Karen Juhl');
  await written;
  await expect(says(page)).toHaveText('Alt er gemt');
});
