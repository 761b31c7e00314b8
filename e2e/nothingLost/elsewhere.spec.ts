import { expect, type Page, test } from '@playwright/test';
import { openByLink } from '../byLink';
import { draftKept } from '../keptDrafts';
import { inOnePage } from '../oneVisit';
import { fillIn } from '../orderSteps';
import { drawn, line } from '../stage';
import { saveNewStone, says, write } from './savedStone';

const CONTACT = { contactName: 'Bo Berg', contactPhone: '12345678', contactEmail: 'bo@example.com' };

/** The stone that a page shows. */
function stoneAt(page: Page): { id: string; token: string } {
  const [, id = '', token = ''] = /\/designer\/(\d+)\/([\w-]+)/.exec(page.url()) ?? [];
  return { id, token };
}

/** Another device edits the stone: no tab of this browser is notified. */
const elsewhere = (page: Page) => {
  const { id, token } = stoneAt(page);
  const headers = { AuthCookie: token };
  return {
    send: async () => {
      const data = { StonemasonId: 1, ...CONTACT };
      expect((await page.request.post(`/api/sendToMason/${id}`, { headers, data })).ok()).toBe(true);
    },
    write: async (subText: string) => {
      const stone = await (await page.request.get(`/api/stone/${id}`, { headers })).json();
      const [first, ...others] = stone.Parms;
      const data = { ...stone, Parms: [{ ...first, subText, subTextSpacing: '' }, ...others] };
      expect((await page.request.put(`/api/stone/${id}`, { headers, data })).ok()).toBe(true);
    },
    remove: async () => {
      expect((await page.request.delete(`/api/stone/${id}`, { headers })).ok()).toBe(true);
    },
    firstLine: async () => {
      const stone = await (await page.request.get(`/api/stone/${id}`, { headers })).json();
      return stone.Parms[0].subText as string;
    },
  };
};

/** Writes words while offline, and closes the tab. */
async function leaveUnsaved(page: Page, words: string): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await write(page, words);
  await draftKept(page, words);
  await page.close();
  await context.setOffline(false);
}

test(
  'a stone that changes elsewhere while it is shown',
  inOnePage({
    'what was typed on a stone that was sent meanwhile becomes a new stone, and the sent one stays as it is, at its own address':
      async (page) => {
        await saveNewStone(page);
        const old = stoneAt(page);
        const address = page.url();
        const device = elsewhere(page);
        await device.send();
        await write(page, 'Karen Juhl');
        const notice = page.getByRole('alert').filter({ hasText: 'Fejl ved gem af sten' });
        await notice.getByRole('button', { name: 'Gem min udgave som ny sten' }).click();
        await expect(says(page)).toHaveText('Alt er gemt');
        await expect(page).not.toHaveURL(new RegExp(`/designer/${old.id}/`));
        await expect(line(page, 'Karen Juhl')).toBeVisible();
        expect(await device.firstLine()).toContain('Fornavn');
        const made = page.url();
        // By the menu's link: the page itself is not reloaded.
        const goTo = (to: string) => page.evaluate((path) => history.pushState(null, '', path), to);
        await goTo(address);
        await expect(page.getByText('Stenen er bestilt og kan ikke ændres længere.')).toBeVisible();
        await expect(line(page, 'Karen Juhl')).toHaveCount(0);
        await goTo(made);
        await expect(line(page, 'Karen Juhl')).toBeVisible();
        await openByLink(page, new URL(page.url()).pathname);
        await drawn(page);
        await expect(line(page, 'Karen Juhl')).toBeVisible();
        await openByLink(page, '/designer');
        await drawn(page);
        await expect(page.getByText('Noget blev ikke gemt')).toBeHidden();
      },

    'a stone sent in one tab can only be read in the others': async (page) => {
      const context = page.context();
      await saveNewStone(page);
      const other = await context.newPage();
      await other.goto(page.url());
      await drawn(other);
      await page.getByRole('button', { name: 'Få tilbud' }).click();
      await fillIn(page);
      await page.getByRole('button', { name: 'Videre' }).click();
      await page.getByText('Navne, datoer og brev er læst igennem og er rigtige').click();
      await page.getByRole('button', { name: 'Send til stenhugger' }).click();
      await expect(page.getByRole('dialog', { name: 'Bekræft i din mail' })).toBeVisible();
      await expect(other.getByText('Stenen er bestilt og kan ikke ændres længere.')).toBeVisible();
      await expect(other.getByRole('button', { name: 'Gem sten' })).toHaveCount(0);
      await other.close();
    },

    'what was saved on another device while it was read through is read anew before it is sent': async (
      page,
    ) => {
      await saveNewStone(page);
      const device = elsewhere(page);
      await page.getByRole('button', { name: 'Få tilbud' }).click();
      await fillIn(page);
      await page.getByRole('button', { name: 'Videre' }).click();
      const popup = page.getByRole('dialog', { name: 'Læs stenen igennem' });
      const lines = popup.getByRole('list', { name: 'Teksten på stenen' });
      await expect(lines).toContainText('Fornavn Efternavn');
      await popup.getByText('Navne, datoer og brev er læst igennem og er rigtige').click();
      // The choice of a mason is saved by now; the family changes the name.
      await expect(says(page)).toHaveText('Alt er gemt');
      await device.write('Karen Juhl');
      await popup.getByRole('button', { name: 'Send til stenhugger' }).click();
      const failed = page.getByRole('alertdialog', { name: 'Fejl ved afsendelse til stenhugger' });
      await expect(failed).toContainText('Stenen er ændret et andet sted, siden du åbnede den.');
      await failed.getByRole('button', { name: 'Prøv igen' }).click();
      await expect(lines).toContainText('Karen Juhl');
      const send = popup.getByRole('button', { name: 'Send til stenhugger' });
      await expect(send).toBeDisabled();
      await popup.getByText('Navne, datoer og brev er læst igennem og er rigtige').click();
      await send.click();
      await expect(page.getByRole('dialog', { name: 'Bekræft i din mail' })).toBeVisible();
      expect(await device.firstLine()).toBe('Karen Juhl');
    },

    'what was typed on a stone that was deleted meanwhile becomes a new stone': async (page) => {
      await saveNewStone(page);
      const old = stoneAt(page);
      await elsewhere(page).remove();
      await write(page, 'Karen Juhl');
      const notice = page
        .getByRole('alert')
        .filter({ hasText: 'Linket gælder ikke længere, eller stenen er slettet.' });
      await expect(notice).toBeVisible();
      await draftKept(page, 'Karen Juhl');
      await write(page, 'Karen Marie Juhl', 'Karen');
      await draftKept(page, 'Karen Marie Juhl');
      await notice.getByRole('button', { name: 'Gem min udgave som ny sten' }).click();
      await expect(says(page)).toHaveText('Alt er gemt');
      await expect(page).not.toHaveURL(new RegExp(`/designer/${old.id}/`));
      await openByLink(page, new URL(page.url()).pathname);
      await drawn(page);
      await expect(line(page, 'Karen Marie Juhl')).toBeVisible();
      await openByLink(page, '/designer');
      await drawn(page);
      await expect(page.getByText('Noget blev ikke gemt')).toBeHidden();
    },
  }),
);

