import { expect, test } from '@playwright/test';
import { expectNoObjections } from './access/axe';
import { findingsButton } from './findings';
import { choosePortrait } from './portrait';
import { drawn } from './stage';

test('a portrait becomes a ceramic medallion, is cropped by keys and drawn, toned, sized, objected to and taken back', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await choosePortrait(page, { search: 'medaljon', button: 'Vælg foto til medaljon' });

  await expect(page.locator('[data-medallion]')).toBeFocused({ timeout: 30_000 });
  const crop = page.locator('[data-crop]');
  await expect(crop).toHaveAccessibleName(/midten 50 % fra venstre og 50 % fra oven, forstørret til 100 %/);
  await expect(page.getByText('318 punkter pr. tomme: skarpt nok til at blive brændt.')).toBeVisible();
  await expect(findingsButton(page)).toContainText('Ingen bemærkninger');
  await expectNoObjections(page, 'a medallion in hand');

  // As far down as it reaches once it is larger, by keys.
  await crop.focus();
  await page.keyboard.press('+');
  await expect(crop).toHaveAccessibleName(/forstørret til 110 %/);
  await expect(
    page.getByText('Billedet er for groft: 289 af 300 punkter pr. tomme.', { exact: true }),
  ).toBeVisible();
  await expect(findingsButton(page)).not.toContainText('Ingen bemærkninger');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(crop).toHaveAccessibleName(/og 45 % fra oven/);
  // Back to the middle by drawing it.
  const box = await crop.boundingBox();
  if (!box) throw new Error('the crop is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 60, { steps: 4 });
  await page.mouse.up();
  await expect(crop).toHaveAccessibleName(/og 55 % fra oven/);

  await page.getByRole('radio', { name: 'Sepia' }).click({ force: true });
  await page.getByRole('radio', { name: 'Guld' }).click({ force: true });
  await page.getByRole('button', { name: /Størrelse/ }).click();
  await page.getByRole('option', { name: '13 × 18 cm' }).click();
  await expect(page.getByRole('textbox', { name: 'Højde' }).first()).toHaveValue('180');
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByRole('textbox', { name: 'Højde' }).first()).toHaveValue('120');
});
