import { expect, type Page, test } from '@playwright/test';
import { makeStone, rememberUser } from './access/stones';
import { button, popup, tab } from './designerPopups';
import { says, write } from './nothingLost/savedStone';
import { drawn, line } from './stage';

const status = async (page: Page, id: number, token: string) =>
  (await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } })).status();

const link = (page: Page, name: string) => page.getByRole('textbox', { name }).inputValue();

/** Opens the popup from a stone's links. */
async function ask(page: Page): Promise<void> {
  await tab(page, 'Del');
  await button(page, 'Forny link …').click();
  await popup(page, 'renew links').waitFor();
}

test('a link in the wrong hands is renewed, and the work goes on at the new one without loading anew', async ({
  page,
  browser,
}) => {
  const { id, token, readonlyToken } = await makeStone(page);
  const stranger = await (await browser.newContext({ locale: 'da-DK' })).newPage();
  await stranger.goto(`/designer/${id}/${token}`);
  await drawn(stranger);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  await write(page, 'Karen Juhl');
  await ask(page);
  await popup(page, 'renew links').getByText('Begge').click();
  await expect(popup(page, 'renew links')).toContainText('Alle links til stenen holder op med at virke.');
  await expect(popup(page, 'renew links')).not.toContainText('Der er sendt breve om stenen.');
  await button(page, 'Forny').click();
  await expect(page.getByText('Linket er fornyet.')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(token));
  await expect(page).toHaveURL(new RegExp(`/designer/${id}/st_`));
  expect(await link(page, 'Link til at redigere')).toBe(page.url());
  expect(await link(page, 'Link til at se')).not.toContain(readonlyToken);
  expect([await status(page, id, token), await status(page, id, readonlyToken)]).toEqual([404, 404]);
  // Saving, remembering in this browser, and finding it again: all by the new link.
  await tab(page, 'Tekst');
  await write(page, 'Karen Marie Juhl', 'Karen');
  await expect(says(page)).toHaveText('Alt er gemt');
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  const known = await page.evaluate(() => localStorage.getItem('gravestone.stones'));
  expect(known).not.toContain(token);
  expect(known).toContain(page.url().split('/').at(-1));
  await page.reload();
  await drawn(page);
  await expect(line(page, 'Karen Marie Juhl')).toBeVisible();

  // A user with the old link is told so, and loses nothing.
  await write(stranger, 'Ukendt');
  await expect(stranger.getByText('Linket gælder ikke længere, eller stenen er slettet.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('Linket gælder ikke længere').first()).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Opret ny sten med det' })).toBeVisible();
  await stranger.context().close();
});

test('it is asked once more, by keys alone, and nothing is renewed where that is left', async ({ page }) => {
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await tab(page, 'Del');
  await button(page, 'Forny link …').focus();
  await page.keyboard.press('Enter');
  await popup(page, 'renew links').waitFor();
  await expect(popup(page, 'renew links')).toHaveAttribute('role', 'alertdialog');
  await page.keyboard.press('Escape');
  await expect(popup(page, 'renew links')).toBeHidden();
  await expect(button(page, 'Forny link …')).toBeFocused();
  expect(await status(page, id, token)).toBe(200);
  await page.keyboard.press('Enter');
  await button(page, 'Forny').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Linket er fornyet.')).toBeVisible();
  expect(await status(page, id, token)).toBe(404);
});

test('an answer that was lost is asked for again, and locks nobody out', async ({ page }) => {
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  let isLost = true;
  await page.route('**/renewLinks', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort();
  });
  await ask(page);
  await button(page, 'Forny').click();
  const failed = page.getByRole('alertdialog', { name: 'Linket blev ikke fornyet' });
  await expect(failed).toContainText('Serveren har ikke svaret');
  expect(await status(page, id, token)).toBe(404);
  await failed.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Linket er fornyet.')).toBeVisible();
  await tab(page, 'Tekst');
  await write(page, 'Karen Juhl');
  await expect(says(page)).toHaveText('Alt er gemt');
});

test('once letters are out only the business renews the link for reading, and is told of them', async ({
  page,
}) => {
  const user = await rememberUser(page);
  const contact = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
  const own = await makeStone(page, { StonemasonId: 1, ...contact }, user);
  const sent = await page.request.post(`/api/sendToMason/${own.id}`, {
    headers: { AuthCookie: user },
    data: { StonemasonId: 1 },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.goto(`/designer/${own.id}`);
  await drawn(page);
  await ask(page);
  await expect(popup(page, 'renew links')).toContainText('Der er sendt breve om stenen.');
  await button(page, 'Forny').click();
  await expect(page.getByText('Linket er fornyet.')).toBeVisible();
  await expect(page).toHaveURL(`/designer/${own.id}`);
  expect(await status(page, own.id, own.readonlyToken)).toBe(404);
  // It is not offered to users of a read-only link.
  const read = await link(page, 'Link til at se');
  await page.goto(read);
  await drawn(page);
  await tab(page, 'Del');
  await expect(page.getByRole('textbox', { name: 'Link til at se' })).toBeVisible();
  await expect(button(page, 'Forny link …')).toHaveCount(0);
});

test('the family’s own link is named where the stone was taken over', async ({ page }) => {
  const family = await makeStone(page);
  const user = await rememberUser(page);
  await page.request.post(`/api/stone/${family.id}/takeOver`, {
    headers: { AuthCookie: user },
    data: { token: family.token },
  });
  await page.goto(`/designer/${family.id}`);
  await drawn(page);
  await ask(page);
  await expect(popup(page, 'renew links')).toContainText('det link, familien selv begyndte med');
  await popup(page, 'renew links').getByText('Til at redigere').click();
  await expect(popup(page, 'renew links')).not.toContainText('det link, familien selv begyndte med');
  await popup(page, 'renew links').getByText('Til at se').click();
  await button(page, 'Forny').click();
  await expect(page.getByText('Linket er fornyet.')).toBeVisible();
  expect(await status(page, family.id, family.token)).toBe(404);
});
