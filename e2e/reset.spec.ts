import { expect, test } from '@playwright/test';
import { button, choose } from './designerPopups';
import { drawn, line } from './stage';

test('the menu puts the standard lines back on a saved stone, and undo takes that back', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await line(page, /Fornavn Efternavn/).click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Karen Juhl');
  await button(page, 'Gem sten').click();
  await expect(page).toHaveURL(/\/designer\/\d+\/[\w-]+$/);
  const prepared = page.waitForRequest(/\/api\/prepareStone\/15\/reset\/\d+$/);
  await choose(page, 'Sæt standardteksten på igen');
  await prepared;
  await expect(line(page, /Fornavn Efternavn/)).toBeVisible();
  await expect(line(page, /Karen Juhl/)).toHaveCount(0);
  await button(page, 'Fortryd').click();
  await expect(line(page, /Karen Juhl/)).toBeVisible();
});