test('what was left unsaved on a stone that was sent meanwhile is offered as a new stone', async ({
  page,
  context,
}) => {
  await saveNewStone(page);
  const address = page.url();
  const device = elsewhere(page);
  await leaveUnsaved(page, 'Karen Juhl');
  const again = await context.newPage();
  await device.send();
  await again.goto(address);
  await drawn(again);
  await again.getByRole('button', { name: 'Opret ny sten med det' }).click();
  await expect(says(again)).toHaveText('Alt er gemt');
  expect(again.url()).not.toBe(address);
  await openByLink(again, new URL(again.url()).pathname);
  await drawn(again);
  await expect(line(again, 'Karen Juhl')).toBeVisible();
  await openByLink(again, new URL(address).pathname);
  await drawn(again);
  await expect(again.getByText('Stenen er bestilt og kan ikke ændres længere.')).toBeVisible();
  await expect(again.getByText('Noget blev ikke gemt')).toBeHidden();
  expect(await device.firstLine()).toContain('Fornavn');
});

test('a draft of a stone that was worked on elsewhere since replaces that only where the user says so', async ({
  page,
  context,
}) => {
  await saveNewStone(page);
  const address = page.url();
  const device = elsewhere(page);
  await leaveUnsaved(page, 'Fra før');
  const again = await context.newPage();
  await device.write('Fra en anden');
  await again.goto(address);
  await drawn(again);
  await again.getByRole('button', { name: 'Fortsæt med det' }).click();
  await expect(line(again, 'Fra før')).toBeVisible();
  const mine = again.getByRole('button', { name: 'Behold min udgave' });
  await expect(mine).toBeVisible();
  expect(await device.firstLine()).toBe('Fra en anden');
  await again.getByRole('button', { name: 'Brug den anden udgave' }).click();
  await expect(line(again, 'Fra en anden')).toBeVisible();
  await again.getByRole('button', { name: 'Fortryd' }).click();
  await expect(says(again)).toHaveText('Alt er gemt');
  expect(await device.firstLine()).toBe('Fra før');
});

test('a new stone that could not be made of it is offered where it was begun, and is made once', async ({
  page,
  context,
}) => {
  await saveNewStone(page);
  const address = page.url();
  const device = elsewhere(page);
  await device.send();
  await write(page, 'Karen Juhl');
  await page.route('**/api/stone/', (route) => route.abort());
  await page.getByRole('button', { name: 'Gem min udgave som ny sten' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Fejl ved gem af sten' })).toBeVisible();
  await draftKept(page, 'Karen Juhl');
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await drawn(again);
  await again.getByRole('button', { name: 'Opret ny sten med det' }).click();
  await expect(says(again)).toHaveText('Alt er gemt');
  expect(again.url()).not.toBe(address);
  await expect(line(again, 'Karen Juhl')).toBeVisible();
  await openByLink(again, new URL(address).pathname);
  await drawn(again);
  await expect(again.getByText('Noget blev ikke gemt')).toBeHidden();
});

test('what was left unsaved on a stone that was deleted meanwhile is offered as a new stone', async ({
  page,
  context,
}) => {
  await saveNewStone(page);
  const address = page.url();
  const device = elsewhere(page);
  await leaveUnsaved(page, 'Karen Juhl');
  await device.remove();
  const again = await context.newPage();
  await again.goto(address);
  await drawn(again);
  await expect(again.getByText('Linket gælder ikke længere', { exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'Opret ny sten med det' }).click();
  await expect(says(again)).toHaveText('Alt er gemt');
  await expect(again).not.toHaveURL(address);
  await openByLink(again, new URL(again.url()).pathname);
  await drawn(again);
  await expect(line(again, 'Karen Juhl')).toBeVisible();
  await openByLink(again, new URL(address).pathname);
  await expect(again.getByRole('heading', { name: 'Stenen blev ikke fundet' })).toBeVisible();
});
