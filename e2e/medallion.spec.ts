import { expect, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { findingsButton } from './findings';
import { choosePortrait } from './portrait';
import { drawn } from './stage';

test('a portrait becomes a ceramic medallion, is cropped by keys and drawn, toned, sized, objected to and taken back', async ({
  page,
}) => {
  test.slow();
  await page.goto('/designer');
  await drawn(page);
  await choosePortrait(page, { search: 'medaljon', button: 'Vælg foto til medaljon' });

  await expect(page.locator('[data-medallion]')).toBeFocused({ timeout: 30_000 });
  const crop = page.locator('[data-crop]');
  await expect(crop).toHaveAccessibleName(/midten 50 % fra venstre og 50 % fra oven, forstørret til 100 %/);
  await expect(page.getByText('318 punkter pr. tomme: skarpt nok til at blive brændt.')).toBeVisible();
  await expect(findingsButton(page)).toContainText('Ingen bemærkninger');
  await expectNoObjections(page, 'a medallion in hand', ALL);

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

  const segment = (name: string) => page.locator('[data-medallion] label').getByText(name, { exact: true });
  await segment('Sepia').click();
  await segment('Guld').click();
  // Lighter and harder: what stands in the view of the crop is what is fired.
  const tone = page.locator('[data-crop] feColorMatrix');
  for (const name of ['Lysstyrke', 'Kontrast']) {
    const before = await tone.getAttribute('values');
    await page.getByRole('textbox', { name }).fill('20');
    await expect(tone).not.toHaveAttribute('values', before ?? '');
  }
  // Round it has one measure, of the usual ones what is nearest in height; as a rectangle two again.
  const side = (name: string) => page.locator('[data-medallion]').getByRole('textbox', { name });
  await segment('Rund').click();
  await expect(side('Diameter')).toHaveValue('130');
  await expect(side('Højde')).toHaveCount(0);
  await segment('Firkantet').click();
  await expect(page.getByRole('radio', { name: 'Firkantet' })).toBeChecked();
  await expect(side('Bredde')).toHaveValue('90');
  await expect(side('Højde')).toHaveValue('120');
  await segment('Oval').click();
  await page.getByRole('button', { name: /Størrelse/ }).click();
  await page.getByRole('option', { name: '13 × 18 cm' }).click();
  await expect(page.getByRole('textbox', { name: 'Højde' }).first()).toHaveValue('180');
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByRole('textbox', { name: 'Højde' }).first()).toHaveValue('120');
});
