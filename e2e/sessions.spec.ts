import { expect, type Page, test } from '@playwright/test';
import { rememberUser } from './access/stones';
import { choose } from './designerPopups';
import { drawn } from './stage';

const TITLE = 'Din adgang';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Logs the page's user in somewhere else, and gives the token. */
async function elsewhere(page: Page, username: string): Promise<string> {
  const answer = await page.request.post('/api/login', {
    data: { username, password: 'e2e-password' },
    headers: { 'user-agent': FIREFOX },
  });
  return ((await answer.json()) as { token: string }).token;
}

const isOver = async (page: Page, token: string) =>
  (await page.request.get('/api/projects', { headers: { AuthCookie: token } })).status() === 403;

/** The names of the listed logins; other tests may have created more. */
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Hvor du er logget ind' }).getByRole('listitem');

test('a login somewhere else is seen and ended, and this one goes on', async ({ page }) => {
  const own = await rememberUser(page);
  const other = await elsewhere(page, 'bedemand');
  await page.goto('/home');
  await page.getByRole('link', { name: TITLE }).click();
  const there = rows(page).filter({ hasText: 'Firefox, Windows' }).first();
  await expect(there).toContainText('Sidst brugt');
  await expect(rows(page).first()).toContainText('Denne browser');
  // Other tests may be logged in, too: only this test's own is ended.
  const listed = await page.request.get('/api/sessions', { headers: { AuthCookie: other } });
  const { results } = (await listed.json()) as { results: { id: string; isThis: boolean }[] };
  const id = results.find(({ isThis }) => isThis)?.id;
  await page.route('**/api/sessions/*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/[^/]+$/, id ?? ''),
    }),
  );
  const asked = page.waitForRequest('**/api/sessions/*');
  await there.getByRole('button', { name: 'Log ud: Firefox, Windows' }).focus();
  await page.keyboard.press('Enter');
  await asked;
  await expect(page.getByText('Der er logget ud.')).toBeFocused();
  expect([await isOver(page, other), await isOver(page, own)]).toEqual([true, false]);
});

test('the list is reached from a stone, and says so where it does not come', async ({ page }) => {
  await rememberUser(page);
  await page.goto('/designer');
  await drawn(page);
  let isAway = true;
  await page.route('**/api/sessions', (route) => (isAway ? route.abort() : route.continue()));
  await choose(page, TITLE);
  await expect(page.getByText('Serveren svarer ikke lige nu.')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toContainText('Denne browser');
});

test('everywhere else is ended at once', async ({ page }) => {
  await rememberUser(page);
  const session = (at: number) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    openedAt: '2026-11-20T08:10:00Z',
    lastUsedAt: '2026-11-20T08:10:00Z',
    browser: at === 0 ? 'Chrome, Linux' : null,
    isThis: at === 0,
  });
  // Mocked here: the other tests' logins belong to the same user.
  let results = [session(0), session(1), session(2)];
  await page.route('**/api/sessions', (route) => {
    if (route.request().method() !== 'DELETE') return route.fulfill({ json: { results } });
    results = [session(0)];
    return route.fulfill({ json: { ended: 2 } });
  });
  await page.goto('/home');
  await page.getByRole('link', { name: TITLE }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText('Ukendt browser');
  await page.getByRole('button', { name: 'Log ud alle andre steder' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Der er logget ud.')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Log ud alle andre steder' })).toBeDisabled();
});

test('this one ends as by logging out', async ({ page }) => {
  const own = await rememberUser(page);
  await page.goto('/home');
  await page.getByRole('link', { name: TITLE }).click();
  await rows(page).first().getByRole('button').click();
  await expect(page).toHaveURL('/login?from=%2Faccount');
  expect(await isOver(page, own)).toBe(true);
});
