import { expect, test } from '@playwright/test';
import { inOneVisit } from './oneVisit';
import { command } from './palette';
import { drawn, line, stage, widthOf } from './stage';

test(
  'keys and the command palette',
  inOneVisit({
    'Ctrl+Z undoes a colour just chosen, though its swatch still has the focus': async (page) => {
      await line(page, 'Fornavn Efternavn').click();
      const white = page.getByRole('radio', { name: 'Hvid', exact: true });
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
      // What was seen before the letters were cut lies over the stone no longer.
      await expect(page.locator('[data-passage]')).toHaveCount(0);
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
      await command(page, 'png-billede');
      expect((await download).suggestedFilename()).toMatch(/\.png$/);
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

    'what the forms of lines and of the stone do, the palette does too': async (page) => {
      const width = (words: string) => expect.poll(() => widthOf(page, words));
      const radio = (name: string) => expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
      const says = (words: RegExp) => expect(stage(page)).toHaveAccessibleDescription(words);
      const choose =
        (...words: RegExp[]) =>
        async () => {
          for (const [place, one] of words.entries())
            await line(page, one).click(place === 0 ? {} : { modifiers: ['Control'] });
        };
      const gap = page.getByRole('textbox', { name: 'Afstand mellem v og n' }).first();
      const name = choose(/Fornavn/);
      const dates = choose(/12\. april/, /3\. november/);
      const all = choose(/Fornavn/, /12\. april/, /3\. november/);
      const row = line(page, /Fornavn/);
      const effects: readonly [string, () => Promise<void>, () => Promise<void>][] = [
        ['Så bred som stenen', name, () => width('Fornavn').toBeGreaterThan(560)],
        ['Som nabolinjen', name, async () => width('Fornavn').toBe(await widthOf(page, '* 12. april'))],
        ['Samme bredde', dates, async () => width('* 12. april').toBe(await widthOf(page, '† 3. november'))],
        ['Sæt linjen på en bue', name, () => radio('Bue')],
        ['Lad linjen følge stenens kant', name, () => radio('Langs kanten')],
        ['Gør linjen lige', name, () => radio('Lige')],
        ['Reservér pladsen', name, () => expect(row).toContainText('reserveret')],
        ['Skal hugges nu', name, () => expect(row).not.toContainText('reserveret')],
        [
          'Lige mellemrum nedad',
          all,
          () => expect(page.getByRole('textbox', { name: 'Mellemrum nedad' })).not.toHaveValue(''),
        ],
        ['Tykkelse: 140 mm', name, () => says(/Tykkelse 140 mm/)],
        ['Fas 5 mm', name, () => says(/Fas 5 mm/)],
        ['Tag fasen væk', name, () => expect(stage(page)).not.toHaveAccessibleDescription(/Fas \d/)],
        ['Kant om forsiden: Råkløvet', name, () => says(/Kant om forsiden: råkløvet/)],
        ['Sider: Råkløvet', name, () => says(/Sider: råkløvet/)],
        ['Optisk udligning', name, () => expect(gap).not.toHaveValue('0')],
        ['Saml til tekstblok', dates, () => radio('Midt')],
        ['Linjerne står: Højre', async () => undefined, () => radio('Højre')],
      ];
      for (const [words, inHand, effect] of effects) {
        await inHand();
        await command(page, words);
        await test.step(words, effect);
      }
      await command(page, 'Læg en vandret hjælpelinje');
      await command(page, 'Læg en lineal på');
      await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
      await expect(page.getByRole('textbox', { name: 'Hjælpelinje 1, fra top' })).toBeVisible();
      await expect(page.getByText('Lineal på 200,0 mm')).toBeVisible();
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
