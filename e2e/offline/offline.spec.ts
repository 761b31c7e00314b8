import { expect, type Page, test } from '@playwright/test';
import { type Front, openFront } from '../front';
import { draftKept } from '../keptDrafts';
import { logIn } from '../logIn';
import { says, write } from '../nothingLost/savedStone';
import { drawn, line } from '../stage';
import { openTradeFiles } from '../tradeFiles';
import { keptForNextStart, keptThings } from './keptThings';

test.use({ serviceWorkers: 'allow' });

let front: Front;
test.beforeEach(async ({ baseURL }) => {
  front = await openFront(baseURL ?? '');
});
test.afterEach(() => front.close());

/** Opens the designer and saves its stone; the page then has the stone's own address. */
async function saveNewStone(page: Page): Promise<void> {
  await page.goto(`${front.url}/designer`);
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+/);
  await expect(says(page)).toHaveText('Alt er gemt');
}

test('a second start with the server gone shows a new stone, and the draft that was kept', async ({
  context,
}) => {
  const first = await context.newPage();
  await first.goto(`${front.url}/designer`);
  await drawn(first);
  await keptForNextStart(first);
  await write(first, 'Karen Juhl');
  await draftKept(first, 'Karen Juhl');
  await first.close();
  await front.close();

  const second = await context.newPage();
  await second.goto(`${front.url}/designer`);
  await drawn(second);
  await expect(line(second, /Fornavn/)).toBeVisible();
  await second.getByRole('button', { name: 'Fortsæt med det' }).click();
  await expect(line(second, /Karen Juhl/)).toBeVisible();
});

test('the start page was enough: the designer starts from it without the server', async ({ context }) => {
  const first = await context.newPage();
  await first.goto(front.url);
  await keptForNextStart(first);
  await front.close();
  await first.goto(`${front.url}/de/designer`);
  await first.locator('[role=application][aria-busy=false] canvas').first().waitFor();
});

test('a stone that cannot be fetched is said, and no other is shown in its place', async ({ context }) => {
  const page = await context.newPage();
  await saveNewStone(page);
  await keptForNextStart(page);
  const address = page.url();
  await front.close();
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('Serveren svarer ikke lige nu.');
  await page.getByRole('link', { name: 'Til forsiden' }).click();
  await expect(page.getByRole('link', { name: /^Ny gravsten/ })).toBeVisible();
});

test('nothing of a stone, a login or a case is kept, and no token', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(`${front.url}/designer`);
  await keptForNextStart(page);
  await saveNewStone(page);
  const token = /\/designer\/\d+\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  expect(token.length).toBeGreaterThan(15);
  await page.reload();
  await drawn(page);
  await page.goto(`${front.url}/login`);
  await logIn(page);
  await page.waitForURL(/\/(home|designs)/);
  await page.goto(`${front.url}/designs`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${front.url}/designer`);
  await drawn(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const login = /token\\?":\\?"([\w.-]{16,})/.exec(stored)?.[1] ?? '';
  expect(login.length).toBeGreaterThan(15);

  const things = await keptThings(page);
  expect(things.length).toBeGreaterThan(50);
  for (const { address, asked, written } of things) {
    const { pathname, search } = new URL(address);
    expect(search).toBe('');
    expect(pathname).toMatch(
      /^\/($|icon\.svg$|assets\/|catalogue\/tiles\/|api\/(vignets|stoneTypes|attachments|backgrounds|fonts)\/[a-z]+$|api\/churchyards$|api\/prepareStandardStone$)/,
    );
    for (const secret of [token, login]) {
      expect(address).not.toContain(secret);
      expect(asked).not.toContain(secret);
      expect(written.includes(secret), `${pathname} holds a token`).toBe(false);
    }
    expect(asked.toLowerCase()).not.toContain('authcookie');
  }
});

test('a new version replaces the old when the page is loaded again, and breaks no open designer', async ({
  context,
}) => {
  const open = await context.newPage();
  await saveNewStone(open);
  await keptForNextStart(open);
  await front.renew();

  // Another user opens the app, which tells the browser of the new version.
  const other = await context.newPage();
  await other.goto(front.url);
  const fileStores = () => other.evaluate(() => caches.keys());
  await expect
    .poll(async () => (await fileStores()).filter((name) => name.startsWith('app ')), { timeout: 30_000 })
    .toHaveLength(2);
  const states = () =>
    open.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { active, installing, waiting } = registration ?? {};
      return [active?.state, installing?.state, waiting?.state];
    });
  await expect.poll(states).toEqual(['activated', undefined, undefined]);

  // A part that the open designer has not requested yet, which the server no longer has.
  await openTradeFiles(open);
  const download = open.waitForEvent('download');
  await open.getByRole('button', { name: /^SVG, ét bogstav/ }).click();
  await download;
  await expect(open.locator('html')).not.toHaveAttribute('data-version', '2');

  await open.reload();
  await drawn(open);
  await expect(open.locator('html')).toHaveAttribute('data-version', '2');
  await front.close();
  await open.goto(`${front.url}/designer`);
  await drawn(open);
  await expect(open.locator('html')).toHaveAttribute('data-version', '2');
});
