import { expect, type Page, test } from '@playwright/test';
import { makeStone } from './access/stones';
import { drawn } from './stage';

const LISTS = ['stoneTypes', 'vignets', 'backgrounds', 'attachments', 'fonts'].map(
  (list) => `/api/${list}/all`,
);

/** What the page sees where a service worker answers for it; what a real one answers no `page.route` holds up. */
const haveWorker = () =>
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      controller: {},
      register: () => new Promise(() => undefined),
      addEventListener: () => undefined,
    },
  });

/**
 * Opens an address, and answers with what of the server it had asked for, sorted, when the designer's own code came, and what it
 * asked for until the stone stood.
 */
async function askedOn(page: Page, address: string, isKnown = true) {
  const asked: string[] = [];
  let before: readonly string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.route(/\/assets\/DesignerScreen-[\w-]+\.js$/, async (route) => {
    const code = await route.fetch();
    if (isKnown) await expect.poll(() => asked.length).toBeGreaterThanOrEqual(LISTS.length);
    // Whatever else is to come early has had its time.
    await new Promise((resolve) => setTimeout(resolve, 300));
    before = asked.toSorted();
    await route.fulfill({ response: code });
  });
  if (isKnown) await page.addInitScript(haveWorker);
  await page.goto(address);
  await drawn(page);
  return { before, asked: asked.toSorted() };
}

test('a new stone’s designer has asked for all it needs before its code is there, and for each once', async ({
  page,
}) => {
  const { before, asked } = await askedOn(page, '/designer');
  expect(before).toEqual(
    [...LISTS, '/api/churchyards', '/api/prepareStandardStone', '/api/prices'].toSorted(),
  );
  expect(asked).toEqual(before);
});

test('a stone behind a family’s link is asked for before the designer’s code is there, and once', async ({
  page,
}) => {
  const { id, token } = await makeStone(page);
  const { before, asked } = await askedOn(page, `/designer/${id}/${token}`);
  expect(before).toEqual([...LISTS, '/api/churchyards', `/api/stone/${id}`].toSorted());
  expect(asked.filter((path) => before.includes(path))).toEqual(before);
});

test('on its first way through a network the designer’s code comes before all else', async ({ page }) => {
  const { before, asked } = await askedOn(page, '/designer', false);
  expect(before).toEqual([]);
  expect(asked).toContain('/api/prepareStandardStone');
});
