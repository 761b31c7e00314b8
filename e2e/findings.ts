import type { Locator, Page } from '@playwright/test';

/** What says how many findings there are, and opens them. */
export function findingsButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Bemærkninger/ });
}

/** The sentence of the worst finding, of the element in hand where there is one. */
export function finding(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Redigering' }).getByRole('status');
}

/** The list of findings, open. */
export function findings(page: Page): Locator {
  return page.getByRole('region', { name: 'Bemærkninger' });
}
