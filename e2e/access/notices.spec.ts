import { expect, type Page, test } from '@playwright/test';
import { triedIn } from '../variants';
import { expectNoObjections } from './axe';
import { LANGUAGES } from './languages';
import { makeStone, stoneDrawn } from './stones';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Leaves two drafts of new stones in the browser, as killed tabs would. The page must already show the app. */
async function leaveDrafts(page: Page): Promise<void> {
  const prepared = await page.request.get('/api/prepareStandardStone', { headers: { AuthCookie: 'public' } });
  const design = (await prepared.json()) as object;
  await page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gravestone', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts', { keyPath: 'key' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          const keep = (key: string, designName: string, more: object) =>
            writing.objectStore('drafts').put({
              key,
              design: { ...given, designName },
              keptAt: Date.now() - 60_000,
              ...more,
            });
          keep('new/one', 'Karen', {});
          keep('new/other', 'Hans', { creation: { key: 'k', design: given } });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    design,
  );
}

/** Moves the lowest line a little, as an arrow key does. */
async function edit(page: Page): Promise<void> {
  await page.locator('[role=application]:has(canvas)').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
}

for (const { locale, prefix, tag, words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale: tag });

    test(
      'axe finds nothing where something was never saved, and on the sheet of keys',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        await page.goto(`${prefix}/`);
        await leaveDrafts(page);
        await page.goto(`${prefix}/designer`);
        await stoneDrawn(page);
        await page.getByText(words.problems.draft.title).waitFor();
        await expectNoObjections(page, 'something was never saved');
        await page.getByRole('button', { name: words.problems.draft.all.replace('{{count}}', '2') }).click();
        await page
          .locator('[data-popup="drafts"]')
          .getByRole('img')
          .or(page.locator('[data-popup="drafts"] img'))
          .first()
          .waitFor();
        await expectNoObjections(page, 'drafts');
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await page.locator('[data-popup="shortcuts"]').waitFor();
        await expectNoObjections(page, 'shortcuts');
      },
    );

    test(
      'axe finds nothing where a stone could not be saved, or was saved by somebody else',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        const stone = await makeStone(page);
        await page.goto(`${prefix}/designer/${stone.id}/${stone.token}`);
        await stoneDrawn(page);
        const address = `**/api/stone/${stone.id}`;
        await page.route(address, (route) =>
          route.request().method() === 'PUT' ? route.abort() : route.continue(),
        );
        await edit(page);
        await page.getByText(words.problems.saveTitle).waitFor();
        await expectNoObjections(page, 'not saved');
        const headers = { AuthCookie: stone.token };
        const kept = (await (await page.request.get(`/api/stone/${stone.id}`, { headers })).json()) as object;
        const theirs = await page.request.put(`/api/stone/${stone.id}`, {
          headers,
          data: { ...kept, designName: 'Hans' },
        });
        expect(theirs.ok(), await theirs.text()).toBe(true);
        await page.unroute(address);
        const again = page.getByRole('button', { name: words.problems.tryAgain });
        // Saving is also retried automatically, which may remove the button.
        await expect(async () => {
          if (await again.isVisible()) await again.click({ timeout: 1000 });
          await page.getByRole('button', { name: words.problems.takeTheirs }).waitFor({ timeout: 1000 });
        }).toPass();
        await expectNoObjections(page, 'saved by somebody else');
      },
    );
  });
}
