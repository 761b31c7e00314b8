import { expect, type Page, test } from '@playwright/test';
import { type MadeStone, makeStone } from './access/stones';
import { actAs, openByLink } from './byLink';
import { tab } from './designerPopups';
import { says, write } from './nothingLost/savedStone';
import { inOnePage } from './oneVisit';
import { fillIn } from './orderSteps';
import { drawn, line } from './stage';

const LOGIN_ONLY = /\/designer\/\d+$/;

/** A family's stone, opened through its link by somebody of business 2. */
async function openLink(page: Page, which: 'token' | 'readonlyToken', data: object = {}): Promise<MadeStone> {
  await actAs(page);
  const family = await makeStone(page, data);
  await openByLink(page, `/designer/${family.id}/${family[which]}`);
  await drawn(page);
  return family;
}

async function choose(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Flere handlinger' }).click();
  await page.getByRole('menuitem', { name: words }).click();
}

/** The page is at another stone than the family's, which only the login opens and which is in the user's own list. */
async function isOwn(page: Page, family: MadeStone, text: RegExp | string): Promise<number> {
  await expect(page).toHaveURL(LOGIN_ONLY);
  const { pathname } = new URL(page.url());
  const id = Number(pathname.split('/').at(-1));
  expect(id).not.toBe(family.id);
  await openByLink(page, pathname);
  await drawn(page);
  await expect(line(page, text)).toBeVisible();
  const answer = await page.request.get('/api/stones', { headers: await headersOf(page) });
  const { results } = (await answer.json()) as { results: { id: number }[] };
  expect(results.map((stone) => stone.id)).toContain(id);
  return id;
}

/** What makes a call that of whoever the page's user is. */
async function headersOf(page: Page): Promise<{ AuthCookie: string }> {
  const stored = await page.evaluate(() => localStorage.getItem('gravestone.user'));
  const { token } = JSON.parse(stored ?? '{}') as { token: string };
  return { AuthCookie: token };
}

/** The stone's link for reading is passed on, and its papers are to be had, by whichever link it was opened. */
async function passOn(page: Page, { id, readonlyToken }: MadeStone): Promise<void> {
  await tab(page, 'Del');
  await expect(page.getByRole('textbox', { name: 'Link til at se' })).toHaveValue(
    new RegExp(`/designer/${id}/${readonlyToken}$`),
  );
  await tab(page, 'Udskriv');
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /som PDF/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toContain(String(id));
}

async function order(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await fillIn(page);
  await page
    .getByRole('dialog', { name: 'Sagens oplysninger' })
    .getByRole('button', { name: 'Videre' })
    .click();
  const popup = page.getByRole('dialog', { name: 'Læs stenen igennem' });
  await popup.getByText('Navne, datoer og brev er læst igennem og er rigtige').click();
  await popup.getByRole('button', { name: 'Send til stenhugger' }).click();
  await page.getByRole('dialog', { name: 'Stenen er sendt' }).getByRole('button', { name: 'Luk' }).click();
}

