import type { Locator, Page } from '@playwright/test';

/** The button that shows the number of findings, and opens them. */
export function findingsButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Bemærkninger/ });
}

/** The sentence of the worst finding, of the selected element if there is one. */
export function finding(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Redigering' }).getByRole('status');
}

/** The list of findings, opened. */
export function findings(page: Page): Locator {
  return page.getByRole('region', { name: 'Bemærkninger' });
}
