import { expect, test } from '@playwright/test';
import { loadedAnew } from './loadedAnew';
import { drawn } from './stage';

const LANGUAGES = [
  ['', 'Siden findes ikke', 'Til forsiden'],
  ['/de', 'Die Seite gibt es nicht', 'Zur Startseite'],
  ['/no', 'Siden finnes ikke', 'Til forsiden'],
] as const;

for (const [prefix, title, start] of LANGUAGES) {
  test(`an address that leads nowhere says so, with the way home: ${prefix || '/da'}`, async ({ page }) => {
    await page.goto(`${prefix}/intet/her`);
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await page.getByRole('link', { name: start }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix || ''}/?$`));
  });
}

test('an error inside the error page is still said, in a plain sentence', async ({ page }) => {
  await page.addInitScript(() => {
    const create = Document.prototype.createElement;
    Document.prototype.createElement = function (
      this: Document,
      name: string,
      options?: ElementCreationOptions,
    ) {
      // Every page is rendered in one of these, the error page too.
      if (name === 'main') throw new Error('no page can be shown');
      return create.call(this, name, options);
    } as typeof create;
  });
  await page.goto('/login');
  await expect(page.getByText('An error occurred while showing the error page')).toBeVisible();
});

test('a part of the app that is gone has the page loaded once more, and then the error page says so', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/DesignerScreen-[^/]*\.js/, (route) => route.abort());
  await page.goto('/designer');
  await loadedAnew(page);
  await expect(page.getByText('500')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Noget gik galt' })).toBeVisible();
  expect(loads).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await drawn(page);
});
