import { expect, test } from '@playwright/test';
import { stonePhotograph } from '../stonePhotograph';
import { dialog, openSaved } from '../uploadSteps';
import { triedIn } from '../variants';
import { expectNoObjections } from './axe';
import { LANGUAGES } from './languages';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { locale, prefix, tag, words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale: tag });

    test('axe finds nothing on any step of an upload', triedIn(locale, 'da'), async ({ page }) => {
      test.slow();
      const { choose, next, height, upload, accept } = words.uploading;
      const press = (name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
      await openSaved(page, prefix, '?upload=stone');
      await page.locator('[data-popup="upload stone"]').waitFor();
      await expectNoObjections(page, 'choosing a picture');
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(choose)]);
      await chooser.setFiles({ name: 'foto', mimeType: 'image/jpeg', buffer: await stonePhotograph() });
      await page.locator('[data-corner=topLeft]').waitFor();
      await expectNoObjections(page, 'corners');
      await press(next);
      await expectNoObjections(page, 'straightened');
      await press(next);
      const measure = dialog(page).getByRole('textbox', { name: height });
      await measure.fill('900');
      await expect(measure).toHaveAccessibleDescription('mm');
      await expectNoObjections(page, 'size');

      let removed = () => {};
      const looked = new Promise<void>((resolve) => {
        removed = resolve;
      });
      await page.route('**/api/removebg/**', async (route) => {
        await looked;
        await route.continue();
      });
      await press(upload);
      await dialog(page).getByRole('progressbar').waitFor();
      await expectNoObjections(page, 'removing the background');
      removed();
      await dialog(page).getByRole('button', { name: accept }).waitFor({ timeout: 40_000 });
      await expectNoObjections(page, 'uploaded');
    });
  });
}
