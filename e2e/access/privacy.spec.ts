import { expect, test } from '@playwright/test';
import { drawn } from '../stage';
import { triedIn } from '../variants';
import { expectNoObjections } from './axe';
import { LANGUAGES } from './languages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { locale, prefix, tag, words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale: tag });

    test(
      'the privacy notice is read without a login, on a phone and at a desk',
      triedIn(locale, 'da'),
      async ({ page }, info) => {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${prefix}/privacy`);
          await expect(page.getByRole('heading', { level: 1, name: words.privacy.title })).toBeVisible();
          await expect(page.getByText(words.privacy.unnamed)).toBeVisible();
          await expectNoObjections(page, `privacy notice at ${width} px`);
          await page.screenshot({ path: info.outputPath(`privacy-${locale}-${width}.png`), fullPage: true });
        }
      },
    );
  });
}

test('who is asked for contact data can read what becomes of it, and what is written stays', async ({
  page,
}, info) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Få tilbud' }).click();
  const settings = page.getByRole('dialog', { name: 'Dine oplysninger' });
  await settings.getByLabel('Kontaktpersonens navn').fill('Karen Holm');
  const [notice] = await Promise.all([
    page.waitForEvent('popup'),
    settings.getByRole('link', { name: /Sådan behandles dine oplysninger/ }).click(),
  ]);
  await expect(notice.getByRole('heading', { name: 'Hvem der får dem' })).toBeVisible();
  await notice.close();
  await expect(settings.getByLabel('Kontaktpersonens navn')).toHaveValue('Karen Holm');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: info.outputPath(`form-${width}.png`) });
  }
});
