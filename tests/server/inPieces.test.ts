import { randomBytes } from 'node:crypto';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { inPieces } from '../../server/mail/inPieces';

/** As large as the papers of a stone with many lines, and no whole number of pieces or lines. */
const CONTENT = randomBytes(3_000_001);

/** How many turns everybody else has while something is read, and what was read. */
async function turnsWhile<Read>(read: () => Promise<Read>) {
  let [turns, isOver] = [0, false];
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const result = await read();
  isOver = true;
  return { turns, result };
}

/** A letter with a file, as bytes. */
async function letterWith(content: Buffer | ReturnType<typeof inPieces>): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const boundary = { messageId: '<one@sten.example>', date: new Date(0), baseBoundary: 'sten' };
  const attachments = [{ filename: 'stone.dxf', contentType: 'image/vnd.dxf', content }];
  const { message } = await transport.sendMail({ ...boundary, text: 'Kære mester', attachments });
  if (!Buffer.isBuffer(message)) throw new Error('the letter was not written whole');
  return message;
}

test('A file is encoded for a letter in more than a hundred turns, between which others have theirs', async () => {
  const { turns, result } = await turnsWhile(() => letterWith(inPieces(CONTENT)));
  expect(turns).toBeGreaterThan(100);
  const [file] = (await PostalMime.parse(result)).attachments;
  expect(file?.filename).toBe('stone.dxf');
  expect(Buffer.from(file?.content as ArrayBuffer).equals(CONTENT)).toBe(true);
});

test('The letter is the same, byte for byte, as where the file is given at once', async () => {
  expect((await letterWith(inPieces(CONTENT))).equals(await letterWith(CONTENT))).toBe(true);
});

test('An empty file arrives empty', async () => {
  const [file] = (await PostalMime.parse(await letterWith(inPieces(Buffer.of())))).attachments;
  expect(file?.content).toHaveProperty('byteLength', 0);
});
