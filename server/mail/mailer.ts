import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { messageIdOf } from '../store/letterKinds';
import { htmlLetter } from './htmlLetter';
import { inPieces } from './inPieces';
import type { WrittenLetter } from './writeLetter';

/** Sends letters. */
export interface Mailer {
  /**
   * Sends one letter; when this returns, the mail server has accepted it.
   *
   * @param makeSure is awaited as the very last step before the mail server accepts it; if it throws, nothing is sent.
   */
  send(letter: WrittenLetter, makeSure: () => Promise<void>): Promise<void>;
}

const asMessage = (
  { messageId, to, replyTo, subject, text, attachments, dress, ending }: WrittenLetter,
  from: string,
) => ({
  messageId,
  from,
  to,
  ...(replyTo ? { replyTo } : {}),
  subject,
  text,
  html: htmlLetter(subject, text, dress),
  attachments: attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content: inPieces(content),
  })),
  headers: {
    // Prevents automatic replies (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    // By RFC 8058 a mail program's button only works over https.
    ...(ending?.startsWith('https:') && {
      'List-Unsubscribe': { prepared: true, value: `<${ending}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});

/** The size of the pieces of a message, in bytes. */
const PIECE = 16_384;

/**
 * Passes a message on, but its end waits for `makeSure`; where that throws, the end never comes. In small pieces, and
 * without reading ahead: otherwise a short message, or a long one in one piece, would have been read to its end before
 * the mail server has read it, or even asked for it.
 */
const endingAfter = (makeSure: () => Promise<void>) => (message: Readable) => {
  const pieces = async function* () {
    for await (const part of message) {
      const bytes = Buffer.from(part);
      for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
    }
    await makeSure();
  };
  return Readable.from(pieces(), { highWaterMark: 1 });
};

/**
 * Letters by SMTP. A mail server accepts a message with the dot after its last line (RFC 5321 section 4.1.1.4): until
 * then, however slowly it reads, the letter can still be withheld.
 */
export function smtpMailer(url: string, from: string): Mailer {
  return {
    send: async (letter, makeSure) => {
      const transport = createTransport({
        url,
        connectionTimeout: 20_000,
        greetingTimeout: 20_000,
        socketTimeout: 60_000,
      });
      transport.use('stream', ({ message }, done) => {
        message.processFunc(endingAfter(makeSure));
        done();
      });
      await transport.sendMail(asMessage(letter, from)).finally(() => transport.close());
    },
  };
}

/** The folder in which letters are kept as files where there is no mail server. */
export const letterFolder = (dataDir: string) => join(dataDir, 'outbox');

/** The name of a letter's file there. */
export const letterFile = (messageId: string) =>
  `${messageId.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '')}.eml`;

/** How a letter's file is called while it is written. */
export const unfinished = (path: string) => `${path}.new`;

const LETTER_FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_gravestone-designer\.eml(?:\.new)?$/;

/** The Message-ID of the letter that a file holds, whole or not; undefined for any other file. */
export function letterOfFile(name: string): string | undefined {
  const [, id] = LETTER_FILE.exec(name) ?? [];
  return id === undefined ? undefined : messageIdOf(id);
}

/** Letters as `.eml` files in a folder, named by their Message-ID: a second copy replaces the first, and one that is not sent leaves nothing. */
export function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (letter, makeSure) => {
      const { message } = await transport.sendMail(asMessage(letter, from));
      if (!Buffer.isBuffer(message)) throw new Error('the letter was not written whole');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = join(folder, letterFile(letter.messageId));
      try {
        const file = await open(unfinished(name), 'w', 0o600);
        try {
          await file.writeFile(message);
          await file.sync();
        } finally {
          await file.close();
        }
        await makeSure();
        await rename(unfinished(name), name);
      } finally {
        // Where it was renamed there is none.
        await rm(unfinished(name), { force: true });
      }
    },
  };
}

/** Letters by SMTP where there is a mail server, else as files in `dataDir`/outbox. */
export function openMailer(given: {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly dataDir: string;
  readonly publicUrl: string;
}): Mailer {
  const from = senderOf(given);
  return given.smtpUrl ? smtpMailer(given.smtpUrl, from) : folderMailer(letterFolder(given.dataDir), from);
}

/** The address that letters come from. */
export function senderOf(given: {
  readonly mailFrom: string | undefined;
  readonly publicUrl: string;
}): string {
  return given.mailFrom ?? `noreply@${senderHost(given.publicUrl)}`;
}

/** The host for a mail address: IP addresses are put into brackets (RFC 5321 section 4.1.3). */
function senderHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname;
}
