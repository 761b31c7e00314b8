import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server that stores what it receives. */
export interface MailServer {
  readonly port: number;
  readonly url: string;
  readonly letters: Email[];
  stop(): Promise<void>;
}

/** The state of a conversation: the address was named, or the letter's first bytes have arrived. */
export type Moment = 'recipient' | 'data';

/**
 * Starts a mail server on a port, a free one where it is 0, that takes so many ms to accept a letter.
 *
 * @param when is awaited at each moment of a conversation, about a letter to an address, before that continues, and throws where the server is to refuse it.
 */
export async function startMailServer(
  port = 0,
  slowness = 0,
  when: (moment: Moment, address: string) => Promise<void> = async () => undefined,
): Promise<MailServer> {
  const letters: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      when('recipient', address).then(() => done(), done);
    },
    onData: (stream, { envelope }, done) => {
      const address = envelope.rcptTo[0]?.address ?? '';
      const parts: Buffer[] = [];
      let refused: Error | undefined;
      stream.on('data', (part: Buffer) => {
        if (parts.push(part) > 1) return;
        stream.pause();
        // A refusal is said after the letter's last line, as every other answer to it.
        when('data', address)
          .catch((error: Error) => {
            refused = error;
          })
          .finally(() => stream.resume());
      });
      stream.on('end', () => {
        if (refused) return done(refused);
        PostalMime.parse(Buffer.concat(parts)).then((letter) => {
          letters.push(letter);
          setTimeout(done, slowness);
        }, done);
      });
    },
  });
  // A client killed in the middle of a letter breaks its connection, which is not the server's error.
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
