import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server that keeps what it is given. */
export interface MailServer {
  readonly port: number;
  readonly url: string;
  readonly letters: Email[];
  stop(): Promise<void>;
}

/** Starts a mail server on a port, a free one where it is 0, that takes so many ms to take a letter. */
export async function startMailServer(port = 0, slowness = 0): Promise<MailServer> {
  const letters: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((letter) => {
          letters.push(letter);
          setTimeout(done, slowness);
        }, done);
      });
    },
  });
  // Who is killed in the middle of a letter leaves a broken connection behind, which is none of the server's errors.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const chosen = (server.server.address() as AddressInfo).port;
  return {
    port: chosen,
    url: `smtp://127.0.0.1:${chosen}`,
    letters,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
