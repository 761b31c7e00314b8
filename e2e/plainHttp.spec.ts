import { expect, test } from '@playwright/test';
import { tab } from './designerPopups';
import { drawn } from './stage';

// A name other than this machine's own makes plain http an insecure context, as in an office's network.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP stone.test 127.0.0.1'];
    await use({ ...launchOptions, args });
  },
});

test('a stone is designed and saved by plain http from another machine', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://stone.test:${port}/designer`);
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await page.waitForURL(/\/designer\/\d+\//);
  await tab(page, 'Del');
  await page.getByRole('button', { name: 'Kopier link' }).first().click();
  await expect(page.getByRole('button', { name: 'Fejl, prøv igen' })).toBeVisible();
});
