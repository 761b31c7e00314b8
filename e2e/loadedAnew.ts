import type { Page } from '@playwright/test';

/**
 * Waits until the page that lacked a part of the app has reloaded: it first says that something went
 * wrong, and reloads as soon as the server has answered.
 */
export async function loadedAnew(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  );
}
