/** What the build says of itself: what a start of the designer needs, the script it begins with, and a name for all. */
declare const PARTS: readonly string[];
declare const ENTRY: string;
declare const VERSION: string;

/** The app's one page as the server gives it at every address of the app. */
const PAGE = '/';

const APP = 'app ';
/** The whole app of this version. */
const CURRENT = `${APP}${VERSION}`;
/** What else has a hash in its name: letters that were looked at. */
export const FETCHED = 'fetched';
/** What the server says to everybody. */
export const CATALOGUE = 'catalogue';

/** More than these are not kept of what was fetched by the way; the oldest go. */
const MOST_FETCHED = 150;

const BY_ADDRESS = { ignoreVary: true } as const;

/** What is kept at an address, whatever version it belongs to. */
export async function kept(path: string): Promise<Response | undefined> {
  return caches.match(path, BY_ADDRESS);
}

/**
 * Keeps a whole answer; a refusal, a part or a place elsewhere is none. It is kept by its address alone: the request
 * carried the caller's token.
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
 * Keeps all parts of this version; those that an older one has already are not fetched again.
 *
 * @throws Error where a part is missing, or the server is at another version: nothing half is ever begun with.
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

/**
 * Deletes the caches that no page asks any more. The version before stays: a designer that was begun with it may be open,
 * and still needs parts of it.
 */
export async function deleteOldCaches(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(APP) && name !== CURRENT);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}
