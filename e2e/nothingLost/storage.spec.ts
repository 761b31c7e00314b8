import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { drawn } from '../stage';
import { says, write } from './savedStone';

/**
 * Opens a new stone in a browser that has no room, from the beginning: Chromium goes on writing for seconds where it found room a moment
 * before, as for the reliefs of the first picture.
 *
 * @returns makes room.
 */
async function openWithoutRoom(
  page: Page,
  context: BrowserContext,
  address = '',
): Promise<() => Promise<void>> {
  const storage = await context.newCDPSession(page);
  const { origin } = new URL(address);
  await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/designer');
  await drawn(page);
  return async () => {
    await storage.send('Storage.overrideQuotaForOrigin', { origin });
  };
}

test('a browser without room for what is not saved says so, and takes it back when there is room again', async ({
  page,
  context,
  baseURL,
}) => {
  const makeRoom = await openWithoutRoom(page, context, baseURL);
  await write(page, 'Karen');
  const notice = page.getByRole('alert').filter({ hasText: 'Browseren har ikke plads' });
  await expect(notice).toContainText('Gem stenen, før du lukker siden.');
  await makeRoom();
  await write(page, 'Karen Juhl', 'Karen');
  await expect(notice).toBeHidden();
});

test('with the browser full, a stone is created and saved all the same', async ({
  page,
  context,
  baseURL,
}) => {
  await openWithoutRoom(page, context, baseURL);
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
