import { expect, type Page } from '@playwright/test';

/** Whether the page shows the app: a page that was just made shows nothing. */
const showsApp = (page: Page) => page.url() !== 'about:blank';

/** The prefix of the page's language: from one language to another the app loads itself anew. */
const prefixOf = (page: Page) => /^\/(?:de|no)(?=\/|$)/.exec(new URL(page.url()).pathname)?.[0] ?? '';

/** By a link of the app, which loads no page. */
const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/** Leaves what is shown for the imprint, which has nothing to fetch; a designer or a wizard that is left has ended. */
async function leave(page: Page): Promise<void> {
  await follow(page, `${prefixOf(page)}/imprint`);
  await expect(page.locator('[data-stage]')).toHaveCount(0);
}

/** The browser's own store, and what a page keeps in it. */
interface Kept {
  readonly database: string;
  readonly store: string;
  /** Set once a user was remembered before the page was loaded: another load does not do it again. */
  readonly begun: string;
}

const KEPT: Kept = { database: 'gravestone', store: 'drafts', begun: 'e2e.begun' };

/** What a visitor leaves behind in the browser is forgotten, as if nobody had been there; who was logged in is not any more. */
function forget(page: Page): Promise<void> {
  return page.evaluate(
    ({ database: name, store, begun }) =>
      new Promise<void>((resolve, reject) => {
        localStorage.clear();
        sessionStorage.clear();
        sessionStorage.setItem(begun, 'yes');
        // As the app hears of it from another tab.
        dispatchEvent(new StorageEvent('storage', { key: null }));
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const done = () => {
            database.close();
            resolve();
          };
          if (!database.objectStoreNames.contains(store)) return done();
          const clearing = database.transaction(store, 'readwrite');
          clearing.objectStore(store).clear();
          clearing.oncomplete = done;
          clearing.onerror = () => reject(clearing.error);
        };
      }),
    KEPT,
  );
}

/**
 * Opens an address of the app. Where the page shows the app already, in the same language, it stays, its worker too: opening a
 * stone so takes 1 to 2 s of processor time, and loading the designer 3.6 to 4.7 s (`/proc/<pid>/stat` of the browser, on a busy
 * machine of two cores). What is shown then is fetched from the server anew, as by a load; what only a load shows is to be
 * loaded by `page.goto`.
 */
export async function openByLink(page: Page, path: string): Promise<void> {
  if (!showsApp(page)) {
    await page.goto(path);
    return;
  }
  await leave(page);
  await follow(page, path);
}

/** As if nobody had been in this browser: what was left behind is forgotten, and what was answered for the server is not any more. */
export async function beginAnew(page: Page): Promise<void> {
  if (!showsApp(page)) return;
  await page.unrouteAll({ behavior: 'wait' });
  await leave(page);
  await forget(page);
}

/** Logs a demo user in without the login page, before the first page or in the one that is shown, and returns the token. */
export async function actAs(page: Page, username = 'bedemand'): Promise<string> {
  const answer = await page.request.post('/api/login', { data: { username, password: 'e2e-password' } });
  const { token, auth } = (await answer.json()) as { token: string; auth: { user: object } };
  const stored = JSON.stringify(auth.user);
  if (!showsApp(page)) {
    await page.addInitScript(
      ([user, begun]) => {
        if (!sessionStorage.getItem(begun)) localStorage.setItem('gravestone.user', user);
        sessionStorage.setItem(begun, 'yes');
      },
      [stored, KEPT.begun] as const,
    );
    return token;
  }
  await page.evaluate((user) => {
    localStorage.setItem('gravestone.user', user);
    dispatchEvent(new StorageEvent('storage', { key: 'gravestone.user' }));
  }, stored);
  return token;
}
