import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { beginStone } from './newStone';
import { drawn, line } from './stage';

test('many lines added one after the other are all drawn and measured soon after the last', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  for (let i = 0; i < 30; i += 1) await page.getByRole('button', { name: 'Tilføj linje' }).click();
  await expect(line(page, /Ny linje/)).toHaveCount(30);
  await expect(line(page, /Ny linje/).last()).toContainText('Bredde', { timeout: 4000 });
});

/** How many pixels of the canvas have the accent colour that outlines the selection; no stone has that colour. */
async function outlined(page: Page): Promise<number> {
  const { data } = await sharp(await page.locator('canvas').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 190 && green > 50 && green < 110 && blue > 50 && blue < 115) count += 1;
  }
  return count;
}

test('a new stone begins with nothing in hand, whatever was in hand on the one before', async ({ page }) => {
  await page.goto('/designer?type=urn');
  await drawn(page);
  expect(await outlined(page)).toBe(0);
  await line(page, 'Fornavn Efternavn').click();
  await expect.poll(() => outlined(page)).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Gravstensdesigner' }).click();
  await beginStone(page, /Urne/);
  await drawn(page);
  await expect.poll(() => outlined(page)).toBe(0);
});
