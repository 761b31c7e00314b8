import { expect, type Page, test } from '@playwright/test';
import { drawn, line } from '../stage';
import { saveNewStone, says, write } from './savedStone';

test.beforeEach(async ({ page }) => {
  await saveNewStone(page);
});

test('what one tab saves, another that edits nothing shows at once, and builds on it', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(page.url());
  await drawn(other);
  await write(other, 'Karen Juhl');
  await expect(says(other)).toHaveText('Alt er gemt');
  await expect(line(page, 'Karen Juhl')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await write(page, 'Karen Marie Juhl', 'Karen Juhl');
  await expect(line(other, 'Karen Marie Juhl')).toBeVisible();
  await expect(says(page)).toHaveText('Alt er gemt');
  await other.reload();
  await drawn(other);
  await expect(line(other, 'Karen Marie Juhl')).toBeVisible();
});

test('what one tab saves while another is still opening the stone, that one shows too', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  // The first tab saves between the server's answer and its arrival in the waiting tab.
  let isFirst = true;
  await other.route(/\/api\/stone\/\d+$/, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const answer = await route.fetch();
    await write(page, 'Karen Juhl');
    await expect(says(page)).toHaveText('Alt er gemt');
    await route.fulfill({ response: answer });
  });
  await other.goto(page.url());
  await drawn(other);
  await expect(line(other, 'Karen Juhl')).toBeVisible();
});

/** Blocks everything a tab saves, and returns the function that unblocks it. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/stone/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  return () => page.unroute('**/api/stone/*');
}

test('a tab with edits of its own says so before it saves, and offers both', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(page.url());
  await drawn(other);
  const restore = await cutOff(page);
  await write(page, 'Fra denne fane');
  await expect(says(page)).toHaveText('Ikke gemt – ingen forbindelse');
  await write(other, 'Fra den anden');
  const notice = page.getByRole('alert').filter({ hasText: 'Stenen er ændret i en anden fane' });
  await expect(notice).toBeVisible();
  await expect(line(page, 'Fra denne fane')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Behold min udgave' }).click();
  await expect(says(page)).toHaveText('Alt er gemt');
  await expect(line(other, 'Fra denne fane')).toBeVisible();
});

test('theirs can be taken instead, and the own stays one step of undo away', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(page.url());
  await drawn(other);
  const restore = await cutOff(page);
  await write(page, 'Fra denne fane');
  await write(other, 'Fra den anden');
  const theirs = page.getByRole('button', { name: 'Brug den anden udgave' });
  await expect(theirs).toBeVisible();
  await restore();
  await theirs.click();
  await expect(line(page, 'Fra den anden')).toBeVisible();
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(line(page, 'Fra denne fane')).toBeVisible();
  await expect(line(other, 'Fra denne fane')).toBeVisible();
});
