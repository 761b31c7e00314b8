import type { App } from './app';

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'AuthCookie, AuthSender, Content-Type, Accept-Language, Idempotency-Key, X-Request-Id';
const EXPOSED = 'Retry-After, X-Request-Id';
/** How long browsers cache a preflight, in seconds; two hours is the most that any allows. */
const REMEMBERED = '7200';

/** What pages of other origins may fetch: the calls and the catalogue's pictures. */
const SHARED = /^\/(?:api|catalogue)\//;

/**
 * Lets the pages of some other origins call the server (Fetch standard, section 3.3, "CORS protocol"); browsers refuse
 * those of all others. Callers identify themselves by a header that a page sets and never by a cookie, so credentials
 * are not allowed.
 *
 * @param origins as browsers write them; an empty list allows none.
 */
export function crossOrigin(app: App, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const known = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    if (!SHARED.test(request.url)) return;
    reply.header('vary', 'Origin');
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (origin === undefined || !known.has(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
    if (request.method !== 'OPTIONS' || asked === undefined) return;
    reply.headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': HEADERS,
      'access-control-max-age': REMEMBERED,
    });
    return reply.code(204).send();
  });
}
