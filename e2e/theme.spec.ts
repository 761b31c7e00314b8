import { expect, test } from '@playwright/test';

test('whoever chose the night sees it before anything of the app is there', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.addInitScript(() => localStorage.setItem('gravestone.theme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(29, 27, 25)');
  expect(refused).toEqual([]);
});

// On a phone the start page has no room for it: it is in the designer's menu there.
test('the button for day and night follows the computer @wide', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Mørkt udseende' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Lyst udseende' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
