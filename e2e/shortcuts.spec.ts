import { expect, test } from '@playwright/test';
import { drawn, line } from './stage';

test('Ctrl+Z undoes a colour just chosen, though its swatch still has the focus', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await line(page, 'Navn Efternavn').click();
  const white = page.getByRole('radio', { name: 'Hvid' });
  await white.focus();
  await page.keyboard.press('Space');
  await expect(white).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(white).not.toBeChecked();
});