/** A red pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

test(
  'a user with a family’s link for editing',
  inOnePage({
    'saves the family’s stone, which stays at its link, passes on the link for reading and gets the papers':
      async (page) => {
        const family = await openLink(page, 'token');
        const { id, token } = family;
        await write(page, 'Karen Juhl');
        await expect(says(page)).toHaveText('Alt er gemt');
        await expect(page).toHaveURL(`/designer/${id}/${token}`);
        const read = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } });
        expect(await read.text()).toContain('Karen Juhl');
        await passOn(page, family);
      },

    'copies it into a stone of the own business, with its picture': async (page) => {
      const designName = `Til ${Math.random().toString(36).slice(2, 8)}`;
      // Its picture comes with it: one that a save draws the server may leave out while it is busy.
      const family = await openLink(page, 'token', { designName, stoneImage: PIXEL });
      await write(page, 'Karen Juhl');
      await expect(says(page)).toHaveText('Alt er gemt');
      await choose(page, 'Kopier sten');
      const id = await isOwn(page, family, /Karen Juhl/);
      const headers = await headersOf(page);
      const picture = await page.request.get(`/api/stone/${id}/preview`, { headers });
      expect(picture.status()).toBe(200);
      await openByLink(page, '/designs');
      await page.getByRole('searchbox', { name: 'Søg' }).fill(designName);
      const rows = page.locator('tr[data-row]');
      await expect(rows).toHaveCount(1);
      await expect(rows.locator('img')).toBeVisible();
    },

    'orders it, reads it by the link for reading, and goes on with a new stone of the own business': async (
      page,
    ) => {
      const family = await openLink(page, 'token');
      await order(page, 'Bestil');
      await expect(page).toHaveURL(`/designer/${family.id}/${family.readonlyToken}`);
      await page.reload();
      await drawn(page);
      await page.getByRole('button', { name: 'Opret ny sten' }).click();
      await isOwn(page, family, /Fornavn Efternavn/);
    },

    'keeps the own version as a stone of the own business where the family has sent it meanwhile': async (
      page,
    ) => {
      const family = await openLink(page, 'token');
      await page.request.post(`/api/sendToMason/${family.id}`, {
        headers: { AuthCookie: family.token },
        data: {
          StonemasonId: 1,
          contactName: 'Bo',
          contactPhone: '12345678',
          contactEmail: 'bo@example.test',
        },
      });
      await write(page, 'Karen Juhl');
      await page.getByRole('button', { name: 'Gem min udgave som ny sten' }).click();
      await isOwn(page, family, /Karen Juhl/);
    },

    'finds the other stones of the own business, where the family’s belongs to a case of somebody else':
      async (page) => {
        const token = await actAs(page);
        const own = await makeStone(page, { designName: 'Til Juhl' }, token);
        // The number of a case that belongs to another business, or does not exist.
        const family = await makeStone(page, { ProjectId: 987_654 });
        await openByLink(page, `/designer/${family.id}/${family.token}`);
        await drawn(page);
        await choose(page, 'Andre sten');
        const popup = page.getByRole('dialog', { name: 'Andre sten' });
        await expect(popup.getByText(`Nr. ${own.id} ·`)).toBeVisible();
        await expect(popup).not.toContainText('De andre sten på samme sag.');
      },

    'loses the login while the link is open, which ends nothing else': async (page) => {
      const token = await actAs(page);
      const family = await makeStone(page);
      await openByLink(page, `/designer/${family.id}/${family.token}`);
      await drawn(page);
      await page.request.post('/api/logout', { headers: { AuthCookie: token } });
      await choose(page, 'Kopier sten');
      await expect(page.getByText('Du er ikke logget ind længere.')).toBeVisible();
      await expect(page).toHaveURL(`/designer/${family.id}/${family.token}`);
    },

    'of business 1 orders without being asked for anything': async (page) => {
      await actAs(page, 'admin');
      const family = await makeStone(page);
      await openByLink(page, `/designer/${family.id}/${family.token}`);
      await drawn(page);
      await page.getByRole('button', { name: 'Bestil' }).click();
      const popup = page.getByRole('dialog', { name: 'Læs stenen igennem' });
      await popup.getByText('Navne, datoer og brev er læst igennem og er rigtige').click();
      await popup.getByRole('button', { name: 'Send til stenhugger' }).click();
      await expect(page.getByRole('dialog', { name: 'Stenen er sendt' })).toBeVisible();
    },
  }),
);

test(
  'a user with a family’s link for reading',
  inOnePage({
    'sees the stone and changes nothing, passes on the link, gets the papers, and begins a new stone of the own business with it':
      async (page) => {
        const family = await openLink(page, 'readonlyToken');
        await expect(page.getByRole('button', { name: 'Gem sten' })).toHaveCount(0);
        await expect(page.getByText('Du ser stenen gennem et læselink.')).toBeVisible();
        await passOn(page, family);
        await page.getByRole('dialog').getByRole('button', { name: 'Luk' }).click();
        await page.getByRole('button', { name: 'Opret ny sten' }).click();
        await isOwn(page, family, /Fornavn Efternavn/);
      },

    'begins a new stone of the own business by the menu too': async (page) => {
      const family = await openLink(page, 'readonlyToken');
      await choose(page, 'Kopier sten');
      await isOwn(page, family, /Fornavn Efternavn/);
      await page.reload();
      await drawn(page);
      await expect(line(page, /Fornavn Efternavn/)).toBeVisible();
    },
  }),
);

for (const which of ['token', 'readonlyToken'] as const) {
  test(`a login that no longer holds leaves the link its right, and says so: ${which}`, async ({ page }) => {
    const family = await makeStone(page);
    await page.addInitScript(() => {
      if (sessionStorage.getItem('once')) return;
      sessionStorage.setItem('once', 'yes');
      localStorage.setItem('gravestone.user', JSON.stringify({ token: 'se_worthless', BusinessId: 2 }));
    });
    const address = `/designer/${family.id}/${family[which]}`;
    await page.goto(address);
    await drawn(page);
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Du er ikke logget ind længere.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('gravestone.user'))).toBeNull();
    if (which === 'token') {
      await write(page, 'Karen Juhl');
      await expect(says(page)).toHaveText('Alt er gemt');
    }
    await page.getByRole('button', { name: 'Log ind' }).click();
    const popup = page.getByRole('dialog', { name: 'Log ind' });
    await popup.getByRole('textbox', { name: 'Brugernavn' }).fill('bedemand');
    await popup.getByLabel('Adgangskode').fill('e2e-password');
    await popup.getByRole('button', { name: 'Log ind' }).click();
    await expect(page.getByText('Du er ikke logget ind længere.')).toBeHidden();
    await choose(page, 'Kopier sten');
    await isOwn(page, family, which === 'token' ? /Karen Juhl/ : /Fornavn Efternavn/);
  });
}
