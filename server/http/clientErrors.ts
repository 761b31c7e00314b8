import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, type RefusalCode } from '../domain/refusal';
import { sentence } from '../texts/serverTexts';
import { JSON_TYPE } from './answers';
import type { App } from './app';
import type { Patience } from './patience';

/** What Node's reader of HTTP refuses, by its own words for it. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Says its last words to the other side, waits a moment for it to close, so that it can read them, and then does so itself. */
export function letGo(socket: Socket, farewell: number, lastWords = ''): void {
  socket.end(lastWords);
  const late = setTimeout(() => socket.destroy(), farewell).unref();
  socket.once('close', () => clearTimeout(late));
}

/** An answer after which the connection closes, as it is written onto the wire where no reply of Fastify's can be. */
export function lastAnswer(status: number, error: string, code: RefusalCode): string {
  const body = JSON.stringify({ error, code });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Answers what is not HTTP, or not the whole of it, and lets the connection go, whatever the other side does. No request
 * has come of it, so nobody knows a language: Danish.
 */
export function answerClientError({ farewell }: Patience) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) {
      socket.destroy();
      return;
    }
    // Told before: it goes on sending, and will be let go in a moment.
    if (!socket.writable) return;
    // An answer has gone out on this connection: another one might be taken for that of the next request.
    if (socket.bytesWritten > 0) letGo(socket, farewell);
    else {
      const status = STATUSES[error.code ?? ''] ?? 400;
      letGo(socket, farewell, lastAnswer(status, sentence('da', 'badRequest'), 'badRequest'));
    }
  };
}

/** Refuses a request of HTTP/1.1 that does not say whom it is for (RFC 9112 section 3.2), in words, as Node would without. */
export function requireHost(app: App): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new Refusal('badRequest');
  });
}
