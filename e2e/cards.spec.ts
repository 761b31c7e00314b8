import { expect, test } from '@playwright/test';
import { tab } from './designerPopups';
import { drawn, line } from './stage';

test('passing over the cards with the keyboard changes nothing; Enter chooses the one in focus', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  const undo = page.getByRole('button', { name: 'Fortryd' });
  for (const name of ['Sten', 'Udsmykning']) {
    await tab(page, name);
    for (let i = 0; i < 5; i += 1) {
      await page.keyboard.press('Tab');
      if ((await page.locator('[role=option]:focus').count()) === 0) continue;
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
    }
    await expect(undo).toBeDisabled();
  }
  await tab(page, 'Sten');
  await page.getByRole('option', { name: 'Lille svajet urnesten' }).focus();
  await page.keyboard.press('Enter');
  await expect(undo).toBeEnabled();
  await tab(page, 'Tekst');
  await expect(line(page, 'Fornavn Efternavn')).toContainText('28 mm');
});
