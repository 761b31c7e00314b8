import { connect } from 'node:net';

/** A response, as far as it arrived. */
export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The timeout of an answer, in ms. */
const PATIENCE = 30_000;

function unchunked(body: string): string {
  let rest = body;
  let whole = '';
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.slice(0, end), 16);
    if (end < 0 || !(size > 0)) return whole;
    whole += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 2 + size + 2);
  }
}

/** Parses an HTTP/1.1 response that ends with its connection (RFC 9112). */
function readAnswer(bytes: Buffer): RawAnswer | undefined {
  // Latin 1: one character a byte, since chunks are counted in bytes.
  const text = bytes.toString('latin1');
  const head = text.slice(0, text.indexOf('\r\n\r\n'));
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  if (!status) return undefined;
  // 100 Continue precedes the response.
  if (status === '100') return readAnswer(bytes.subarray(head.length + 4));
  const body = text.slice(head.length + 4);
  const chunked = /\r\ntransfer-encoding: *chunked/i.test(head);
  return {
    status: Number(status),
    type: /\r\ncontent-type: *([^\r]*)/i.exec(head)?.[1] ?? '',
    body: Buffer.from(chunked ? unchunked(body) : body, 'latin1').toString('utf8'),
  };
}

/**
 * Sends raw bytes, since no HTTP client sends invalid HTTP.
 *
 * @param isUnfinished nothing follows although the headers announce more.
 * @param patience the timeout of an answer, in ms.
 * @returns undefined where the server closed the connection without an answer.
 * @throws Error where it neither answers nor closes.
 */
export function sendRaw(
  url: string,
  bytes: Buffer,
  isUnfinished: boolean,
  patience = PATIENCE,
): Promise<RawAnswer | undefined> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const line = connect(Number(port), hostname);
    const timer = setTimeout(() => {
      line.destroy();
      reject(new Error('neither an answer nor an end'));
    }, patience);
    line.on('data', (part: Buffer) => {
      parts.push(part);
      // Events are told without an end: whoever asked has seen that they are, and leaves.
      if (readAnswer(Buffer.concat(parts.slice(0, 1)))?.type.startsWith('text/event-stream')) line.destroy();
    });
    // Refused while still being sent: the earlier response has arrived.
    line.on('error', () => line.destroy());
    line.on('close', () => {
      clearTimeout(timer);
      resolve(readAnswer(Buffer.concat(parts)));
    });
    if (isUnfinished) line.end(bytes);
    else line.write(bytes);
  });
}
