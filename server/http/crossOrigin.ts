import type { App } from './app';

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'AuthCookie, AuthSender, Content-Type, Accept-Language, Idempotency-Key, X-Request-Id';
const EXPOSED = 'Retry-After, X-Request-Id';
/** Seconds for which a browser remembers what it may do; two hours is the most that any keeps. */
const REMEMBERED = '7200';

/** What pages elsewhere may have: the calls and the catalogue's pictures. */
const SHARED = /^\/(?:api|catalogue)\//;

/**
 * Lets the pages of some other origins call the server (Fetch standard, section 3.3, "CORS protocol"); those of all others
 * it leaves to the browser to refuse. Who asks is told by a header that a page sets itself and never by a cookie, so
 * credentials stay out of it.
 *
 * @param origins as browsers write them; none closes it.
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
