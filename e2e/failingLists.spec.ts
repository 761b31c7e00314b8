import { expect, type Page, test } from '@playwright/test';
import { makeStone, rememberStone, rememberUser } from './access/stones';
import { tab } from './designerPopups';
import { drawn, line } from './stage';

/** Every list of the designer: where it is shown, and how many entries can be chosen there after it failed. */
const LISTS = [
  // The stone itself is fetched by its number: it is drawn, and is the only one to choose from.
  { list: 'stoneTypes/all', panel: 'Sten', role: 'option', left: 1 },
  { list: 'churchyards', panel: 'Sten', role: 'button', name: /Kirkegård/, left: 0 },
  { list: 'backgrounds/all', panel: 'Baggrund', role: 'radio', left: 0 },
  { list: 'vignets/all', panel: 'Udsmykning', role: 'option', left: 0 },
  { list: 'attachments/all', panel: 'Tilbehør', role: 'option', left: 0 },
] as const;

for (const { list, panel, role, left, ...found } of LISTS) {
  test(`the designer opens though its list ${list} fails, and shows nothing of it`, async ({ page }) => {
    await page.route(`**/api/${list}`, (route) =>
      route.fulfill({ status: 500, json: { error: 'Prøv igen senere.' } }),
    );
    await page.goto('/designer');
    await drawn(page);
    await tab(page, panel);
    await expect(page.getByRole('tabpanel').getByRole(role, found)).toHaveCount(left);
    // The stone can still be designed.
    await tab(page, 'Tekst');
    await line(page, /Fornavn/).click();
    await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Åse Ærø');
    await expect(line(page, /Åse Ærø/)).toContainText(/Bredde \d+/);
    await page.getByRole('button', { name: 'Gem sten' }).click();
    await expect(page).toHaveURL(/\/designer\/\d+\/st_/);
  });
}

test('where the list of typefaces fails the letters on the stone are the right ones, and no other is offered', async ({
  page,
}) => {
  await page.route('**/api/fonts/all', (route) => route.abort());
  await page.goto('/designer');
  await drawn(page);
  await line(page, /Fornavn/).click();
  await expect(line(page, /Fornavn/)).toContainText('Bredde 503,5 mm');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const font = page.getByRole('button', { name: /Skrifttype/ });
  await expect(font).toContainText('Garamond');
  await font.click();
  await expect(page.getByRole('option').and(page.locator('[data-trigger] *'))).toHaveCount(0);
});

/** Every form that names a stonemason, and how it is opened. */
const FORMS = {
  'the designer’s': async (page: Page) => {
    await page.goto('/designer');
    await drawn(page);
    await page.getByRole('button', { name: 'Få tilbud' }).click();
    return page.getByRole('dialog', { name: 'Dine oplysninger' });
  },
  'the wizard’s': async (page: Page) => {
    await page.goto('/');
    const stone = await makeStone(page, { designName: 'Hjertesten' });
    await rememberStone(page, stone, 'Hjertesten');
    await page.goto(`/?step=sendStone&for=send&stone=${stone.id}`);
    return page.getByRole('main');
  },
  'a new case’s': async (page: Page) => {
    const headers = { AuthCookie: await rememberUser(page) };
    await page.request.post('/api/project/', { data: { decName: 'Anna' }, headers });
    await page.goto('/designs');
    // The cases are still listed.
    await expect(page.getByRole('columnheader', { name: /Stenhugger/ })).toBeVisible();
    await page.getByRole('button', { name: 'Ny sag' }).click();
    return page.getByRole('dialog', { name: 'Ny sag' });
  },
};

for (const [whose, open] of Object.entries(FORMS)) {
  test(`where the list of stonemasons fails ${whose} form says so, and has it fetched again`, async ({
    page,
  }) => {
    await page.route('**/api/stonemasons', (route) => route.abort());
    const form = await open(page);
    const notice = form.getByRole('alert').filter({ hasText: 'Listen over stenhuggere kunne ikke hentes.' });
    await expect(notice).toBeVisible();
    const name = form.getByLabel('Kontaktpersonens navn');
    await name.fill('Karen Holm');
    await notice.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(notice).toBeVisible();
    await page.unroute('**/api/stonemasons');
    await notice.getByRole('button', { name: 'Prøv igen' }).click();
    await form.getByRole('button', { name: /Stenhugger/ }).click();
    await expect(page.getByRole('option', { name: /Østbyens Stenhuggeri/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('Karen Holm');
  });
}
