import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { drawn, line } from '../stage';
import { says, write } from './savedStone';

/** A tab in which a line was written while its stone was created, and in which the answer has just come. */
async function editWhileCreating(context: BrowserContext): Promise<Page> {
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
  return page;
}

test('what is edited while a stone is saved for the first time is offered under its address after the tab was killed', async ({
  context,
}) => {
  const page = await editWhileCreating(context);
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

test('what was edited while a stone was created is offered where it was begun, when the tab is killed as the answer comes', async ({
  context,
}) => {
  const page = await editWhileCreating(context);
  const address = page.url();
  await page.close();
  // A browser that was told of the new address too late opens the old one.
  const again = await context.newPage();
  await again.goto('/designer');
  await drawn(again);
  await again.getByRole('button', { name: 'Fortsæt med det' }).click();
  await expect(line(again, 'Karen Juhl')).toBeVisible();
  await expect(says(again)).toHaveText('Alt er gemt');
  expect(again.url()).toBe(address);
  for (const place of [address, '/designer']) {
    await again.goto(place);
    await drawn(again);
    await expect(again.getByRole('button', { name: 'Fortsæt med det' })).toBeHidden();
  }
});

/**
 * Saves a new stone in a tab that closes before the answer arrives, with a line written meanwhile.
 *
 * @param arrives whether the server gets the stone at all.
 * @returns the id of the stone that the server created; undefined where it created none.
 */
async function endWhileCreating(context: BrowserContext, arrives: boolean): Promise<number | undefined> {
  const page = await context.newPage();
  let created = (_id: number | undefined) => {};
  const made = new Promise<number | undefined>((resolve) => {
    created = resolve;
  });
  await page.route('**/api/stone/', async (route) => {
    const response = arrives ? await route.fetch() : undefined;
    created(response && ((await response.json()) as { id: number }).id);
  });
  await page.goto('/designer');
  await drawn(page);
  await write(page, 'Ane Juhl');
  await page.getByRole('button', { name: 'Gem sten' }).click();
  const id = await made;
  await expect(says(page)).toHaveText('Gemmer …');
  await write(page, 'Karen Juhl', /Ane Juhl/);
  await page.waitForTimeout(300);
  const crash = await context.newCDPSession(page);
  crash.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();
  return id;
}

for (const arrives of [true, false]) {
  test(`a tab killed while its stone is ${arrives ? '' : 'about to be '}created leaves no second copy when it comes back`, async ({
    context,
  }) => {
    const id = await endWhileCreating(context, arrives);
    const page = await context.newPage();
    const keys = new Set<string | undefined>();
    const ids = new Set<number>();
    page.on('response', async (response) => {
      const request = response.request();
      if (request.method() !== 'POST' || !request.url().endsWith('/api/stone/')) return;
      keys.add(request.headers()['idempotency-key']);
      ids.add(((await response.json()) as { id: number }).id);
    });
    await page.goto('/designer');
    await drawn(page);
    await page.getByRole('button', { name: 'Fortsæt med det' }).click();
    await expect(page).toHaveURL(id === undefined ? /\/designer\/\d+\// : new RegExp(`/designer/${id}/`));
    await expect(line(page, 'Karen Juhl')).toBeVisible();
    await expect(says(page)).toHaveText('Alt er gemt');
    expect([keys.size, ids.size]).toEqual([1, 1]);
    await page.reload();
    await drawn(page);
    await expect(line(page, 'Karen Juhl')).toBeVisible();
    await page.goto('/designer');
    await drawn(page);
    await expect(page.getByRole('button', { name: 'Fortsæt med det' })).toBeHidden();
  });
}

/** Holds the answers of an address back until they are let go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return letGo;
}

test('who leaves while a stone is created stays where they went, though the code of that screen comes late', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  const create = await holdBack(page, '**/api/stone/');
  const showScreen = await holdBack(page, '**/ImprintScreen*.js');
  const asked = page.waitForRequest('**/api/stone/');
  await page.getByRole('button', { name: 'Gem sten' }).click();
  const answered = (await asked).response();
  await page.evaluate(() => history.pushState(null, '', '/imprint'));
  // The designer has ended, and is not only hidden.
  await expect(page.locator('[data-stage]')).toHaveCount(0);
  create();
  await answered;
  showScreen();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/imprint');
});
