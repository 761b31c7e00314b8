import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenKind } from '../credentials/tokens';
import type { App } from './app';

/** What a proxy may call a request: an id and no sentence, and nothing that could be a token. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

/** What a request is called in the log: as the proxy in front calls it, where that is an id, else a name of our own. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  const isSane = typeof given === 'string' && SANE.test(given) && tokenKind(given) === undefined;
  return isSane ? given : randomUUID();
}

/** Tells each caller what its request is called, so that a complaint finds its lines in the log. */
export function tellRequestId(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
