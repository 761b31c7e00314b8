import { expect, type Page, test } from '@playwright/test';
import { button, popup, tab } from './designerPopups';
import { drawn } from './stage';

/** Begins an addition to an existing stone; returns the stone that was created for it. */
async function beginAddition(page: Page): Promise<{ id: number; token: string }> {
  await page.goto('/');
  await page.getByRole('link', { name: /^Tilføjelse til eksisterende/ }).click();
  const made = page.waitForResponse('**/api/stone/');
  await page.getByRole('button', { name: 'Kistegrav' }).click();
  const stone = (await (await made).json()) as { id: number; token: string };
  await page.waitForURL(new RegExp(`/designer/${stone.id}/`));
  return stone;
}

/** An older addition: a stone of the catalogue stands in for the one at the grave. */
async function openAddition(page: Page): Promise<{ id: number; token: string }> {
  const prepared = await page.request.get('/api/prepareStandardStone', { headers: { AuthCookie: 'public' } });
  const answer = await page.request.post('/api/stone/', {
    data: { ...(await prepared.json()), ExistingStone: true },
    headers: { AuthCookie: 'public' },
  });
  const { id, token } = (await answer.json()) as { id: number; token: string };
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  return { id, token };
}

/** What a stone costs, and whether it already exists, according to the server. */
async function known(page: Page, { id, token }: { readonly id: number; readonly token: string }) {
  const answer = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } });
  return (await answer.json()) as { ExistingStone: boolean; Price: number };
}

const notice = (page: Page) => page.getByRole('tabpanel').getByText('Stenen står der allerede');

test('a stone of the catalogue chosen for an addition is a new stone, and paid for', async ({ page }) => {
  const stone = await openAddition(page);
  await tab(page, 'Sten');
  await expect(notice(page)).toBeVisible();
  const before = await known(page, stone);
  await page.getByRole('tabpanel').getByRole('option').nth(3).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(async () => (await known(page, stone)).ExistingStone).toBe(false);
  expect((await known(page, stone)).Price).toBeGreaterThan(before.Price + 3000);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(notice(page)).toBeVisible();
});

test('that the stone stands already is said, and can be taken back there', async ({ page }) => {
  const stone = await openAddition(page);
  await tab(page, 'Sten');
  await button(page, 'Bestil som ny sten').click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(async () => (await known(page, stone)).ExistingStone).toBe(false);
});

test('an addition whose photograph is given up leaves no stone behind', async ({ page }) => {
  const stone = await beginAddition(page);
  const upload = page.getByRole('dialog');
  await expect(upload).toBeVisible();
  await upload.getByRole('button', { name: 'Annuller' }).click();
  await expect(page).toHaveURL('/?step=additionToExisting');
  const gone = await page.request.get(`/api/stone/${stone.id}`, { headers: { AuthCookie: stone.token } });
  expect(gone.status()).toBe(404);
  await page.goto('/?step=pendingStones&for=edit');
  await expect(page.getByText('Der er ingen gemte sten endnu.')).toBeVisible();
});

test('a stone that was worked on, or was there before, is never taken away with its upload', async ({
  page,
}) => {
  const { id, token } = await openAddition(page);
  await page.goto(`/designer/${id}/${token}?upload=stone`);
  await drawn(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Annuller' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/designer/${id}/`));
  expect((await known(page, { id, token })).ExistingStone).toBe(true);
  await expect(popup(page, 'stone type')).toHaveCount(0);
});
