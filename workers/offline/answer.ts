import { CATALOGUE, FETCHED, keep, keepCompiledPage, kept, keptPage } from './caches';
import type { Route } from './route';
import type { Fetching } from './scope';

/** How long to wait for the server where an answer is cached, in ms. */
const SOON = 1000;

/** The server's answer, if it comes in time and is no failure: otherwise the cached one is better. */
async function soon(asking: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, SOON));
  const answer = await Promise.race([asking.catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : undefined;
}

/** Opening a page reads the cache; reloading asks the server, so that a new version is there at once. */
async function page(event: Fetching): Promise<Response> {
  const { request } = event;
  const here = await keptPage();
  if (!here) return fetch(request);
  event.waitUntil(keepCompiledPage().catch(() => undefined));
  const isAgain = request.cache === 'no-cache' || request.cache === 'reload';
  return (isAgain ? await soon(fetch(request)) : undefined) ?? here;
}

/** A cached file never changes; one that is not cached yet is added. */
async function file(event: Fetching): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const here = await kept(pathname);
  if (here) return here;
  const answer = await fetch(event.request);
  event.waitUntil(keep(FETCHED, pathname, answer.clone()));
  return answer;
}

/** Whether an answer is the one that is cached: to write the whole catalogue again at each start costs more than to read it. */
const isCached = (answer: Response, here: Response | undefined) =>
  answer.headers.has('etag') && answer.headers.get('etag') === here?.headers.get('etag');

/** The server is asked each time; the cached answer is used where it does not answer soon. */
async function catalogue(event: Fetching): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const asking = fetch(event.request);
  asking.catch(() => undefined);
  const here = await kept(pathname);
  const keeping = asking.then((answer) =>
    // Cloned before anybody reads the body.
    isCached(answer, here) ? undefined : keep(CATALOGUE, pathname, answer.clone()),
  );
  event.waitUntil(keeping.catch(() => undefined));
  return here ? ((await soon(asking)) ?? here) : asking;
}

/** Answers a request, by its route. */
export function answer(event: Fetching, route: Route): Promise<Response> {
  switch (route) {
    case 'page':
      return page(event);
    case 'file':
      return file(event);
    case 'catalogue':
      return catalogue(event);
  }
}
