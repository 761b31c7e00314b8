import { expect, type Page, test } from '@playwright/test';
import { draftKept } from './keptDrafts';
import { logIn } from './logIn';
import { drawn, line, stage } from './stage';

const text = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true });
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Noget blev ikke gemt' });

async function type(page: Page, words: string): Promise<void> {
  await line(page, /Fornavn/).click();
  await text(page).fill(words);
}

test('a new stone that was never saved is offered after the tab was killed', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/designer');
  await drawn(page);
  await type(page, 'Karen Juhl');
  await draftKept(page, 'Karen Juhl');
  const crash = await context.newCDPSession(page);
  crash.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();
  const again = await context.newPage();
  await again.goto('/designer');
  await drawn(again);
  await expect(offer(again)).toBeVisible();
  await again.getByRole('button', { name: 'Fortsæt med det' }).click();
  await expect(line(again, /Karen Juhl/)).toBeVisible();
  await expect(offer(again)).toBeHidden();
  // Once saved, it is no longer offered.
  await again.getByRole('button', { name: 'Gem sten' }).click();
  await expect(again).toHaveURL(/\/designer\/\d+\//);
  await again.goto('/designer');
  await drawn(again);
  await expect(offer(again)).toBeHidden();
});

test('a new stone that somebody left unsaved is offered to their business, and to no other', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/home');
  await page.goto('/designer');
  await drawn(page);
  await type(page, 'Karen Juhl');
  await draftKept(page, 'Karen Juhl');
  await page.close();
  const again = await context.newPage();
  const changeTo = async (username: string) => {
    await again.goto('/home');
    await again.getByRole('button', { name: 'Log ud' }).click();
    await logIn(again, username);
    await expect(again).toHaveURL('/home');
    await again.goto('/designer');
    await drawn(again);
  };
  await changeTo('admin');
  await expect(offer(again)).toBeHidden();
  await changeTo('bedemand');
  await again.getByRole('button', { name: 'Fortsæt med det' }).click();
  await expect(line(again, /Karen Juhl/)).toBeVisible();
});

test('what was typed on a saved stone while the network was gone is offered on return', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\//);
  const address = page.url();
  await expect(page.getByText('Alt er gemt')).toBeVisible();
  await context.setOffline(true);
  await type(page, 'Ane');
  await draftKept(page, 'Ane');
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await drawn(again);
  await expect(line(again, /Fornavn/)).toBeVisible();
  await again.getByRole('button', { name: 'Fortsæt med det' }).click();
  await expect(line(again, /Ane/)).toBeVisible();
  await expect(again.getByText('Alt er gemt')).toBeVisible();
  await again.reload();
  await drawn(again);
  await expect(line(again, /Ane/)).toBeVisible();
  await expect(offer(again)).toBeHidden();
});

test('what is being edited in another tab is not offered here', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/designer');
  await drawn(one);
  await type(one, 'Karen');
  await draftKept(one, 'Karen');
  await other.goto('/designer');
  await drawn(other);
  await expect(offer(other)).toBeHidden();
});

test('leaving with something unsaved is asked about, leaving a saved stone is not', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept().catch(() => undefined);
  });
  await page.goto('/designer');
  await drawn(page);
  await type(page, 'Karen');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\//);
  await expect(page.getByText('Alt er gemt')).toBeVisible();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('nobody is asked twice about what was thrown away', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/designer');
  await drawn(page);
  await type(page, 'Karen');
  await draftKept(page, 'Karen');
  await page.close();
  const again = await context.newPage();
  await again.goto('/designer');
  await drawn(again);
  await again.getByRole('button', { name: 'Kassér det' }).click();
  await expect(offer(again)).toBeHidden();
  await again.reload();
  await drawn(again);
  await expect(offer(again)).toBeHidden();
});

test('what was left unsaved several times is all on offer, and none of it is gone before it was seen', async ({
  context,
}) => {
  for (const name of ['Karen Juhl', 'Hans Juhl']) {
    const page = await context.newPage();
    await page.goto('/designer');
    await drawn(page);
    await type(page, name);
    await draftKept(page, name);
    await page.close();
  }
  const page = await context.newPage();
  await page.goto('/designer');
  await drawn(page);
  await expect(offer(page)).toContainText('Der ligger også et ældre');
  await page.getByRole('button', { name: 'Se alle 2' }).click();
  const popup = page.locator('[data-popup="drafts"]');
  await expect(popup.getByRole('listitem')).toHaveCount(2);
  await expect(popup.getByRole('listitem').first()).toContainText('Hans Juhl');
  await popup
    .getByRole('listitem')
    .filter({ hasText: 'Karen Juhl' })
    .getByRole('button', { name: /Fortsæt med det/ })
    .click();
  await expect(line(page, /Karen Juhl/)).toBeVisible();
  await expect(popup).toBeHidden();
  await expect(stage(page)).toBeFocused();
  await expect(offer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\//);
  await page.goto('/designer');
  await drawn(page);
  await expect(offer(page)).not.toContainText('ældre');
  await page.getByRole('button', { name: 'Fortsæt med det' }).click();
  await expect(line(page, /Hans Juhl/)).toBeVisible();
});
