import { expect, test } from '@playwright/test';
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

test('a new stone begins with nothing in hand, whatever was in hand on the one before', async ({ page }) => {
  const picture = () => page.locator('canvas').screenshot();
  await page.goto('/designer?type=urn');
  await drawn(page);
  // The letters are baked by and by: the picture is final when it stays the same.
  const final = async () => {
    let before = await picture();
    await expect(async () => {
      const now = await picture();
      const rests = now.equals(before);
      before = now;
      expect(rests).toBe(true);
    }).toPass({ intervals: [500] });
    return before;
  };
  const untouched = await final();
  await line(page, 'Navn Efternavn').click();
  await page.getByRole('link', { name: 'Gravstensdesigner' }).click();
  await page.getByRole('button', { name: 'Ny gravsten' }).click();
  await page.getByRole('link', { name: /Urne/ }).click();
  await drawn(page);
  expect((await final()).equals(untouched)).toBe(true);
});
