import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeStone } from './access/stones';
import { actAs, openByLink } from './byLink';
import { tab } from './designerPopups';
import { drawn } from './stage';
import { pressTradeSwitch, tradeSwitch } from './tradeFiles';

/** What a workshop's files are called, in the tab and in the palette. */
const TRADES =
  /SVG|DXF|PLT|EPS|TIFF|STL|G-kode|Heidenhain|Højdekort|Boreliste|Støb|støb|1:1|^Sten i fuld størrelse/;

/** What a family needs, from top to bottom. */
const FAMILYS = [
  /^Forslag som PDF/,
  /^Udskriv stenen på A3/,
  /^Stenen i rummet \(GLB\)/,
  /^Stenen i rummet \(USDZ\)/,
  /^PNG-billede/,
];

const panel = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Udskriv' });
const trades = (page: Page): Locator => panel(page).getByRole('button', { name: TRADES });
const palette = (page: Page): Locator => page.locator('[data-popup="commands"]');

/** The palette, asked for something. */
async function asked(page: Page, word: string): Promise<Locator> {
  await palette(page).getByRole('searchbox').fill(word);
  return palette(page).getByRole('menuitem').first();
}

/** Closes the palette; a key clears its search first. */
async function leavePalette(page: Page): Promise<void> {
  await palette(page).getByRole('searchbox').fill('');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
}

async function openPrint(page: Page): Promise<void> {
  await drawn(page);
  await tab(page, 'Udskriv');
}

test('a visitor sees what a family needs, and after one switch what a workshop needs @phone', async ({
  page,
}) => {
  test.slow();
  const { id, token, readonlyToken } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await openPrint(page);

  await test.step('no file of the trade is there, nor are the churchyard’s papers', async () => {
    await expect(panel(page).getByRole('listitem')).toHaveText(FAMILYS);
    await expect(trades(page)).toHaveCount(0);
    await expect(panel(page).getByText(/Skabelonens kant|Maskine|Til kirkegården/)).toHaveCount(0);
    await expect(tradeSwitch(page)).not.toBeChecked();
  });

  await test.step('the palette finds none either', async () => {
    await page.keyboard.press('Control+k');
    for (const word of ['svg', 'dxf', 'hpgl', 'g-kode', '1:1', 'støbe'])
      await expect(await asked(page, word)).toHaveText('Ingen kommando passer.');
    await expect(await asked(page, 'png')).toContainText('PNG-billede');
    await leavePalette(page);
  });

  await test.step('the switch shows them below it, and says so', async () => {
    await pressTradeSwitch(page);
    await expect(tradeSwitch(page)).toBeChecked();
    await expect(panel(page).getByRole('status')).toHaveText(/Filerne står herunder/);
    await expect(panel(page).getByRole('button', { name: /^DXF med kurver/ })).toBeVisible();
    const foot = (await tradeSwitch(page).boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    for (const file of await trades(page).all()) expect((await file.boundingBox())?.y).toBeGreaterThan(foot);
    await expect(panel(page).getByText('Til kirkegården')).toHaveCount(0);
  });

  await test.step('the palette finds them', async () => {
    await page.keyboard.press('Control+k');
    await expect(await asked(page, 'hpgl')).toContainText('PLT (HPGL)');
    await leavePalette(page);
  });

  await test.step('so it stays on this device, for a stone that can only be read, too', async () => {
    await page.reload();
    await openPrint(page);
    await expect(tradeSwitch(page)).toBeChecked();
    await expect(panel(page).getByRole('button', { name: /^DXF med kurver/ })).toBeVisible();
    await openByLink(page, `/designer/${id}/${readonlyToken}`);
    await openPrint(page);
    await expect(panel(page).getByRole('button', { name: /^DXF med kurver/ })).toBeVisible();
  });

  await test.step('until it is turned off, by a key', async () => {
    await tradeSwitch(page).press('Space');
    await expect(tradeSwitch(page)).not.toBeChecked();
    await expect(tradeSwitch(page)).toBeFocused();
    await expect(trades(page)).toHaveCount(0);
    await page.reload();
    await openPrint(page);
    await expect(tradeSwitch(page)).not.toBeChecked();
    await expect(trades(page)).toHaveCount(0);
  });
});

test('whoever is logged in sees the files of the trade at once, and no switch', async ({ page }) => {
  const token = await actAs(page);
  const { id } = await makeStone(page, {}, token);
  await page.goto(`/designer/${id}`);
  await openPrint(page);
  await expect(panel(page).getByRole('button', { name: /^DXF med kurver/ })).toBeVisible();
  await expect(panel(page).getByText('Til kirkegården')).toBeVisible();
  await expect(tradeSwitch(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(await asked(page, 'hpgl')).toContainText('PLT (HPGL)');
});
