import { expect, type Page, test } from '@playwright/test';
import { actAs, openByLink } from './byLink';
import { inOnePage } from './oneVisit';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg' });
const rows = (page: Page) => page.locator('tr[data-row]');
const mark = () => `m${Math.random().toString(36).slice(2, 8)}`;

async function makeCase(page: Page, token: string, data: object): Promise<number> {
  const answer = await page.request.post('/api/project/', { data, headers: { AuthCookie: token } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

async function makeStone(page: Page, token: string, data: object): Promise<number> {
  const answer = await page.request.post('/api/stone/', { data, headers: { AuthCookie: token } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

test(
  'the list is searched, and a case made and sent',
  inOnePage({
    'a caller’s number and a name as it is heard find the case': async (page) => {
      const token = await actAs(page);
      const word = mark();
      const phone = `+45 2${Math.floor(Math.random() * 9e6 + 1e6)}`;
      await makeCase(page, token, { decName: `Åse Sørensen ${word}`, contactPhone: phone });
      await makeCase(page, token, { decName: `Bo ${word}`, contactPhone: '00 00 00 00' });
      await openByLink(page, '/designs');
      for (const wanted of [
        phone.slice(4).replace(/(..)/g, '$1 '),
        `0045${phone.slice(4)}`,
        `soerensen aase ${word}`,
        `${word} ase`,
      ]) {
        await search(page).fill(wanted);
        await expect(rows(page)).toHaveCount(1);
        await expect(rows(page)).toContainText('Åse Sørensen');
      }
    },

    'a new case begins with the deceased, and with the stonemason of the case before': async (page) => {
      const token = await actAs(page);
      const word = mark();
      await makeCase(page, token, { decName: `Anna ${word}`, StonemasonId: 3 });
      // Other tests open cases of this business at the same time: only this test's own are listed here.
      await page.route('**/api/projects', async (route) => {
        const { results } = (await (await route.fetch()).json()) as { results: { decName: string }[] };
        await route.fulfill({ json: { results: results.filter(({ decName }) => decName.includes(word)) } });
      });
      await openByLink(page, '/designs');
      // The last choice is known once the list has loaded.
      await expect(rows(page).filter({ hasText: word })).toBeVisible();
      await page.getByRole('button', { name: 'Ny sag' }).click();
      const form = page.getByRole('dialog', { name: 'Ny sag' });
      await expect(form.getByRole('group', { name: 'Afdøde' }).getByLabel('Navn')).toBeFocused();
      await expect(form.locator('fieldset').first()).toHaveAccessibleName('Afdøde');
      await expect(form.getByRole('button', { name: /Stenhugger/ })).toContainText('Sønderjysk Stenhuggeri');
      await page.keyboard.type(`Bo ${word}`);
      await form.getByRole('button', { name: /Stenhugger/ }).click();
      await page.getByRole('option', { name: /Fjordens/ }).click();
      await form.getByRole('button', { name: 'Gem sag' }).click();
      await expect(form).toBeHidden();
      await page.getByRole('button', { name: 'Ny sag' }).click();
      await expect(form.getByRole('button', { name: /Stenhugger/ })).toContainText('Fjordens Gravsten');
    },

    'a case that was sent without a stone says so': async (page) => {
      const token = await actAs(page);
      const word = mark();
      const contact = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
      const project = await makeCase(page, token, { decName: `Anna ${word}`, ...contact, StonemasonId: 1 });
      const sent = await page.request.post(`/api/sendToMason/project${project}`, {
        data: { StonemasonId: 1 },
        headers: { AuthCookie: token },
      });
      expect(sent.ok()).toBe(true);
      await openByLink(page, '/designs');
      await search(page).fill(word);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('Sendt uden sten');
    },
  }),
);

test(
  'the list by keys alone @wide',
  inOnePage({
    'after / the only one found is opened with Enter; of several none is': async (page) => {
      const token = await actAs(page);
      const word = mark();
      const project = await makeCase(page, token, { decName: `Anna ${word}` });
      const stone = await makeStone(page, token, { designName: `Rose ${word}` });
      await openByLink(page, '/designs');
      await expect(rows(page).first()).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type(word);
      await expect(rows(page)).toHaveCount(2);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/designs$/);
      await page.keyboard.type(' anna');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: `Sag ${project}` })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      // Faster than the list updates.
      await page.keyboard.type(`rose ${word}`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/designer/${stone}$`));
    },

    'a row is one Tab away from the search and opens with Enter': async (page) => {
      const token = await actAs(page);
      const word = mark();
      const project = await makeCase(page, token, { decName: `Anna ${word}` });
      const stone = await makeStone(page, token, { designName: `Rose ${word}`, ProjectId: project });
      const other = await makeCase(page, token, { decName: `Carl ${word}` });
      await openByLink(page, '/designs');
      await search(page).fill(word);
      await expect(rows(page)).toHaveCount(2);
      await page.keyboard.press('Tab');
      await expect(
        rows(page)
          .first()
          .getByRole('button', { name: `Carl ${word}` }),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: `Sag ${other}` })).toBeVisible();
      await page.keyboard.press('Escape');
      await search(page).fill(`anna ${word}`);
      await expect(rows(page)).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: `Anna ${word}` })).toBeFocused();
      // Shift+Tab from the row leads to the sort headings, and above them the search.
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('columnheader', { name: 'Design' }).getByRole('button')).toBeFocused();
      await search(page).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/designer/${stone}$`));
    },
  }),
);
