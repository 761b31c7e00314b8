import { type HttpHandler, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/** The address the app seems to be loaded from. */
const PLACE = 'http://gravsten.example/';

/**
 * Mocks answers that the real server cannot be made to give, for the tests of one file: an unmocked call is
 * an error. Gives the app what its calls read of a page: its address, its language and its (empty) cookie.
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
