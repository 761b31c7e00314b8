import { expect, type Page, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { tab } from './designerPopups';
import { inOneVisit } from './oneVisit';
import { drawn, line } from './stage';

const undo = (page: Page) => page.getByRole('button', { name: 'Fortryd' });
const style = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} ?[A-Z]`) });

/** Keeps the style of the line in hand under a name. */
async function keep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Gem linjens stil' }).click();
  await page.getByRole('textbox', { name: 'Stilens navn' }).fill(name);
  await page.keyboard.press('Enter');
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'styles that have a name',
  inOneVisit({
    'a line’s style is kept by a name, given to other lines in one step of undo, and is there after saving':
      async (page) => {
        await line(page, /Fornavn/).click();
        await keep(page, 'Navne');
        await expect(style(page, 'Navne')).toHaveAttribute('aria-current', 'true');
        await line(page, /12. april/).click();
        await expect(style(page, 'Navne')).not.toHaveAttribute('aria-current', 'true');
        await line(page, /3. november/).click({ modifiers: ['Control'] });
        await style(page, 'Navne').click();
        await expect(line(page, /12. april/)).toContainText('42 mm');
        await expect(line(page, /3. november/)).toContainText('42 mm');
        await undo(page).click();
        await expect(line(page, /12. april/)).toContainText('23 mm');
        await expect(line(page, /3. november/)).toContainText('23 mm');
        await page.getByRole('button', { name: 'Gem sten' }).click();
        await expect(page).toHaveURL(/\/designer\/\d+\//);
        await page.reload();
        await drawn(page);
        await line(page, /12. april/).click();
        await style(page, 'Navne').click();
        await expect(line(page, /12. april/)).toContainText('42 mm');
      },
    'a style is renamed, deleted and brought back by undo': async (page) => {
      await line(page, /Fornavn/).click();
      await page.getByRole('button', { name: 'Gem linjens stil' }).click();
      await page.getByRole('button', { name: 'Gem', exact: true }).click();
      await expect(page.getByText('Skriv et navn')).toBeVisible();
      await page.getByRole('button', { name: 'Annuller' }).click();
      await keep(page, 'Navne');
      await page.getByRole('button', { name: 'Omdøb stilen Navne' }).click();
      await page.getByRole('textbox', { name: 'Stilens navn' }).fill('Overskrift');
      await page.getByRole('button', { name: 'Gem', exact: true }).click();
      await expect(style(page, 'Overskrift')).toBeVisible();
      await expect(style(page, 'Navne')).toHaveCount(0);
      await page.getByRole('button', { name: 'Slet stilen Overskrift' }).click();
      await expect(style(page, 'Overskrift')).toHaveCount(0);
      await undo(page).click();
      await expect(style(page, 'Overskrift')).toBeVisible();
    },
    'by keyboard alone: kept and given by commands': async (page) => {
      await line(page, /Fornavn/).click();
      const command = async (words: string) => {
        await page.keyboard.press('Control+k');
        await page.locator('[data-popup="commands"]').getByRole('searchbox').fill(words);
        await page.locator('[data-popup="commands"]').getByRole('menuitem').first().waitFor();
        await page.keyboard.press('Enter');
      };
      await command('gem linjens stil');
      await expect(page.getByRole('textbox', { name: 'Stilens navn' })).toBeFocused();
      await page.keyboard.type('Navne');
      await page.keyboard.press('Enter');
      await line(page, /12. april/).click();
      await command('brug stilen navne');
      await expect(line(page, /12. april/)).toContainText('42 mm');
    },
    'asked for from another panel, by words that were pasted': async (page) => {
      await line(page, /Fornavn/).click();
      await tab(page, 'Sten');
      await page.keyboard.press('Control+k');
      const search = page.locator('[data-popup="commands"]').getByRole('searchbox');
      await expect(search).toBeFocused();
      await page.evaluate(() => navigator.clipboard.writeText('gem linjens stil'));
      await page.keyboard.press('Control+v');
      await expect(search).toHaveValue('gem linjens stil');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Stilens navn' })).toBeFocused();
    },
    'axe has nothing against the styles': async (page) => {
      await line(page, /Fornavn/).click();
      await keep(page, 'Navne');
      await expectNoObjections(page, 'a style', ALL);
      await page.getByRole('button', { name: 'Omdøb stilen Navne' }).click();
      await expectNoObjections(page, 'a style being renamed', ALL);
    },
  }),
);
