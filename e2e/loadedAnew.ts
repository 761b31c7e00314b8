import type { Page } from '@playwright/test';

/**
 * Waits until the page a part of the app was missing on has been loaded once more: it says at once that something went
 * wrong, and is loaded again as soon as the server has answered that it is there.
 */
export async function loadedAnew(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  );
}
