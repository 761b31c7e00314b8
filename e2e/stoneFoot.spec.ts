import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { makeStone } from './access/stones';
import { elementMenu } from './designerPopups';
import { drawn, line, stage } from './stage';

test('in a low window the materials cover nothing of the stone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  const bar = await page.getByRole('radiogroup', { name: 'Materiale' }).last().boundingBox();
  const frame = await stage(page).boundingBox();
  if (!bar || !frame) throw new Error('no materials below the stone');
  const canvas = page.locator('[data-stage] canvas');
  // The canvas alone: the black stone is far darker than the ground it stands on.
  const { data, info } = await sharp(
    await canvas.screenshot({ style: '[data-stone-foot] { visibility: hidden }', scale: 'css' }),
  )
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.round(info.width / 2);
  const dark = Array.from({ length: info.height }, (_row, y) => y).filter(
    (y) => (data[y * info.width + middle] ?? 255) < 60,
  );
  expect(dark.length).toBeGreaterThan(info.height / 2);
  expect(frame.y + (dark.at(-1) ?? info.height)).toBeLessThan(bar.y);
});

test('a material keeps the finish of the one before it, and the finish is chosen beside the materials', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  const foot = page.locator('[data-stone-foot]');
  const material = (name: string) => foot.getByRole('radio', { name, exact: true });
  await expect(material('Poleret')).toBeChecked();
  await foot.locator('label', { has: page.getByRole('radio', { name: 'Slebet' }) }).click();
  await foot.locator('label', { has: page.getByRole('radio', { name: 'Hvid marmor fra Carrara' }) }).click();
  await expect(material('Hvid marmor fra Carrara')).toBeChecked();
  await expect(material('Slebet')).toBeChecked();
  // Sandstone takes no polish: what it comes in is all that is offered.
  await foot.locator('label', { has: page.getByRole('radio', { name: 'Lys sandsten' }) }).click();
  await expect(material('Slebet')).toBeChecked();
  await expect(material('Poleret')).toHaveCount(0);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(material('Hvid marmor fra Carrara')).toBeChecked();
});

test('the actions on what is selected stand clear of the materials', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/designer');
  await drawn(page);
  await line(page, /Fornavn/).click();
  const finish = page.locator('[data-stone-foot]').getByRole('radiogroup').last();
  await expect(finish).toBeVisible();
  const [button, choices] = [await elementMenu(page).boundingBox(), await finish.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? Number.NaN)).toBeLessThanOrEqual(choices?.y ?? Number.NaN);
  await elementMenu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
});
