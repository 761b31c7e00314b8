import { expect, test } from '@playwright/test';
import { loadedAnew } from '../loadedAnew';
import { triedIn } from '../variants';
import { expectNoObjections } from './axe';
import { LANGUAGES } from './languages';
import { makeStone, rememberStone, rememberUser } from './stones';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { locale, prefix, tag, words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale: tag });

    test(
      'axe finds nothing on the start page and the steps of the wizard',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        await page.goto(`${prefix}/`);
        for (const step of [
          'takeAction',
          'newStone',
          'additionToExisting',
          'reference',
          'orderedStones',
        ] as const) {
          await page.goto(`${prefix}/?step=${step}`);
          await expect(page.getByRole('heading', { name: words.wizard.titles[step] })).toBeVisible();
          // What the start page tells further down is fetched once the page rests.
          if (step === 'takeAction')
            await page.getByRole('heading', { name: words.start.data.title }).waitFor();
          await expectNoObjections(page, step);
        }
        await page.goto(`${prefix}/imprint`);
        await page.getByRole('heading', { name: words.start.imprint }).waitFor();
        await expectNoObjections(page, 'imprint');
        await page.goto(`${prefix}/?step=selectStoneType&kind=coffin`);
        await page.getByRole('link', { name: /cm$/ }).first().waitFor();
        await expectNoObjections(page, 'select stone type');
      },
    );

    test('axe finds nothing on how the user gets in', triedIn(locale, 'da'), async ({ page }) => {
      const factor = words.account.secondFactor;
      await rememberUser(page);
      await page.goto(`${prefix}/account`);
      await page.getByRole('listitem').first().waitFor();
      await page.getByRole('button', { name: factor.turnOn }).waitFor();
      await expectNoObjections(page, 'account');
      await page.getByRole('button', { name: factor.turnOn }).click();
      await page.getByLabel(factor.password).fill('e2e-password');
      await page.getByRole('button', { name: factor.goOn }).click();
      await page.getByRole('img', { name: factor.picture }).waitFor();
      await expectNoObjections(page, 'a secret for the app');
    });

    test('axe finds nothing while a stone is chosen and sent', triedIn(locale, 'da'), async ({ page }) => {
      test.slow();
      await page.goto(`${prefix}/?step=pendingStones&for=edit`);
      await expect(page.getByText(words.wizard.nothingPending)).toBeVisible();
      await expectNoObjections(page, 'no stones');
      const stone = await makeStone(page, { designName: 'Karen Juhl' });
      await rememberStone(page, stone, 'Karen Juhl');
      await page.goto(`${prefix}/?step=pendingStones&for=send`);
      await page
        .getByRole('link', { name: /Karen Juhl/ })
        .first()
        .waitFor();
      await expectNoObjections(page, 'pending stones');
      await page.goto(`${prefix}/?step=sendStone&for=send&stone=${stone.id}`);
      const readOn = page.getByRole('button', { name: words.wizard.readOn });
      await readOn.click();
      await expect(page.getByText(words.project.missing.contactName)).toBeVisible();
      await expectNoObjections(page, 'what is missing');
      await page.getByLabel(words.project.fields.contactName).fill('Karen Holm');
      await page.getByLabel(words.project.fields.contactPhone).fill('20304050');
      await page.getByLabel(words.project.fields.contactEmail).fill('karen@example.test');
      await page.getByRole('button', { name: new RegExp(`${words.project.fields.StonemasonId}$`) }).click();
      await page.getByRole('option', { name: /Østbyens/ }).waitFor();
      await expectNoObjections(page, 'list of stonemasons');
      await page.getByRole('option', { name: /Østbyens/ }).click();
      await page.context().setOffline(true);
      await readOn.click();
      await page.getByRole('alertdialog').waitFor();
      await expectNoObjections(page, 'sending failed');
      await page.context().setOffline(false);
      await page.getByRole('alertdialog').getByRole('button', { name: words.wizard.tryAgain }).click();
      await page.getByText(words.project.reading.isRead).waitFor();
      await expectNoObjections(page, 'read through');
      await page.getByText(words.project.reading.isRead).click();
      await page.getByRole('button', { name: words.wizard.purposes.send.send }).click();
      await page.getByRole('dialog', { name: words.project.waiting.confirmation.title }).waitFor();
      await expectNoObjections(page, 'sent');
      await page.goto(`${prefix}/?step=orderedStones`);
      await page.getByText(words.wizard.statuses.ordered, { exact: true }).first().waitFor();
      await expectNoObjections(page, 'ordered stones');
    });

    test(
      'axe finds nothing on the login, the expired session and the error page',
      triedIn(locale, 'da'),
      async ({ page }) => {
        await page.goto(`${prefix}/login`);
        await expect(page.getByRole('heading', { name: words.session.logIn })).toBeVisible();
        await expectNoObjections(page, 'login');
        await page.getByLabel(words.session.username).fill('nobody');
        await page.getByLabel(words.session.password).fill('wrong');
        await page.getByRole('button', { name: words.session.logIn }).click();
        await expect(page.locator('form')).toContainText(/adgangskode|passwort|passord/i);
        await expectNoObjections(page, 'login refused');
        await page.goto(`${prefix}/session-expired`);
        await expect(page.getByRole('heading', { name: words.session.expired })).toBeVisible();
        await expectNoObjections(page, 'session expired');
        await page.goto(`${prefix}/nothing/here`);
        await expect(page.getByRole('heading', { name: words.problems.pageNotFound })).toBeVisible();
        await expectNoObjections(page, 'not found');
        const part = /\/assets\/CreditsScreen-[^/]*\.js/;
        await page.route(part, (route) => route.abort());
        await page.goto(`${prefix}/credits`);
        await loadedAnew(page);
        await expect(page.getByRole('heading', { name: words.problems.failed })).toBeVisible();
        await expectNoObjections(page, 'error page');
        await page.unroute(part);
        await page.goto(`${prefix}/credits`);
        await expect(page.getByRole('heading', { name: words.credits.title })).toBeVisible();
        await expectNoObjections(page, 'credits');
        await page.goto(`${prefix}/login/us_worthless/1`);
        await expect(page.getByRole('heading', { name: words.session.tokenRefused })).toBeVisible();
        await expectNoObjections(page, 'token refused');
      },
    );

    test('axe finds nothing at home', triedIn(locale, 'da'), async ({ page }) => {
      await rememberUser(page);
      await page.goto(`${prefix}/home`);
      await expect(page.getByRole('heading', { name: words.wizard.titles.takeAction })).toBeVisible();
      await expectNoObjections(page, 'home');
    });
  });
}
