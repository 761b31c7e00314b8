import { expect, type Page, test } from '@playwright/test';
import { drawn } from './stage';

/** How long one part of a visit may take, in ms: as long as a test of its own may (`playwright.config.ts`). */
const LONGEST = 60_000;

/** What a visitor leaves behind in the browser is forgotten, as if nobody had been there. */
function forget(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.clear();
        sessionStorage.clear();
        const opening = indexedDB.open('gravestone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const done = () => {
            database.close();
            resolve();
          };
          if (!database.objectStoreNames.contains('drafts')) return done();
          const clearing = database.transaction('drafts', 'readwrite');
          clearing.objectStore('drafts').clear();
          clearing.oncomplete = done;
          clearing.onerror = () => reject(clearing.error);
        };
      }),
  );
}

/** By a link of the app, which loads no page. */
const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/**
 * Opens the designer with a new stone. Where the page has been there before, the app stays, its worker too: that takes 1 to
 * 2 s of processor time, and loading the designer 3.6 to 4.7 s (`/proc/<pid>/stat` of the browser, on a busy machine of two
 * cores).
 */
async function openNewStone(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/designer');
  else {
    await follow(page, '/');
    await expect(page.locator('[data-stage]')).toHaveCount(0);
    await forget(page);
    await follow(page, '/designer');
  }
  await drawn(page);
}

/**
 * What is tried on a new stone, one after the other in one page: as tests of their own they would each load the designer.
 * Each is a step that a report names; what one leaves behind the next one does not find.
 *
 * @param parts what holds of the designer, and what shows it.
 */
export const inOneVisit =
  (parts: Readonly<Record<string, (page: Page) => Promise<void>>>) =>
  async ({ page }: { readonly page: Page }): Promise<void> => {
    test.setTimeout(LONGEST * Object.keys(parts).length);
    for (const [words, part] of Object.entries(parts))
      await test.step(words, async () => {
        await openNewStone(page);
        await part(page);
      });
  };
