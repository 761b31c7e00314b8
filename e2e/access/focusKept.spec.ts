import { expect, type Page, test } from '@playwright/test';
import { button, choose, elements, openElementMenu, popup, tab } from '../designerPopups';
import { draftKept } from '../keptDrafts';
import { inOneVisit } from '../oneVisit';
import { drawn, line, stage } from '../stage';
import { makeStone, rememberUser } from './stones';

const row = (page: Page, name: string) => elements(page).getByRole('button', { name, exact: true });

/** Deletes the topmost element and chooses not to be asked again. */
async function askNoMore(page: Page): Promise<void> {
  await stage(page).focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Delete');
  const question = popup(page, 'confirm delete element');
  await question.getByText('Spørg ikke igen').click();
  await question.getByRole('button', { name: 'Slet', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(elements(page).getByRole('listitem')).toHaveCount(3);
}

test.describe('in the designer the focus stays where somebody is at work', () => {
  test(
    'whatever is deleted, undone or closed',
    inOneVisit({
      'the list of elements: on the next row, on the one before, and at last on the stone': async (page) => {
        await askNoMore(page);
        await row(page, 'Linje: Fornavn Efternavn').focus();
        await page.keyboard.press('Delete');
        await expect(elements(page).getByRole('listitem')).toHaveCount(2);
        await expect(row(page, 'Linje: * 12. april 1941')).toBeFocused();
        await row(page, 'Linje: † 3. november 2026').focus();
        await page.keyboard.press('Delete');
        await expect(elements(page).getByRole('listitem')).toHaveCount(1);
        await expect(row(page, 'Linje: * 12. april 1941')).toBeFocused();
        await page.keyboard.press('Delete');
        await expect(elements(page).getByRole('listitem')).toHaveCount(0);
        await expect(stage(page)).toBeFocused();
      },
      'the menu of an element: on a row where it was opened there, on the stone where it was there': async (
        page,
      ) => {
        const last = elements(page).getByRole('button', { name: 'Handlinger for Rosengren' });
        await row(page, 'Sandblæst vignet: Rosengren').focus();
        await last.press('Enter');
        await page.getByRole('menuitem', { name: 'Slet', exact: true }).press('Enter');
        await popup(page, 'confirm delete element')
          .getByRole('button', { name: 'Slet', exact: true })
          .click();
        await expect(elements(page).getByRole('listitem')).toHaveCount(3);
        await expect(elements(page).locator(':focus')).toHaveCount(1);
        await line(page, /Fornavn/).click();
        await openElementMenu(page, 'Slet');
        await popup(page, 'confirm delete element')
          .getByRole('button', { name: 'Slet', exact: true })
          .click();
        await expect(elements(page).getByRole('listitem')).toHaveCount(2);
        await expect(stage(page)).toBeFocused();
      },
      'the rulers: on the next of them, and at last on what lays another': async (page) => {
        await button(page, 'Mål og hjælpelinjer').click();
        const lay = button(page, 'Læg en lineal på');
        await lay.click();
        await lay.click();
        const remove = page.getByRole('button', { name: /^Fjern linealen/ });
        await expect(remove).toHaveCount(2);
        await remove.last().focus();
        await page.keyboard.press('Enter');
        await expect(remove).toHaveCount(1);
        await expect(remove).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(remove).toHaveCount(0);
        await expect(lay).toBeFocused();
      },
      'undo, redo and the order: a button with nothing more to do keeps it': async (page) => {
        await line(page, /Fornavn/).click();
        await button(page, 'Kopier').click();
        const undo = button(page, 'Fortryd');
        await undo.focus();
        await page.keyboard.press('Enter');
        await expect(undo).toHaveAttribute('aria-disabled', 'true');
        await expect(undo).toBeFocused();
        await page.keyboard.press('Enter');
        const redo = button(page, 'Gentag');
        await redo.focus();
        await page.keyboard.press('Enter');
        await expect(redo).toHaveAttribute('aria-disabled', 'true');
        await expect(redo).toBeFocused();
        await line(page, /Fornavn/)
          .first()
          .click();
        const back = page.getByRole('tabpanel').getByRole('button', { name: 'Tilbage', exact: true });
        const forward = page.getByRole('tabpanel').getByRole('button', { name: 'Frem', exact: true });
        await forward.focus();
        for (let step = 0; step < 6; step += 1) await page.keyboard.press('Enter');
        await expect(forward).toHaveAttribute('aria-disabled', 'true');
        await expect(forward).toBeFocused();
        await back.focus();
        for (let step = 0; step < 6; step += 1) await page.keyboard.press('Enter');
        await expect(back).toHaveAttribute('aria-disabled', 'true');
        await expect(back).toBeFocused();
      },
      'a popup opened from a menu gives it back to what opens the menu': async (page) => {
        await choose(page, 'Om stenen');
        await popup(page, 'stone').waitFor();
        await page.keyboard.press('Escape');
        await expect(button(page, 'Flere handlinger')).toBeFocused();
      },
    }),
  );
});

test('what was kept unsaved: on the next of them while there is one', async ({ context }) => {
  test.slow();
  for (const name of ['Karen Juhl', 'Hans Juhl', 'Ida Juhl']) {
    const page = await context.newPage();
    await page.goto('/designer');
    await drawn(page);
    await line(page, /Fornavn/).click();
    await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill(name);
    await draftKept(page, name);
    await page.close();
  }
  const page = await context.newPage();
  await page.goto('/designer');
  await drawn(page);
  await button(page, 'Se alle 3').click();
  const rows = popup(page, 'drafts').getByRole('listitem');
  const drop = (name: string) => rows.filter({ hasText: name }).getByRole('button', { name: /^Kassér det/ });
  await drop('Hans Juhl').focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.last().locator(':focus')).toHaveCount(1);
  await rows
    .last()
    .getByRole('button', { name: /^Kassér det/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.locator(':focus')).toHaveCount(1);
});

test('the list of designs: on the next row, and at last on its heading', async ({ page }) => {
  const token = await rememberUser(page);
  const word = `f${Math.random().toString(36).slice(2, 8)}`;
  const names = [`Anna ${word}`, `Bo ${word}`];
  const ids: number[] = [];
  for (const designName of names) ids.push((await makeStone(page, { designName }, token)).id);
  await page.goto('/designs');
  await page.getByRole('searchbox', { name: 'Søg' }).fill(word);
  const rows = page.locator('tr[data-row]');
  await expect(rows).toHaveCount(2);
  for (const left of [1, 0]) {
    const toDelete = rows.first().getByRole('button', { name: /^Slet sten/ });
    await toDelete.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet sten' }).click();
    await expect(rows).toHaveCount(left);
    if (left > 0) await expect(rows.locator(':focus')).toHaveCount(1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the photographed stones: on what uploads another', async ({ page }) => {
  const own = {
    id: 1_000_001,
    url: '/api/asset/none.webp',
    width: 600,
    height: 900,
    outline: 'M0 900V0H600V900Z',
  };
  const { id, token } = await makeStone(page, { stoneStoneTypes: [own], StoneTypeId: own.id });
  let isDeleted = false;
  await page.route('**/api/stonetype/**', (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    isDeleted = true;
    return route.fulfill({ json: { id: own.id } });
  });
  await page.route(`**/api/stone/${id}`, async (route) => {
    const answer = await route.fetch();
    if (!isDeleted || route.request().method() !== 'GET') return route.fulfill({ response: answer });
    const stone = (await answer.json()) as object;
    return route.fulfill({ json: { ...stone, stoneStoneTypes: [], StoneTypeId: 15 } });
  });
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await tab(page, 'Sten');
  await button(page, 'Slet egen sten').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Slet egen sten')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet', exact: true }).click();
  await expect(button(page, 'Slet egen sten')).toHaveCount(0);
  await expect(button(page, 'Upload egen sten')).toBeFocused();
});
