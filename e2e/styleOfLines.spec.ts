import { expect, type Page, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { inOneVisit } from './oneVisit';
import { line, stage } from './stage';

const form = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: /^Stil for \d linjer/ }) });
const family = (page: Page) => form(page).getByRole('button', { name: /Skrifttype/ });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const undo = (page: Page) => page.getByRole('button', { name: 'Fortryd' });

/** Presses a colour, whose circle covers its radio button. */
async function colour(page: Page, name: string): Promise<void> {
  const swatch = form(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) });
  await swatch.click();
  await expect(form(page).getByRole('radio', { name, exact: true })).toBeChecked();
}

type Line = Record<string, unknown>;

/** The lines of the stone as they would be saved now. */
async function savedLines(page: Page): Promise<Line[]> {
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/stone\/$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Gem sten' }).click();
  const { Parms } = (await saving).postDataJSON() as { Parms: Line[] };
  return Parms.filter(({ type }) => type === 'text');
}

test(
  'the style of several lines',
  inOneVisit({
    'several lines get one family, height, spacing and colour; each choice is one step of undo': async (
      page,
    ) => {
      await line(page, /Fornavn/).click();
      await page.getByRole('button', { name: 'Vælg flere' }).click();
      await line(page, /12. april/).click();
      await expect(form(page)).toBeVisible();
      await expect(field(page, 'Bogstavhøjde')).toHaveValue('');
      await expect(field(page, 'Bogstavhøjde')).toHaveAttribute('placeholder', 'forskellige');
      await expect(field(page, 'Spatiering')).toHaveValue('100');
      await family(page).click();
      await page.getByRole('option', { name: 'Cinzel', exact: true }).click();
      await expect(family(page)).toContainText('Cinzel');
      // The heights were different, and are left so until one is chosen.
      await expect(line(page, /Fornavn/)).toContainText('42 mm');
      await expect(line(page, /12. april/)).toContainText('23 mm');
      await field(page, 'Bogstavhøjde').fill('30');
      await field(page, 'Bogstavhøjde').blur();
      await expect(line(page, /Fornavn/)).toContainText('30 mm');
      await expect(line(page, /12. april/)).toContainText('30 mm');
      await expect(line(page, /3. november/)).toContainText('23 mm');
      await colour(page, 'Sølv');
      await field(page, 'Bogstavafstand').fill('0,7');
      await field(page, 'Bogstavafstand').blur();
      await undo(page).click();
      await expect(field(page, 'Bogstavafstand')).toHaveValue('');
      await expect(form(page).getByRole('radio', { name: 'Sølv' })).toBeChecked();
      const [first, second, third] = await savedLines(page);
      const style = { fontFamily: 'Cinzel', fontSize: '30', fontColor: 'sølv' };
      expect(first).toMatchObject({ ...style, letterSpacing: 1.5 });
      expect(second).toMatchObject({ ...style, letterSpacing: 1 });
      expect(third).toMatchObject({ fontFamily: 'EB Garamond', fontSize: '23', fontColor: 'guld' });
    },
    'lines carried out differently say so, and a colour is chosen once they are alike': async (page) => {
      await line(page, /12. april/).click();
      await page.getByText('Påsat', { exact: true }).click();
      await line(page, /3. november/).click({ modifiers: ['Control'] });
      await expect(form(page).getByRole('radiogroup', { name: 'Udførelse: forskellige' })).toBeVisible();
      await expect(form(page).getByRole('radiogroup', { name: /^Farve/ })).toHaveCount(0);
      await expect(form(page).getByText('Farven vælges, når linjerne er udført ens.')).toBeVisible();
      // Of both together only the heights that are cast are offered.
      await form(page)
        .getByRole('button', { name: /Bogstavhøjde/ })
        .click();
      await page.getByRole('option', { name: '40 mm' }).click();
      await form(page).getByText('Sandblæst', { exact: true }).click();
      await expect(form(page).getByRole('radiogroup', { name: 'Farve: forskellige' })).toBeVisible();
      await colour(page, 'Guld');
      const lines = await savedLines(page);
      for (const saved of lines.slice(1)) {
        expect(saved).toMatchObject({ variant: 'sandb', fontSize: '40', fontColor: 'guld' });
      }
    },
    'with the ornament in the selection, by keyboard alone: from the command to the family': async (page) => {
      await stage(page).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+k');
      await page.locator('[data-popup="commands"]').getByRole('searchbox').fill('stil for de');
      await page.locator('[data-popup="commands"]').getByRole('menuitem').first().waitFor();
      await page.keyboard.press('Enter');
      await expect(family(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(field(page, 'Bogstavhøjde')).toBeFocused();
      await page.keyboard.type('35');
      await page.keyboard.press('Tab');
      await expect(line(page, /Fornavn/)).toContainText('35 mm');
      const lines = await savedLines(page);
      expect(lines.map(({ fontSize }) => fontSize)).toEqual(['35', '35', '35']);
    },
  }),
);

test('axe has nothing against the form of several lines, in three languages', async ({ page }) => {
  for (const prefix of ['', '/de', '/no']) {
    await page.goto(`${prefix}/designer`);
    await page.locator('[role=application][aria-busy=false]').waitFor();
    const lines = page.getByRole('option');
    await lines.nth(0).click();
    await lines.nth(1).click({ modifiers: ['Control'] });
    await expect(page.locator('[data-lines-form]')).toBeVisible();
    await expectNoObjections(page, `several lines, ${prefix}`, ALL);
  }
});
