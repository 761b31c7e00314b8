import { expect, type Page, test } from '@playwright/test';
import { tab } from '../designerPopups';
import { triedIn } from '../variants';
import { expectNoObjections } from './axe';
import { LANGUAGES, type Language } from './languages';
import { makeStone, rememberUser, stoneDrawn } from './stones';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const popup = (page: Page, name: string) => page.locator(`[data-popup="${name}"]`);

type MenuWords = Language['words']['menu'];
type MenuItem = { [Item in keyof MenuWords]: MenuWords[Item] extends string ? Item : never }[keyof MenuWords];

async function choose(page: Page, { words }: Language, item: MenuItem): Promise<void> {
  await page.getByRole('button', { name: words.menu.menu }).click();
  await page.getByRole('menuitem', { name: words.menu[item], exact: true }).click();
}

for (const language of LANGUAGES) {
  const { locale, prefix, tag, words } = language;
  test.describe(locale, () => {
    test.use({ locale: tag });

    test('axe finds nothing on taking a family’s stone over', triedIn(locale, 'da'), async ({ page }) => {
      await rememberUser(page);
      const { id, token } = await makeStone(page);
      await page.goto(`${prefix}/designer/${id}/${token}`);
      await stoneDrawn(page);
      await page.getByRole('button', { name: words.menu.menu }).click();
      await page.getByRole('menuitem', { name: words.menu.takeOver.open, exact: true }).click();
      await popup(page, 'take over').getByRole('button', { name: words.menu.takeOver.confirm }).waitFor();
      await expectNoObjections(page, 'take over');
    });

    test('axe finds nothing on renewing the links', triedIn(locale, 'da'), async ({ page }) => {
      const { id, token } = await makeStone(page);
      await page.goto(`${prefix}/designer/${id}/${token}`);
      await stoneDrawn(page);
      await tab(page, words.designer.panels.share);
      await page.getByRole('button', { name: words.menu.renewLinks.open }).click();
      const question = popup(page, 'renew links');
      await question.waitFor();
      await expectNoObjections(page, 'renew links');
      await question.getByRole('button', { name: words.menu.renewLinks.confirm, exact: true }).click();
      await page.getByText(words.menu.renewLinks.done).waitFor();
      await expectNoObjections(page, 'links renewed');
    });

    test('axe finds nothing on what the menu opens', triedIn(locale, 'da'), async ({ page }) => {
      test.slow();
      const { id, token } = await makeStone(page);
      await page.goto(`${prefix}/designer/${id}/${token}`);
      await stoneDrawn(page);
      await page.getByRole('button', { name: words.menu.menu }).click();
      await page.getByRole('menuitem').first().waitFor();
      await expectNoObjections(page, 'menu');
      await page.keyboard.press('Escape');
      await choose(page, language, 'price');
      await popup(page, 'price').getByRole('row').first().waitFor();
      await expectNoObjections(page, 'price');
      await page.keyboard.press('Escape');
      await choose(page, language, 'logIn');
      await popup(page, 'login').waitFor();
      await expectNoObjections(page, 'login');
      await page.keyboard.press('Escape');
      await choose(page, language, 'visitorSettings');
      await popup(page, 'project settings').waitFor();
      await expectNoObjections(page, 'project settings');
      await page.keyboard.press('Escape');
      await page.route(`**/api/stone/${id}`, (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.continue(),
      );
      await choose(page, language, 'remove');
      const question = popup(page, 'delete stone');
      await question.waitFor();
      await expectNoObjections(page, 'delete stone');
      await question.getByRole('button', { name: words.menu.delete, exact: true }).click();
      await page.getByRole('alertdialog', { name: words.menu.deleteFailed }).waitFor();
      await expectNoObjections(page, 'error');
    });

    test('axe finds nothing while a stone is sent', triedIn(locale, 'da'), async ({ page }) => {
      test.slow();
      await page.goto(`${prefix}/designer`);
      await stoneDrawn(page);
      await page.getByRole('button', { name: words.sending.offer }).click();
      const settings = popup(page, 'project settings');
      await settings.getByRole('button', { name: words.sending.goOn }).click();
      await expect(settings.getByText(words.project.missing.contactName)).toBeVisible();
      await expectNoObjections(page, 'what is missing');
      await settings.getByLabel(words.project.fields.contactName).fill('Karen Holm');
      await settings.getByLabel(words.project.fields.contactPhone).fill('20304050');
      await settings.getByLabel(words.project.fields.contactEmail).fill('karen@example.test');
      await settings.getByRole('button', { name: words.project.fields.StonemasonId }).click();
      await page.getByRole('option', { name: /Østbyens/ }).waitFor();
      await expectNoObjections(page, 'list of stonemasons');
      await page.getByRole('option', { name: /Østbyens/ }).click();
      await settings.getByRole('button', { name: words.sending.goOn }).click();
      await popup(page, 'send stone').getByText(words.project.reading.isRead).waitFor();
      await expectNoObjections(page, 'send stone');
      await page.getByText(words.project.reading.isRead).click();
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/sendToMason/*', async (route) => {
        await held;
        await route.abort();
      });
      await page.getByRole('button', { name: words.sending.send }).click();
      await page.getByRole('dialog', { name: words.sending.sending }).waitFor();
      await expectNoObjections(page, 'under way');
      answer();
      const failed = page.getByRole('alertdialog', { name: words.sending.failedTitle });
      await failed.waitFor();
      await expectNoObjections(page, 'sending failed');
      await page.unroute('**/api/sendToMason/*');
      await failed.getByRole('button', { name: words.problems.tryAgain }).click();
      await popup(page, 'send stone success').waitFor();
      await expectNoObjections(page, 'send stone success');
    });

    test(
      'axe finds nothing while a stone is shared, drawn as a file, or not saved',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        await page.goto(`${prefix}/designer`);
        await stoneDrawn(page);
        await tab(page, words.designer.panels.print);
        await page.getByRole('button', { name: words.paper.files.offer.name }).click();
        await popup(page, 'warning').waitFor();
        await expectNoObjections(page, 'save first');
        await popup(page, 'warning').getByRole('button', { name: words.paper.saveNow }).click();
        await expect(page).toHaveURL(/\/designer\/\d+\//);
        await page.getByRole('button', { name: words.paper.files.offer.name }).click();
        await popup(page, 'pdf').getByText(words.paper.readyTitle).waitFor();
        await expectNoObjections(page, 'pdf');
        await page.keyboard.press('Escape');
        await tab(page, words.designer.panels.share);
        await page.getByRole('button', { name: words.paper.mail, exact: true }).click();
        await popup(page, 'email/share').waitFor();
        await expectNoObjections(page, 'email/share');
      },
    );

    test('axe finds nothing on what the panels open', triedIn(locale, 'da'), async ({ page }) => {
      test.slow();
      const { id, token } = await makeStone(page);
      await page.goto(`${prefix}/designer/${id}/${token}`);
      await stoneDrawn(page);
      for (const { name: item } of [{ name: 'stone' }, { name: 'edit stones' }] as const) {
        await page.getByRole('button', { name: words.menu.menu }).click();
        await page.getByRole('menuitem', { name: words.popups.menu[item], exact: true }).click();
        await popup(page, item).waitFor();
        await expectNoObjections(page, item);
        await page.keyboard.press('Escape');
        await expect(popup(page, item)).toBeHidden();
      }
      for (const { panel, name } of [
        { panel: 'stone', name: 'stone type' },
        { panel: 'background', name: 'backgrounds' },
        { panel: 'decoration', name: 'vignets' },
        { panel: 'attachments', name: 'attachments' },
      ] as const) {
        await tab(page, words.designer.panels[panel]);
        await page.getByRole('button', { name: words.popups.showAll[name] }).click();
        await popup(page, name).getByRole('option').first().waitFor();
        await expectNoObjections(page, name);
        await page.keyboard.press('Escape');
        await expect(popup(page, name)).toBeHidden();
      }
      await tab(page, words.designer.panels.text);
      await page.getByRole('button', { name: words.templates.open }).click();
      await popup(page, 'templates').waitFor();
      await expectNoObjections(page, 'templates');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await popup(page, 'commands').waitFor();
      await expectNoObjections(page, 'commands');
      await page.keyboard.press('Escape');
      await page.getByRole('listbox', { name: words.designer.lines }).getByRole('option').first().click();
      await page.locator('[role=application]:has(canvas)').press('Delete');
      await popup(page, 'confirm delete element').waitFor();
      await expectNoObjections(page, 'confirm delete element');
    });
  });
}
