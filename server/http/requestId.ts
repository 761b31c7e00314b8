import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenKind } from '../credentials/tokens';
import type { App } from './app';

/** A request id that a proxy may set: no sentence, and nothing that could be a token. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

/** A request's id in the log: the proxy's where it is valid, else our own. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  const isSane = typeof given === 'string' && SANE.test(given) && tokenKind(given) === undefined;
  return isSane ? given : randomUUID();
}

/** Sends each caller its request's id, so that a complaint can be found in the log. */
export function tellRequestId(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
