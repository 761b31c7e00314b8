import { expect, type Page, test } from '@playwright/test';
import { tab } from '../designerPopups';
import { triedIn } from '../variants';
import { expectNoObjections } from './axe';
import { LANGUAGES, type Language } from './languages';
import { makeStone, rememberStone, stoneDrawn } from './stones';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const popup = (page: Page, name: string) => page.locator(`[data-popup="${name}"]`);

/** Opens a tab of the panel. */
const openTab = (page: Page, { words }: Language, panel: keyof Language['words']['designer']['panels']) =>
  tab(page, words.designer.panels[panel]);

/** Opens "edit" from the selected element's menu, and leaves it again. */
async function expectEditorInOrder(page: Page, { words }: Language, name: string): Promise<void> {
  const menu = words.popups.elements.actions.split('{{called}}')[0] ?? '';
  await page.locator('main').getByRole('button', { name: menu }).last().click();
  await page.getByRole('menuitem', { name: words.popups.elements.edit, exact: true }).click();
  await popup(page, name).waitFor();
  await expectNoObjections(page, name);
  await page.keyboard.press('Escape');
  await expect(popup(page, name)).toBeHidden();
}

for (const language of LANGUAGES) {
  const { locale, prefix, tag, words } = language;
  test.describe(locale, () => {
    test.use({ locale: tag });

    test(
      'axe finds nothing on what edits an element, the rules of a churchyard and an own stone',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        const own = {
          id: 1_000_001,
          url: '/none.webp',
          width: 600,
          height: 900,
          outline: 'M0 900V0H600V900Z',
        };
        const stone = await makeStone(page, { stoneStoneTypes: [own], StoneTypeId: own.id });
        await page.goto(`${prefix}/designer/${stone.id}/${stone.token}`);
        await stoneDrawn(page);
        await openTab(page, language, 'stone');
        await page.getByRole('button', { name: words.popups.ownStone.open }).click();
        await popup(page, 'edit stone type').waitFor();
        await expectNoObjections(page, 'edit stone type');
        await page.keyboard.press('Escape');
        await page.route('**/api/stonetype/*', (route) => route.abort());
        await page.getByRole('button', { name: words.uploading.deleteStone }).click();
        const question = page.getByRole('alertdialog', { name: words.uploading.deleteTitle });
        await question.waitFor();
        await expectNoObjections(page, 'own stone to be deleted');
        await question.getByRole('button', { name: words.uploading.delete, exact: true }).click();
        await page.getByRole('alertdialog', { name: words.uploading.deleteFailedTitle }).waitFor();
        await expectNoObjections(page, 'own stone not deleted');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: new RegExp(`${words.designer.churchyard}$`) }).click();
        await page
          .getByRole('option', { name: /Gladsaxe/ })
          .first()
          .click();
        await page.getByRole('button', { name: words.popups.churchyard.show }).click();
        await popup(page, 'churchyard comment').waitFor();
        await expectNoObjections(page, 'churchyard comment');
        await page.keyboard.press('Escape');
        await openTab(page, language, 'decoration');
        await page.getByRole('listbox', { name: words.designer.vignets }).getByRole('option').first().click();
        await expectEditorInOrder(page, language, 'edit vignet');
        await openTab(page, language, 'attachments');
        await page.getByRole('tabpanel').getByRole('option').first().click();
        await expectEditorInOrder(page, language, 'edit attachment');
      },
    );

    test(
      'axe finds nothing where another stone is gone on with, or cannot be',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        await page.goto(`${prefix}/`);
        const other = await makeStone(page, { designName: 'Hjertesten' });
        await rememberStone(page, other, 'Hjertesten');
        await page.goto(`${prefix}/designer`);
        await stoneDrawn(page);
        await page.locator('[role=application]:has(canvas)').focus();
        await page.keyboard.press('PageDown');
        await page.keyboard.press('ArrowDown');
        const openList = async () => {
          await page.getByRole('button', { name: words.menu.menu }).click();
          await page.getByRole('menuitem', { name: words.popups.menu['edit stones'], exact: true }).click();
        };
        await openList();
        await popup(page, 'edit stones')
          .getByRole('button', { name: new RegExp(`^${words.popups.editStones.open}: Hjertesten`) })
          .click();
        await popup(page, 'warning').waitFor();
        await expectNoObjections(page, 'warning');
        await page.keyboard.press('Escape');
        await expect(popup(page, 'warning')).toBeHidden();
        // The focus comes back a frame later.
        await expect(popup(page, 'edit stones').locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(popup(page, 'edit stones')).toBeHidden();
        await openTab(page, language, 'decoration');
        await page.getByRole('button', { name: words.uploading.uploadVignet }).click();
        await popup(page, 'warning').waitFor();
        await expectNoObjections(page, 'to be saved before an upload');
        await page.keyboard.press('Escape');
        await expect(popup(page, 'warning')).toBeHidden();
        await page.route(`**/api/stone/${other.id}`, (route) => route.abort());
        await openList();
        await popup(page, 'error').waitFor();
        await expectNoObjections(page, 'error');
      },
    );

    test(
      'axe finds nothing where an own ornament is uploaded, refused and listed',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        const url = '/api/picture/none.svg';
        const stoneVignets = [{ id: 1_000_002, url, width: 80, height: 60 }];
        const stone = await makeStone(page, { stoneVignets });
        await page.goto(`${prefix}/designer/${stone.id}/${stone.token}`);
        await stoneDrawn(page);
        await openTab(page, language, 'decoration');
        await page.getByRole('listbox', { name: words.uploading.ownVignets }).waitFor();
        await expectNoObjections(page, 'own ornaments');
        await page.getByRole('button', { name: words.uploading.uploadVignet }).click();
        await popup(page, 'upload vignet').waitFor();
        await expectNoObjections(page, 'upload vignet');
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          popup(page, 'upload vignet')
            .getByRole('button', { name: words.uploading.choose, exact: true })
            .click(),
        ]);
        await chooser.setFiles({ name: 'none', mimeType: 'image/png', buffer: Buffer.from('no picture') });
        await popup(page, 'upload vignet').getByRole('alert').waitFor();
        await expectNoObjections(page, 'no picture');
      },
    );
  });
}
