import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoObjections } from './access/axe';
import { findingsButton } from './findings';
import { drawn } from './stage';

/** A portrait that was drawn for this: large enough for 9 × 12 cm, not for 13 × 18. */
const portrait = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="0 0 240 300">
      <rect width="240" height="300" fill="#9fb0b8"/><path d="M0 300C8 244 62 228 120 228s112 16 120 72z" fill="#2f4a63"/>
      <path d="M92 190h56v44c-10 18-46 18-56 0z" fill="#b98362"/><ellipse cx="120" cy="136" rx="56" ry="72" fill="#e5bb9b"/>
      <path d="M62 136C52 56 92 40 122 42s68 20 56 96c-6-38-28-50-66-46-28 2-42 16-50 44z" fill="#6b5443"/>
      <path d="M92 134h16m24 0h16" stroke="#473628" stroke-width="5"/><path d="M102 174q18 12 36 0" stroke="#9b5348" stroke-width="4" fill="none"/>
    </svg>`),
  )
    .jpeg()
    .toBuffer();

test('a portrait becomes a ceramic medallion, is cropped by keys and drawn, toned, sized, objected to and taken back', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  // Asked for early: a key pressed at once would open the browser's own chooser before it is held back.
  const asked = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+k');
  const palette = page.locator('[data-popup="commands"]');
  await palette.getByRole('searchbox').fill('medaljon');
  await palette.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  const choose = page.getByRole('button', { name: 'Vælg foto til medaljon' });
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await (await asked).setFiles({ name: 'mor.jpg', mimeType: 'image/jpeg', buffer: await portrait() });

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
