import { expect, type Page, test } from '@playwright/test';
import { inOneVisit } from './oneVisit';
import { drawn, line, stage } from './stage';

/** Opens the command palette and runs what is found by some letters of its name. */
async function command(page: Page, letters: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.locator('[data-popup="commands"]');
  await palette.getByRole('searchbox').fill(letters);
  await palette.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

test(
  'keys and the command palette',
  inOneVisit({
    'Ctrl+Z undoes a colour just chosen, though its swatch still has the focus': async (page) => {
      await line(page, 'Fornavn Efternavn').click();
      const white = page.getByRole('radio', { name: 'Hvid' });
      await white.focus();
      await page.keyboard.press('Space');
      await expect(white).toBeChecked();
      await page.keyboard.press('Control+z');
      await expect(white).not.toBeChecked();
    },

    'with the stone in focus, + and − look nearer and farther, and 0 at all of it': async (page) => {
      // The stone's upper edge shows the zoom. The letters do not: they are flat until they are carved.
      const box = await stage(page).boundingBox();
      if (!box) throw new Error('the stone is not on the screen');
      const [air, width, height] = [20, box.width - 40, box.height / 6];
      const picture = () => page.screenshot({ clip: { x: box.x + air, y: box.y + air, width, height } });
      await stage(page).focus();
      const whole = await picture();
      await page.keyboard.press('+');
      await expect.poll(async () => whole.equals(await picture())).toBe(false);
      const near = await picture();
      await page.keyboard.press('-');
      await expect.poll(async () => near.equals(await picture())).toBe(false);
      await page.keyboard.press('0');
      await expect.poll(async () => whole.equals(await picture())).toBe(true);
    },

    'the command palette says the keys, and does what menus and panels do': async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('menuitem', { name: 'Fortryd' })).toContainText('Ctrl+Z');
      await page.keyboard.press('Escape');
      await command(page, 'skabelon');
      await expect(page.locator('[data-popup="templates"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await command(page, 'tastaturgenveje');
      await expect(page.locator('[data-popup="shortcuts"]')).toContainText('Backspace');
      await page.keyboard.press('Escape');
      await command(page, 'pris');
      await expect(page.locator('[data-popup="price"]')).toBeVisible();
      await page.keyboard.press('Escape');
      const download = page.waitForEvent('download');
      await command(page, 'hpgl');
      expect((await download).suggestedFilename()).toMatch(/\.plt$/);
      await page.locator('[data-popup="pdf"]').getByRole('button', { name: 'Luk' }).click();
      const lines = page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option');
      const count = await lines.count();
      await line(page, 'Fornavn Efternavn').click();
      await command(page, 'slet det valgte');
      await page
        .locator('[data-popup="confirm delete element"]')
        .getByRole('button', { name: 'Slet' })
        .click();
      await expect(lines).toHaveCount(count - 1);
    },
  }),
);

test('whoever asked not to be asked before a deletion finds in the menu to be asked again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('gravestone.deletesWithoutAsking', 'yes');
    sessionStorage.setItem('begun', 'yes');
  });
  await page.goto('/designer');
  await drawn(page);
  const menu = page.getByRole('button', { name: 'Flere handlinger' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Spørg igen før sletning' }).click();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Pris' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Spørg igen før sletning' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await line(page, 'Fornavn Efternavn').click();
  await stage(page).press('Delete');
  await expect(page.locator('[data-popup="confirm delete element"]')).toBeVisible();
});
