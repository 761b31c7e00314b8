import { type HttpHandler, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/** Where the app thinks it was loaded from. */
const PLACE = 'http://gravsten.example/';

/**
 * Forces answers that the real server cannot be made to give, for the tests of one file: what is called and not
 * forced is a mistake. Gives the app the things of a page that its calls read: its address, its language and its (empty) cookie.
 */
export function faultyServer() {
  const server = setupServer();
  beforeAll(() => {
    vi.stubGlobal('location', new URL(PLACE));
    vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' });
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => {
    server.close();
    vi.unstubAllGlobals();
  });
  return { force: (...handlers: HttpHandler[]) => server.use(...handlers) };
}

/** A refusal as the server words it (specification section 8). */
export function refused(status: number, error: string, more: Record<string, unknown> = {}) {
  return HttpResponse.json({ error, ...more }, { status });
}
