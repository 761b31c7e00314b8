import { expect, type Page, test } from '@playwright/test';
import { beginAnew, openByLink } from '../byLink';
import { inOnePage } from '../oneVisit';
import { drawn, line } from '../stage';
import { saveNewStone, says, write } from './savedStone';

/** Blocks everything a tab saves, and returns the function that unblocks it. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/stone/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  return () => page.unroute('**/api/stone/*');
}

/** What is tried with a stone that one tab has saved, in it and in another; the second tab's pages are loaded once, too. */
const PARTS: Readonly<Record<string, (page: Page, other: Page) => Promise<void>>> = {
  'what one tab saves, another that edits nothing shows at once, and builds on it': async (page, other) => {
    await openByLink(other, new URL(page.url()).pathname);
    await drawn(other);
    await write(other, 'Karen Juhl');
    await expect(says(other)).toHaveText('Alt er gemt');
    await expect(line(page, 'Karen Juhl')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await write(page, 'Karen Marie Juhl', 'Karen Juhl');
    await expect(line(other, 'Karen Marie Juhl')).toBeVisible();
    await expect(says(page)).toHaveText('Alt er gemt');
    await openByLink(other, new URL(other.url()).pathname);
    await drawn(other);
    await expect(line(other, 'Karen Marie Juhl')).toBeVisible();
  },

  'what one tab saves while another is still opening the stone, that one shows too': async (page, other) => {
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
    await openByLink(other, new URL(page.url()).pathname);
    await drawn(other);
    await expect(line(other, 'Karen Juhl')).toBeVisible();
  },

  'a tab with edits of its own says so before it saves, and offers both': async (page, other) => {
    await openByLink(other, new URL(page.url()).pathname);
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
  },

  'theirs can be taken instead, and the own stays one step of undo away': async (page, other) => {
    await openByLink(other, new URL(page.url()).pathname);
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
  },
};

test('a stone in two tabs', async ({ page, context }) => {
  const other = await context.newPage();
  const inBoth = Object.entries(PARTS).map(
    ([words, part]) =>
      [
        words,
        async () => {
          await beginAnew(other);
          await saveNewStone(page);
          await part(page, other);
        },
      ] as const,
  );
  await inOnePage(Object.fromEntries(inBoth))({ page });
});
