import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fetching } from '../../../workers/offline/scope';

// The build says which version it is.
vi.stubGlobal('VERSION', 'tested');
const { answer } = await import('../../../workers/offline/answer');

const ADDRESS = 'https://stones.example/api/vignets/all';

/** A fetch of the catalogue, and what the service worker does after its answer. */
function fetching() {
  const after: Promise<unknown>[] = [];
  const event = {
    request: new Request(ADDRESS),
    waitUntil: (work: Promise<unknown>) => void after.push(work),
  } as unknown as Fetching;
  return { event, over: () => Promise.all(after) };
}

const says = (text: string, etag?: string) => new Response(text, { headers: etag ? { etag } : {} });

let cached: Response | undefined;
const put = vi.fn(async (_path: string, written: Response) => {
  cached = written;
});

beforeEach(() => {
  cached = undefined;
  put.mockClear();
  vi.stubGlobal('caches', {
    match: async () => cached?.clone(),
    open: async () => ({ put, keys: async () => [], match: async () => cached?.clone() }),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** What is answered where the server says something. */
async function answered(said: Response): Promise<string> {
  Object.defineProperty(said, 'type', { value: 'basic' });
  const copy = said.clone.bind(said);
  said.clone = () => Object.defineProperty(copy(), 'type', { value: 'basic' });
  vi.stubGlobal('fetch', async () => said);
  const { event, over } = fetching();
  const text = await (await answer(event, 'catalogue')).text();
  await over();
  return text;
}

test('A part of the catalogue that is cached as it is now is not written again', async () => {
  expect(await answered(says('oak leaves', '"1"'))).toBe('oak leaves');
  expect(put).toHaveBeenCalledTimes(1);
  expect(await answered(says('oak leaves', '"1"'))).toBe('oak leaves');
  expect(put).toHaveBeenCalledTimes(1);
});

test('One that has changed is, and one of which nothing tells whether it has', async () => {
  await answered(says('oak leaves', '"1"'));
  expect(await answered(says('oak leaves and ivy', '"2"'))).toBe('oak leaves and ivy');
  expect(put).toHaveBeenCalledTimes(2);
  expect(await cached?.clone().text()).toBe('oak leaves and ivy');
  await answered(says('ivy'));
  await answered(says('ivy'));
  expect(put).toHaveBeenCalledTimes(4);
});

test('Where the server is not there the cached answer is given, and nothing is written', async () => {
  await answered(says('oak leaves', '"1"'));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  const { event, over } = fetching();
  expect(await (await answer(event, 'catalogue')).text()).toBe('oak leaves');
  await over();
  expect(put).toHaveBeenCalledTimes(1);
});

const MODULES = '<link rel="modulepreload" crossorigin href="/assets/start.js">';
const SCRIPTS = '<link rel="preload" as="script" crossorigin href="/assets/start.js">';

/** What the page says at one start after another, of which the service worker answers each. */
async function opened(times: number): Promise<string[]> {
  cached = new Response(MODULES, {
    headers: { 'content-security-policy': "default-src 'self'", 'content-length': '63' },
  });
  const said: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const { event, over } = fetching();
    const page = await answer(event, 'page');
    expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
    said.push(await page.text());
    await over();
  }
  return said;
}

test('The page asks for modules at the first start that is answered, and for what is compiled of them at later ones', async () => {
  vi.stubGlobal('navigator', { userAgentData: {} });
  expect(await opened(3)).toEqual([MODULES, SCRIPTS, SCRIPTS]);
  expect(cached?.headers.has('content-length')).toBe(false);
  expect(put).toHaveBeenCalledTimes(1);
});

test('It asks for modules at each start where a browser would fetch them twice otherwise', async () => {
  vi.stubGlobal('navigator', {});
  expect(await opened(3)).toEqual([MODULES, MODULES, MODULES]);
});
