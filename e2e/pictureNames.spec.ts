import { expect, test } from '@playwright/test';
import { DESK, expectNoObjections } from './access/axe';
import { drawn, stage } from './stage';

test('a button that is only a picture says its name and its key to a resting mouse', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  const zoomIn = page.getByRole('button', { name: 'Zoom ind' });
  await stage(page).hover();
  await zoomIn.hover();
  const name = page.locator('[role=tooltip]');
  await expect(name).toHaveText('Zoom ind+');
  await expectNoObjections(page, 'the name of a picture', [DESK]);
  await zoomIn.click();
  await expect(name).toHaveCount(0);
});

test('it says so to the keyboard too, and goes with Escape', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  const menu = page.getByRole('button', { name: 'Flere handlinger' });
  for (let stop = 0; stop < 8; stop += 1) {
    if (await menu.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('[role=tooltip]')).toHaveText('Flere handlinger');
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=tooltip]')).toHaveCount(0);
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Pris' })).toBeVisible();
  await expect(page.locator('[role=tooltip]')).toHaveCount(0);
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger is told nothing twice', async ({ page }) => {
    await page.goto('/designer');
    await drawn(page);
    await page.getByRole('button', { name: 'Vis hele stenen' }).tap();
    await page.waitForTimeout(1000);
    await expect(page.locator('[role=tooltip]')).toHaveCount(0);
  });
});
