import { expect, type Page, test } from '@playwright/test';
import { tab } from './designerPopups';
import { inOneVisit } from './oneVisit';
import { drawn, line, stage } from './stage';

const mayPaste = (page: Page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

test(
  'what is pasted, copied and called by keys',
  inOneVisit({
    'several lines pasted on the stone become several elements, one step of undo': async (page) => {
      await mayPaste(page);
      await page.evaluate(() => navigator.clipboard.writeText('Anna Kirstine Lund\n\n* 1938\r\n† 2026\n'));
      await stage(page).focus();
      await page.keyboard.press('Control+V');
      const lines = page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option');
      await expect(lines).toHaveCount(6);
      await expect(line(page, /^Anna Kirstine Lund/)).toBeVisible();
      await expect(line(page, /^† 2026/)).toBeVisible();
      await stage(page).focus();
      await page.keyboard.press('Control+Z');
      await expect(lines).toHaveCount(3);
    },

    'one line pasted into a field is the field’s own': async (page) => {
      await mayPaste(page);
      await line(page, /Fornavn Efternavn/).click();
      await page.evaluate(() => navigator.clipboard.writeText('Ole'));
      const text = page.getByRole('textbox', { name: 'Tekst' });
      await text.selectText();
      await page.keyboard.press('Control+V');
      await expect(text).toHaveValue('Ole');
    },

    'what is pasted into a search, or behind a question, adds nothing to the stone': async (page) => {
      await mayPaste(page);
      const elements = page.getByRole('list', { name: 'Elementer på stenen' }).getByRole('listitem');
      await page.evaluate(() => navigator.clipboard.writeText('due\nrose\n'));
      await tab(page, 'Udsmykning');
      const search = page.getByRole('searchbox', { name: 'Søg efter vignet' });
      await search.click();
      await page.keyboard.press('Control+V');
      await expect(search).toHaveValue(/due/);
      await expect(elements).toHaveCount(4);
      await stage(page).focus();
      await page.keyboard.press('PageUp');
      await page.keyboard.press('Delete');
      const question = page.getByRole('alertdialog');
      await question.waitFor();
      await page.keyboard.press('Control+V');
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(elements).toHaveCount(4);
    },

    'several lines pasted into the words of a line become lines beside it': async (page) => {
      await mayPaste(page);
      await line(page, /Fornavn Efternavn/).click();
      await page.evaluate(() => navigator.clipboard.writeText('Ole\nKaren'));
      await page.getByRole('textbox', { name: 'Tekst', exact: true }).focus();
      await page.keyboard.press('Control+V');
      await expect(line(page, /^Ole/)).toBeVisible();
      await expect(line(page, /^Karen/)).toBeVisible();
      await expect(line(page, /^Fornavn Efternavn/)).toBeVisible();
    },

    'Ctrl and D copies what is in hand, 20 mm lower': async (page) => {
      await line(page, /Fornavn Efternavn/).click();
      await stage(page).focus();
      await page.keyboard.press('Control+D');
      await expect(line(page, /Fornavn Efternavn/)).toHaveCount(2);
    },

    '“?” shows every key, and Ctrl and K finds whatever can be done': async (page) => {
      await stage(page).focus();
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: 'Tastaturgenveje' });
      await expect(sheet).toContainText('Gem stenen');
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await page.keyboard.press('Control+K');
      const palette = page.getByRole('dialog', { name: 'Kommandoer' });
      await palette.getByRole('searchbox').fill('til baggr');
      await expect(palette.getByRole('menuitem')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(palette).toHaveCount(0);
      await expect(page.getByRole('tab', { name: 'Baggrund' })).toHaveAttribute('aria-selected', 'true');
    },

    'a font and an ornament chosen lately stand in front of the others': async (page) => {
      await line(page, /Fornavn Efternavn/).click();
      const font = page.getByRole('button', { name: /Skrifttype/ });
      await font.click();
      await page.getByRole('option', { name: 'Forum' }).click();
      await tab(page, 'Udsmykning');
      const ornaments = page.getByRole('listbox', { name: 'Vignetter' }).getByRole('option');
      const last =
        (await ornaments.nth(7).getAttribute('aria-label')) ?? (await ornaments.nth(7).textContent());
      await ornaments.nth(7).click();
      await page.goto('/designer');
      await drawn(page);
      await tab(page, 'Udsmykning');
      await expect(ornaments.first()).toHaveAccessibleName(last ?? '');
      await tab(page, 'Tekst');
      await line(page, /Fornavn Efternavn/).click();
      await font.click();
      const lately = page.getByRole('group', { name: 'Senest brugt' }).getByRole('option');
      await expect(lately).toHaveText(['Forum']);
      await lately.click();
      await expect(font).toContainText('Forum');
    },
  }),
);
