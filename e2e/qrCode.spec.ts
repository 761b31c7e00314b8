import { expect, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { findingsButton } from './findings';
import { drawn } from './stage';

test('a QR code is asked for by keys, set on the stone, made smaller than can be read, and taken back', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('QR');
  await page.keyboard.press('Enter');
  const content = page.getByRole('textbox', { name: 'Webadresse eller tekst' });
  await expect(content).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Skriv, hvad koden skal føre til.')).toBeVisible();
  await page.keyboard.type('https://www.mindeside.dk/anna');
  await page.keyboard.press('Enter');

  const side = page.getByRole('textbox', { name: 'Sidelængde' });
  await expect(side).toHaveValue('80');
  await expect(content).toHaveValue('https://www.mindeside.dk/anna');
  await expect(page.locator('[data-qr-code]')).toBeFocused();
  // 29 characters at level Q: version 3, 29 modules and eight around them.
  await expect(page.getByText('Hvert felt bliver 2,16 mm.')).toBeVisible();
  await expect(findingsButton(page)).toContainText('Ingen bemærkninger');
  await expectNoObjections(page, 'a QR code in hand', ALL);

  await side.fill('50');
  await side.press('Tab');
  await expect(page.getByText('Koden skal være mindst 55,5 mm.')).toBeVisible();
  await expect(findingsButton(page)).not.toContainText('Ingen bemærkninger');
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(side).toHaveValue('80');
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(side).toHaveCount(0);
});
