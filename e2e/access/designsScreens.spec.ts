import { expect, test } from '@playwright/test';
import { triedIn } from '../variants';
import { DESK, expectNoObjections, PHONE, TABLET } from './axe';
import { LANGUAGES } from './languages';
import { makeStone, rememberStone, rememberUser } from './stones';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { locale, prefix, tag, words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale: tag });

    test(
      'axe finds nothing on the list of cases and stones, nor on its popups',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        const token = await rememberUser(page);
        const word = `m${Math.random().toString(36).slice(2, 8)}`;
        const made = await page.request.post('/api/project/', {
          data: { decName: `Anna ${word}`, caseNo: 'S-1' },
          headers: { AuthCookie: token },
        });
        const project = ((await made.json()) as { id: number }).id;
        const { id } = await makeStone(page, { designName: word, ProjectId: project }, token);
        await page.goto(`${prefix}/designs`);
        await page.getByRole('searchbox', { name: words.designs.search }).fill(word);
        await expect(page.locator('tr[data-row]')).toHaveCount(1);
        await expectNoObjections(page, 'list', [DESK]);

        await page.setViewportSize(PHONE);
        await page.getByRole('button', { name: `Anna ${word}` }).click();
        await page.getByRole('button', { name: `${words.designs.editCase} ${project}` }).waitFor();
        await expectNoObjections(page, 'cards', [PHONE, TABLET]);
        await page.setViewportSize(DESK);

        await page
          .getByRole('button', { name: words.designs.deleteStone.replace('{{id}}', String(id)) })
          .click();
        await page.getByRole('alertdialog', { name: words.designs.deleting.title }).waitFor();
        await expectNoObjections(page, 'delete stone');
        await page.getByRole('button', { name: words.designs.cancel }).click();

        await page
          .getByRole('button', { name: words.designs.accesses.openForStone.replace('{{id}}', String(id)) })
          .click();
        await page.locator('[data-popup="accesses"]').getByRole('listitem').first().waitFor();
        await expectNoObjections(page, 'accesses');
        await page.keyboard.press('Escape');

        await page.getByRole('button', { name: `${words.designs.editCase} ${project}` }).click();
        const settings = page.locator('[data-popup="project settings"]');
        await settings.getByLabel(words.project.fields.contactName).fill('Bo Berg');
        await expectNoObjections(page, 'project settings');
        await page.keyboard.press('Escape');
        await expect(page.getByText(words.designs.project.unsaved)).toBeVisible();
        await expectNoObjections(page, 'unsaved case');
        await page.getByRole('button', { name: words.designs.project.discard }).click();
        await expect(settings).toBeHidden();

        await page.getByRole('button', { name: `${words.designs.sendCase} ${project}` }).click();
        await expect(settings.getByText(words.designs.project.needed)).toBeVisible();
        await settings.getByRole('button', { name: words.designs.project.save }).click();
        await expectNoObjections(page, 'what a case needs');
        await page.keyboard.press('Escape');
        await expect(settings).toBeHidden();

        await page.route('**/api/copyStone/**', (route) => route.abort());
        await page
          .getByRole('button', { name: words.designs.copyStone.replace('{{id}}', String(id)) })
          .click();
        await page.getByRole('alertdialog', { name: words.designs.copyFailed }).waitFor();
        await expectNoObjections(page, 'copying failed');
      },
    );

    test(
      'axe finds nothing while a case is sent, and while a stone without one is given one',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        const token = await rememberUser(page);
        const word = `m${Math.random().toString(36).slice(2, 8)}`;
        const contact = { contactName: 'Bo Berg', contactPhone: '20304050', contactEmail: 'bo@example.test' };
        const made = await page.request.post('/api/project/', {
          data: { decName: `Anna ${word}`, ...contact, StonemasonId: 1 },
          headers: { AuthCookie: token },
        });
        const project = ((await made.json()) as { id: number }).id;
        await makeStone(page, { designName: word, ProjectId: project }, token);
        const { id } = await makeStone(page, { designName: `Loose ${word}` }, token);
        await page.goto(`${prefix}/`);
        await rememberStone(page, await makeStone(page), 'Karen Juhl');
        await page.goto(`${prefix}/designs`);
        await page.getByRole('searchbox', { name: words.designs.search }).fill(word);
        await expect(page.locator('tr[data-row]')).toHaveCount(2);
        await expect(page.getByText(words.designs.ofBrowser)).toBeVisible();
        await expectNoObjections(page, 'a stone of this browser');

        await page
          .getByRole('button', { name: words.designs.chooseCase.openFor.replace('{{id}}', String(id)) })
          .click();
        const choosing = page.locator('[data-popup="choose case"]');
        await choosing.waitFor();
        await expectNoObjections(page, 'choose case');
        await choosing.getByRole('button', { name: new RegExp(`${words.designs.caseActions}$`) }).click();
        await page.getByRole('option', { name: new RegExp(word) }).waitFor();
        await expectNoObjections(page, 'list of cases');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('option', { name: new RegExp(word) })).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(choosing).toBeHidden();

        await page.getByRole('button', { name: `${words.designs.sendCase} ${project}` }).click();
        const sending = page.locator('[data-popup="send to mason"]');
        await sending.waitFor();
        await expectNoObjections(page, 'send to mason');
        await sending.getByRole('button', { name: words.designs.sending.readOn }).click();
        await sending.getByText(words.project.reading.isRead).waitFor();
        await expectNoObjections(page, 'send to mason: read through');
        await sending.getByText(words.project.reading.isRead).click();
        await sending.getByRole('button', { name: words.designs.sending.confirm }).click();
        await page.locator('[data-popup="sent to mason"]').waitFor();
        await expectNoObjections(page, 'sent to mason');
      },
    );

    test('axe finds nothing on a list that cannot be fetched', triedIn(locale, 'da'), async ({ page }) => {
      await rememberUser(page);
      await page.route('**/api/projects', (route) => route.abort());
      await page.goto(`${prefix}/designs`);
      await expect(page.getByText(words.designs.loadingFailed)).toBeVisible();
      await expectNoObjections(page, 'no list', [DESK, PHONE]);
    });
  });
}
