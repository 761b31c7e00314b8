import { expect, type Page, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { finding, findings, findingsButton } from './findings';
import { inOneVisit } from './oneVisit';
import { line } from './stage';

const text = (page: Page) => page.locator('[data-line-form] input');
const opener = (page: Page) => page.getByRole('button', { name: 'Indsæt tegn' });
const palette = (page: Page) => page.getByRole('toolbar', { name: 'Tegn' });
const sign = (page: Page, name: string) => palette(page).getByRole('button', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Fortryd' });

/** The first line as it would be saved now. */
async function savedLine(page: Page): Promise<Record<string, unknown>> {
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/stone\/$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Gem sten' }).click();
  return ((await saving).postDataJSON() as { Parms: Record<string, unknown>[] }).Parms[0] ?? {};
}

test(
  'signs beside the letters',
  inOneVisit({
    'a sign is pressed into the words at the caret, which stays behind it, and is one step of undo': async (
      page,
    ) => {
      await line(page, 'Fornavn Efternavn').click();
      await text(page).fill('Anna og Bo');
      await text(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 7));
      await opener(page).click();
      await expect(text(page)).toBeFocused();
      await sign(page, 'to ringe, gift, katalogets tegning').click();
      await expect(text(page)).toHaveValue('Anna ⚭ Bo');
      await expect(text(page)).toBeFocused();
      await page.keyboard.type('♥');
      await expect(text(page)).toHaveValue('Anna ⚭♥ Bo');
      await page.keyboard.press('Backspace');
      await sign(page, 'tankestreg').click();
      await sign(page, 'tankestreg').click();
      await expect(text(page)).toHaveValue('Anna ⚭–– Bo');
      await undo(page).click();
      await undo(page).click();
      await expect(text(page)).toHaveValue('Anna ⚭ Bo');
      // What is drawn is a letter of the line: nothing is missing, and it is spaced as any other.
      await expect(page.getByText('mangler tegnet')).toHaveCount(0);
      await page.getByRole('textbox', { name: 'Afstand mellem ⚭ og mellemrum' }).fill('2');
      const saved = await savedLine(page);
      expect(saved).toMatchObject({ subText: 'Anna ⚭ Bo', signs: { '⚭': 580 } });
      expect(String(saved.subTextSpacing).split(',')[5]).toBe('2');
    },
    'what a family has is its own, what it lacks is drawn, and another family is asked again': async (
      page,
    ) => {
      await line(page, 'Fornavn Efternavn').click();
      await opener(page).click();
      await expect(sign(page, 'uendelighed')).toBeVisible();
      const path = () => sign(page, 'kors, død').locator('path').getAttribute('d');
      const before = await path();
      await page.getByRole('button', { name: /Skrifttype/ }).click();
      await page.getByRole('option', { name: 'Caslon', exact: true }).click();
      await expect.poll(path).not.toBe(before);
      await sign(page, 'hjerte, katalogets tegning').click();
      await expect(text(page)).toHaveValue('Fornavn Efternavn♥');
    },
    'a sign that the family lacks is put there as the catalogue’s drawing, by the finding’s one press':
      async (page) => {
        await line(page, 'Fornavn Efternavn').click();
        await text(page).fill('Bo ☦ Ida');
        await expect(finding(page)).toContainText('Tegnet »☦« findes ikke', { timeout: 20_000 });
        await findingsButton(page).click();
        await findings(page)
          .getByRole('button', { name: /^Brug katalogets »/ })
          .click();
        await expect(findings(page)).not.toContainText('☦');
        await findingsButton(page).click();
        await expect(page.getByText('Tegnet »☦« findes ikke')).toHaveCount(0);
        expect(await savedLine(page)).toMatchObject({
          subText: 'Bo ☦ Ida',
          signs: { '☦': expect.any(Number) },
        });
        await undo(page).click();
        await expect(finding(page)).toContainText('Tegnet »☦« findes ikke', { timeout: 20_000 });
      },
    'mounted letters show apart what is not cast': async (page) => {
      await line(page, 'Fornavn Efternavn').click();
      await opener(page).click();
      await expect(palette(page)).toBeVisible();
      await expect(palette(page).getByRole('group', { name: 'Støbes ikke som bogstaver' })).toHaveCount(0);
      await page.getByText('Påsat', { exact: true }).click();
      const uncast = palette(page).getByRole('group', { name: 'Støbes ikke som bogstaver' });
      await expect(uncast.getByRole('button', { name: /^hjerte,/ })).toBeVisible();
      await expect(uncast.getByRole('button', { name: 'kors, død' })).toHaveCount(0);
    },
    'by keyboard alone: from the command through the signs and back into the words': async (page) => {
      await line(page, 'Fornavn Efternavn').click();
      await text(page).focus();
      await text(page).fill('Anna');
      await page.keyboard.press('Home');
      await page.keyboard.press('Control+k');
      await page.locator('[data-popup="commands"]').getByRole('searchbox').fill('indsæt tegn');
      await page.locator('[data-popup="commands"]').getByRole('menuitem').first().waitFor();
      await page.keyboard.press('Enter');
      await expect(sign(page, 'stjerne, født')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(sign(page, 'kors, død')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(text(page)).toHaveValue('†Anna');
      await expect(page.getByText('Indsat: kors, død')).toBeAttached();
      await expect(sign(page, 'kors, død')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(sign(page, 'kors, død')).not.toBeFocused();
      await page.keyboard.press('End');
      await expect(sign(page, 'nummer')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
      await expect(text(page)).toBeFocused();
      await page.keyboard.type(' ');
      await expect(text(page)).toHaveValue('† Anna');
    },
  }),
);

test('axe has nothing against the signs, in three languages', async ({ page }) => {
  for (const [prefix, name] of [
    ['', 'Indsæt tegn'],
    ['/de', 'Zeichen einfügen'],
    ['/no', 'Sett inn tegn'],
  ] as const) {
    await page.goto(`${prefix}/designer`);
    await page.locator('[role=application][aria-busy=false]').waitFor();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expectNoObjections(page, `the signs, ${prefix}`, ALL);
  }
});
