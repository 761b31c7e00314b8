import { expect, test } from '@playwright/test';
import { drawn, line } from '../stage';
import { says, write } from './savedStone';

test('what is edited while a stone is saved for the first time is offered under its address after the tab was killed', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/designer');
  await drawn(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/stone/', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.route('**/api/stone/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(says(page)).toHaveText('Gemmer …');
  await write(page, 'Karen Juhl');
  await page.waitForTimeout(300);
  answer();
  await expect(page).toHaveURL(/\/designer\/\d+\//);
  const address = page.url();
  await page.waitForTimeout(300);
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await drawn(again);
  await again.getByRole('button', { name: 'Fortsæt med det' }).click();
  await expect(line(again, 'Karen Juhl')).toBeVisible();
  await expect(says(again)).toHaveText('Alt er gemt');
});
