import { expect, type Page } from '@playwright/test';

/** The browser's drafts of unsaved designs, in no order. The page must already show the app. */
export function keptDrafts(page: Page): Promise<object[]> {
  return page.evaluate(
    () =>
      new Promise<object[]>((resolve, reject) => {
        const opening = indexedDB.open('gravestone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const close = (designs: object[]) => {
            database.close();
            resolve(designs);
          };
          if (!database.objectStoreNames.contains('drafts')) return close([]);
          const asking = database.transaction('drafts').objectStore('drafts').getAll();
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () => close(asking.result.map(({ design }: { design: object }) => design));
        };
      }),
  );
}

/** Waits until a draft with these words is on disk. */
export async function draftKept(page: Page, words: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await keptDrafts(page))).toContain(words);
}
