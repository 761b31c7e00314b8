import { expect, test } from '@playwright/test';
import { FAULTY } from '../../tests/export/faultyStone';
import { tab } from '../designerPopups';
import { triedIn } from '../variants';
import { ALL, expectNoObjections } from './axe';
import { LANGUAGES } from './languages';
import { makeStone, stoneDrawn } from './stones';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { locale, prefix, tag, words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale: tag });

    test('axe finds nothing on any tab of the designer', triedIn(locale, 'da'), async ({ page }) => {
      test.slow();
      const { id, token } = await makeStone(page);
      await page.goto(`${prefix}/designer/${id}/${token}`);
      await stoneDrawn(page);
      for (const panel of [
        'stone',
        'background',
        'text',
        'decoration',
        'attachments',
        'share',
        'print',
      ] as const) {
        await tab(page, words.designer.panels[panel]);
        await page.getByRole('tabpanel', { name: words.designer.panels[panel], exact: true }).waitFor();
        await expectNoObjections(page, panel, panel === 'text' ? ALL : undefined);
      }
      await page.getByText(words.paper.trade.show, { exact: true }).click();
      await page.getByRole('heading', { name: words.paper.forMason }).waitFor();
      await expectNoObjections(page, 'print, with the files of the trade');
    });

    test(
      'axe finds nothing in the list of layers, with something locked and something hidden',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        const { id, token } = await makeStone(page);
        await page.goto(`${prefix}/designer/${id}/${token}`);
        await stoneDrawn(page);
        await page.getByRole('button', { name: words.designer.panels.layers, exact: true }).click();
        const rows = page.getByRole('grid', { name: words.designer.panels.layers }).getByRole('row');
        // The handle, hiding and locking; a row that has the focus also has its pencil.
        await rows.nth(0).getByRole('button').nth(1).click();
        await rows.nth(1).getByRole('button').nth(2).click();
        await rows.nth(1).getByText(words.popups.elements.isLocked).waitFor();
        await expectNoObjections(page, 'layers', ALL);
        await page.keyboard.press('F2');
        await page.locator('[data-layers] input').waitFor();
        await expectNoObjections(page, 'layers, a name being written', ALL);
      },
    );

    test(
      'axe finds nothing where the findings are looked through',
      triedIn(locale, 'da'),
      async ({ page }) => {
        const { id, token } = await makeStone(page, FAULTY);
        await page.goto(`${prefix}/designer/${id}/${token}`);
        await stoneDrawn(page);
        await page.getByRole('button', { name: new RegExp(`^${words.problems.findings.title}`) }).click();
        const remedy = page.getByRole('button', { name: words.problems.findings.remedies.fitToStone });
        await remedy.first().waitFor();
        await expectNoObjections(page, 'findings', ALL);
      },
    );

    test('axe finds nothing while an element is in hand', triedIn(locale, 'da'), async ({ page }) => {
      test.slow();
      const { id, token } = await makeStone(page);
      await page.goto(`${prefix}/designer/${id}/${token}`);
      await stoneDrawn(page);
      const lines = page.getByRole('listbox', { name: words.designer.lines });
      await lines.getByRole('option').first().click();
      await page.getByRole('textbox', { name: words.designer.text, exact: true }).fill('Åse Ærø ☃');
      await page.getByText('☃').filter({ visible: true }).first().waitFor();
      await expectNoObjections(page, 'a line in hand, with a warning', ALL);
      await page.getByText(words.designer.mounted, { exact: true }).click();
      await page.getByRole('button', { name: new RegExp(`${words.designer.font}$`) }).click();
      await page.getByRole('option', { name: 'Cinzel', exact: true }).waitFor();
      await expectNoObjections(page, 'typefaces');
      await page.keyboard.press('Escape');
      await page.locator('[role=application]:has(canvas)').focus();
      await page.keyboard.press('Control+a');
      await page.getByRole('group', { name: words.designer.align, exact: true }).waitFor();
      await expectNoObjections(page, 'several in hand', ALL);
      await page.getByRole('button', { name: words.designer.laidMenu }).click();
      await page.getByRole('switch').nth(1).press('Space');
      await page.getByRole('button', { name: words.designer.addRuler }).click();
      await expectNoObjections(page, 'measures and guides', ALL);
      await page.keyboard.press('Escape');
      await tab(page, words.designer.panels.text);
      await page.getByRole('button', { name: words.designer.paragraph.new }).click();
      await page.getByText(words.designer.paragraph.breaks, { exact: true }).click();
      await page.getByRole('textbox', { name: words.designer.paragraph.width, exact: true }).waitFor();
      await expectNoObjections(page, 'a block of text in hand', ALL);
      await tab(page, words.designer.panels.decoration);
      await page.getByRole('listbox', { name: words.designer.vignets }).getByRole('option').first().click();
      await page.getByText(words.designer.reverse, { exact: true }).waitFor();
      await expectNoObjections(page, 'a vignet in hand');
      await tab(page, words.designer.panels.attachments);
      await page.getByRole('tabpanel').getByRole('option').first().click();
      await page.getByText(words.designer.position, { exact: true }).waitFor();
      await expectNoObjections(page, 'an attachment in hand');
    });

    test(
      'axe finds nothing on a stone that can only be read, nor where one cannot be opened',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        const { id, readonlyToken } = await makeStone(page);
        await page.goto(`${prefix}/designer/${id}/${readonlyToken}`);
        await stoneDrawn(page);
        await expect(page.getByText(words.menu.readLink)).toBeVisible();
        await expectNoObjections(page, 'read-only', ALL);
        await page.goto(`${prefix}/designer/999999/st_nothing`);
        await page.getByRole('alert').waitFor();
        await expectNoObjections(page, 'no such stone');
        await page.route('**/api/prepare**', (route) => route.abort());
        await page.goto(`${prefix}/designer`);
        await expect(page.getByRole('heading', { name: words.problems.openingTitle })).toBeVisible();
        await expectNoObjections(page, 'no server');
      },
    );
  });
}
