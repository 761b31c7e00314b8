import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, type RefusalCode } from '../domain/refusal';
import { sentence } from '../texts/serverTexts';
import { JSON_TYPE } from './answers';
import type { App } from './app';
import type { Patience } from './patience';

/** The errors of Node's HTTP parser, by their codes. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Sends last words, waits a moment for the client to read them and close, and then closes the connection. */
export function letGo(socket: Socket, farewell: number, lastWords = ''): void {
  socket.end(lastWords);
  const late = setTimeout(() => socket.destroy(), farewell).unref();
  socket.once('close', () => clearTimeout(late));
}

/** A complete response that closes the connection, for sockets without a Fastify reply. */
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
 * Answers what is not valid HTTP, or incomplete, and closes the connection, whatever the client does. There is no
 * request, so the language is unknown: Danish.
 */
export function answerClientError({ farewell }: Patience) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) {
      socket.destroy();
      return;
    }
    // Already answered: the client goes on sending, and is disconnected in a moment.
    if (!socket.writable) return;
    // A response was sent on this connection: another might be taken for the next request's.
    if (socket.bytesWritten > 0) letGo(socket, farewell);
    else {
      const status = STATUSES[error.code ?? ''] ?? 400;
      letGo(socket, farewell, lastAnswer(status, sentence('da', 'badRequest'), 'badRequest'));
    }
  };
}

/** Refuses an HTTP/1.1 request without a Host header (RFC 9112 section 3.2), with a sentence, unlike Node. */
export function requireHost(app: App): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new Refusal('badRequest');
  });
}
