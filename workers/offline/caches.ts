import { compiledPage, takesCompiled } from './compiledPage';

/** Defined by the build: what a start of the designer needs, its entry script, and the name of the version. */
declare const PARTS: readonly string[];
declare const ENTRY: string;
declare const VERSION: string;

/** The app's one page, which the server gives at every address of the app. */
const PAGE = '/';

const APP = 'app ';
/** The whole app of this version. */
const CURRENT = `${APP}${VERSION}`;
/** Other files with a hash in their name: fonts that were looked at. */
export const FETCHED = 'fetched';
/** Answers that are the same for everybody. */
export const CATALOGUE = 'catalogue';

/** At most this many entries are kept in `FETCHED`; the oldest go. */
const MOST_FETCHED = 150;

const BY_ADDRESS = { ignoreVary: true } as const;

/** The cached answer for an address, whatever version it belongs to. */
export async function kept(path: string): Promise<Response | undefined> {
  return caches.match(path, BY_ADDRESS);
}

/**
 * Caches a complete answer; refusals, partial answers and redirects are not cached. The key is the address alone: the
 * request carried the caller's token.
 */
export async function keep(cacheName: string, path: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic') return;
  const open = await caches.open(cacheName);
  await open.put(path, answer);
  if (cacheName !== FETCHED) return;
  const all = await open.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST_FETCHED))) await open.delete(old);
}

async function fetched(path: string, asked?: RequestInit): Promise<Response> {
  const answer = await fetch(path, asked);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/**
 * Caches all files of this version; those that an older cache has are not fetched again.
 *
 * @throws Error where a file is missing or the server has another version: an incomplete cache is never used.
 */
export async function precache(): Promise<void> {
  const cache = await caches.open(CURRENT);
  await Promise.all(PARTS.map(async (part) => cache.put(part, (await kept(part)) ?? (await fetched(part)))));
  const page = await fetched(PAGE, { cache: 'no-cache' });
  if (!(await page.clone().text()).includes(ENTRY)) throw new Error('the page is of another version');
  await cache.put(PAGE, page);
}

/** The page of this version. */
export async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(CURRENT)).match(PAGE, BY_ADDRESS);
}

/** Has later starts ask for the page's files as what the browser has compiled by then, where it has. */
export async function keepCompiledPage(): Promise<void> {
  if (!takesCompiled()) return;
  const page = await keptPage();
  const text = await page?.text();
  if (!page || text === undefined || compiledPage(text) === text) return;
  const headers = new Headers(page.headers);
  // It is longer, and not compressed.
  headers.delete('content-length');
  headers.delete('content-encoding');
  await (await caches.open(CURRENT)).put(PAGE, new Response(compiledPage(text), { headers }));
}

/**
 * Deletes the caches that no page uses any more. The previous version's stays: a designer opened with it may still need
 * its files.
 */
export async function deleteOldCaches(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(APP) && name !== CURRENT);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}
