import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { tab } from './designerPopups';
import { command } from './palette';
import { drawn, stage } from './stage';

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

/** How bright the stage is beside the stone, of 255. */
async function besideStone(page: Page): Promise<number> {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('the stone is not on the screen');
  const clip = { x: box.x + 4, y: box.y + 4, width: 8, height: 8 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
}

test('the stage is as dark as the page, from its first picture on and when that changes; a chosen background stays', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/designer');
  await drawn(page);
  expect(await besideStone(page)).toBeLessThan(110);
  await command(page, 'Lyst udseende');
  await expect.poll(() => besideStone(page)).toBeGreaterThan(230);
  await command(page, 'Mørkt udseende');
  await expect.poll(() => besideStone(page)).toBeLessThan(110);
  await tab(page, 'Baggrund');
  await page.getByText('Hvidt papir', { exact: true }).click();
  await expect.poll(() => besideStone(page)).toBe(255);
});
