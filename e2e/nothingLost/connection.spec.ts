import { expect, test } from '@playwright/test';
import { openByLink } from '../byLink';
import { inOnePage } from '../oneVisit';
import { drawn, line } from '../stage';
import { Provider } from './provider';
import { saveNewStone, says, write } from './savedStone';

test(
  'a saved stone while the connection, or an answer, is lost',
  inOnePage({
    'offline, editing goes on; back online everything is saved without anybody’s doing': async (page) => {
      const context = page.context();
      await saveNewStone(page);
      await context.setOffline(true);
      await write(page, 'Karen');
      await expect(says(page)).toHaveText('Ikke gemt – ingen forbindelse');
      await expect(page.getByRole('alert')).toContainText('Vi prøver igen automatisk.');
      await write(page, 'Karen Juhl', 'Karen');
      await page.getByRole('button', { name: 'Tilføj linje' }).click();
      await expect(says(page)).toHaveText('Ikke gemt – ingen forbindelse');
      const back = Date.now();
      await context.setOffline(false);
      await expect(says(page)).toHaveText('Alt er gemt');
      // Immediately, not at the next of the retries made every five seconds.
      expect(Date.now() - back).toBeLessThan(4000);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await openByLink(page, new URL(page.url()).pathname);
      await drawn(page);
      await expect(line(page, 'Karen Juhl')).toHaveCount(1);
    },

    'a saving that arrived though its answer was lost is no conflict, and is written once': async (page) => {
      await saveNewStone(page);
      let lost = 0;
      await page.route('**/api/stone/*', async (route) => {
        if (route.request().method() !== 'PUT' || lost > 0) return route.continue();
        lost++;
        await route.fetch();
        return route.abort('connectionreset');
      });
      await write(page, 'Karen Juhl');
      await expect(says(page)).toHaveText('Ikke gemt – ingen forbindelse');
      await write(page, 'Karen Marie Juhl', 'Karen Juhl');
      await expect(says(page)).toHaveText('Alt er gemt', { timeout: 15_000 });
      await expect(page.getByRole('alert')).toHaveCount(0);
      await openByLink(page, new URL(page.url()).pathname);
      await drawn(page);
      await expect(line(page, 'Karen Marie Juhl')).toBeVisible();
    },

    '“alt er gemt” is said only once the server has answered': async (page) => {
      await saveNewStone(page);
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/stone/*', async (route) => {
        if (route.request().method() !== 'PUT') return route.continue();
        const response = await route.fetch();
        await held;
        return route.fulfill({ response });
      });
      await write(page, 'Karen Juhl');
      await expect(says(page)).toHaveText('Ændringer gemmes om lidt');
      await expect(says(page)).toHaveText('Gemmer …');
      await page.waitForTimeout(1000);
      await expect(says(page)).toHaveText('Gemmer …');
      answer();
      await expect(says(page)).toHaveText('Alt er gemt');
    },

    'a saving the server refuses says so until one has succeeded': async (page) => {
      await saveNewStone(page);
      await page.route('**/api/stone/*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 500, json: { error: 'Der gik noget galt på serveren.' } })
          : route.continue(),
      );
      await write(page, 'Karen Juhl');
      const notice = page.getByRole('alert').filter({ hasText: 'Fejl ved gem af sten' });
      await expect(notice).toContainText('Der gik noget galt på serveren.');
      await expect(says(page)).toHaveText('Ikke gemt');
      await page.waitForTimeout(2500);
      await expect(notice).toBeVisible();
      await page.unroute('**/api/stone/*');
      await page.getByRole('button', { name: 'Prøv igen' }).click();
      await expect(says(page)).toHaveText('Alt er gemt');
      await expect(notice).toBeHidden();
    },
  }),
);

test('a new stone whose first saving found no server is saved when it is back, and once only', async ({
  page,
}) => {
  // A server takes a while to start, and to restart.
  test.slow();
  const provider = new Provider();
  await provider.start();
  const before = await provider.count();
  await page.goto(`${provider.url}/designer`);
  await drawn(page);
  await write(page, 'Karen Juhl');
  // The server gets the stone, and dies before answering.
  await page.route('**/api/stone/', async (route) => {
    await route.fetch();
    await provider.kill();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(says(page)).toHaveText('Ikke gemt – ingen forbindelse');
  await page.unroute('**/api/stone/');
  await write(page, 'Karen Marie Juhl', 'Karen Juhl');
  await provider.start();
  await expect(page).toHaveURL(/\/designer\/\d+\//, { timeout: 15_000 });
  await expect(says(page)).toHaveText('Alt er gemt');
  expect(await provider.count()).toBe(before + 1);
  await page.reload();
  await drawn(page);
  await expect(line(page, 'Karen Marie Juhl')).toBeVisible();
  await provider.kill('SIGTERM');
});
