import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../domain/refusal';
import { sentence } from '../texts/serverTexts';
import { localeOf } from './acceptedLocale';
import type { App } from './app';
import { lastAnswer, letGo } from './clientErrors';
import type { Patience } from './patience';

interface UnderWay {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Ends what only waits for clients, once the server closes: incomplete requests are answered with 503 at once, so that
 * clients retry elsewhere, connections without a request are closed, and answers that are not read are aborted after a
 * while. A complete request is finished, however long it takes.
 */
export function endHalfSent(app: App, patience: Patience): void {
  const open = new Set<Socket>();
  const underWay = new Map<Socket, UnderWay>();
  const refused = new WeakSet<FastifyRequest>();
  let closing = false;

  function end(socket: Socket): void {
    const asked = underWay.get(socket);
    if (asked?.request.raw.complete) return;
    let said: string | undefined;
    if (asked) {
      const { request, reply } = asked;
      refused.add(request);
      // Never in the middle of an answer, nor before an earlier request's answer.
      if (!reply.raw.headersSent && reply.raw.socket)
        said = sentence(localeOf(request.headers['accept-language']), 'notReady');
    }
    letGo(socket, patience.farewell, said && lastAnswer(503, said, 'notReady'));
  }

  app.server.on('connection', (socket: Socket) => {
    if (closing) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      underWay.delete(socket);
    });
  });
  app.addHook('onRequest', async (request, reply) => {
    underWay.set(request.raw.socket, { request, reply });
  });
  // The rest of the request may still arrive: it was answered as not done, so nothing is done.
  app.addHook('preValidation', async (request) => {
    if (refused.has(request)) throw new Refusal('notReady');
  });
  app.addHook('onResponse', async (request) => {
    const { socket } = request.raw;
    if (underWay.get(socket)?.request === request) underWay.delete(socket);
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of open) end(socket);
    setTimeout(() => {
      for (const [socket, { reply }] of underWay) if (reply.raw.headersSent) socket.destroy();
    }, patience.draining).unref();
  });
}
