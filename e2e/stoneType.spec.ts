import { expect, test } from '@playwright/test';
import { tab } from './designerPopups';
import { drawn } from './stage';
import { kept } from './uploadSteps';

test('another shape is ordered for its own kind of grave, with what stood on the old one set onto it', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await tab(page, 'Sten');
  await page.getByRole('option', { name: /Bogsten/ }).click();
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\/st_/);
  const [id, token] = page.url().split('/').slice(-2);
  const stone = await kept(page, { id: Number(id), token: token ?? '' });
  expect(stone).toMatchObject({ type: 'urn', StoneTypeId: 35 });
  for (const { position } of stone.Parms) expect(position.x).toBe(250);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect
    .poll(async () => kept(page, { id: Number(id), token: token ?? '' }))
    .toMatchObject({ type: 'coffin', StoneTypeId: 15 });
});
