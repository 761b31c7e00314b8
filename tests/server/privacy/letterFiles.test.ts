import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseOne } from '../../../server/jobs/privacy/erase';
import { sweepLetterFiles } from '../../../server/jobs/privacy/letterFiles';
import { folderMailer, letterFile } from '../../../server/mail/mailer';
import type { WrittenLetter } from '../../../server/mail/writeLetter';
import { waitingLetters } from '../../../server/store/outboxQueue';
import { projectRoot } from '../../../server/system/projectRoot';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { deliverToFolder, draftWithNames, NAMES } from './lasting';

const DAY = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());
/** Where another node keeps its letters. */
let elsewhere: string;
beforeEach(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'gravestone-letters-'));
  return () => rm(elsewhere, { recursive: true });
});

/** What is erased, by a node whose letters lie in a folder. */
const erase = (id: number, folder: string) => {
  const { database, fileStores } = server.store;
  const shelves = { database, fileStores, letters: folder, log: { warn: () => undefined } };
  return eraseOne(shelves, id, 'asked', () => true);
};
const sweep = (folder: string, days = 365) => sweepLetterFiles(server.store.database, folder, days);

/** A stone with a letter that waits, as it is written. */
async function letterWaits(): Promise<{ id: number; letter: WrittenLetter }> {
  const as = await server.login('bedemand');
  const { id } = await draftWithNames(server, as);
  const body = {
    StonemasonId: 1,
    contactName: NAMES.contact,
    contactPhone: '1',
    contactEmail: NAMES.address,
  };
  const { text } = await server.call('POST', `/api/sendToMason/${id}`, { as, body });
  const waiting = await waitingLetters(server.store.database);
  const letter = waiting.find(({ stones, kind }) => stones === String(id) && kind === 'order');
  if (!letter) throw new Error(`no letter waits: ${text}`);
  const dress = { locale: 'da', accent: '#123456', publicUrl: 'https://sten.example' } as const;
  const words = { subject: NAMES.dead, text: NAMES.dead, replyTo: undefined, attachments: [], dress };
  return { id, letter: { messageId: letter.message_id, to: NAMES.address, ...words } };
}

const send = (letter: WrittenLetter, makeSure: () => Promise<void>) =>
  folderMailer(elsewhere, 'noreply@sten.example').send(letter, makeSure);

test('A letter whose lease is lost at the last moment leaves no file', async () => {
  const { letter } = await letterWaits();
  const lost = async () => {
    expect(await readdir(elsewhere)).toHaveLength(1);
    throw new Error('lost');
  };
  await expect(send(letter, lost)).rejects.toThrow('lost');
  expect(await readdir(elsewhere)).toEqual([]);
});

test('What is erased between the last look and the end of the writing leaves no file', async () => {
  const { id, letter } = await letterWaits();
  await expect(send(letter, async () => void (await erase(id, elsewhere)))).rejects.toThrow('ENOENT');
  expect(await readdir(elsewhere)).toEqual([]);
});

test(
  'What a killed node had half written is gone with its next start, once it is erased elsewhere',
  async () => {
    const { id, letter } = await letterWaits();
    const script = `
    const { folderMailer } = await import('./server/mail/mailer.ts');
    await folderMailer(${JSON.stringify(elsewhere)}, 'noreply@sten.example').send(
      ${JSON.stringify(letter)},
      () => { process.stdout.write('written'); return new Promise(() => setInterval(() => undefined, 1000)); });`;
    const node = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: projectRoot(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(node.stdout, 'data');
    node.kill('SIGKILL');
    await once(node, 'exit');
    const half = [`${letterFile(letter.messageId)}.new`];
    expect(await readdir(elsewhere)).toEqual(half);
    // While there is the letter, it may be being written.
    await sweep(elsewhere);
    expect(await readdir(elsewhere)).toEqual(half);
    await erase(id, server.store.letters);
    await sweep(elsewhere);
    expect(await readdir(elsewhere)).toEqual([]);
  },
  PATIENCE,
);

test('What no process can be writing any more goes, though the letter is there', async () => {
  const { letter } = await letterWaits();
  const path = join(elsewhere, `${letterFile(letter.messageId)}.new`);
  await writeFile(path, NAMES.dead);
  await utimes(path, new Date(), new Date(Date.now() - 2 * 3_600_000));
  await sweep(elsewhere);
  expect(await readdir(elsewhere)).toEqual([]);
});

test('Another node’s files go with its sweeping; what there still is, and what is not ours, stays', async () => {
  const erased = await letterWaits();
  const kept = await letterWaits();
  await deliverToFolder(server);
  const names = await readdir(server.store.letters);
  for (const name of names) await copyFile(join(server.store.letters, name), join(elsewhere, name));
  const unknown = `${letterFile('<00000000-0000-4000-8000-000000000000@gravestone-designer>')}`;
  const strange = ['brev.eml', 'notes.txt', `x${letterFile(erased.letter.messageId)}`];
  for (const name of [unknown, ...strange]) await writeFile(join(elsewhere, name), NAMES.dead);
  for (const each of [erased.letter, kept.letter]) expect(names).toContain(letterFile(each.messageId));

  await erase(erased.id, server.store.letters);
  expect(await readdir(server.store.letters)).not.toContain(letterFile(erased.letter.messageId));
  expect(await readdir(elsewhere)).toContain(letterFile(erased.letter.messageId));
  await sweep(elsewhere);
  const left = await readdir(elsewhere);
  expect(left).not.toContain(letterFile(erased.letter.messageId));
  expect(left).toEqual(expect.arrayContaining([letterFile(kept.letter.messageId), unknown, ...strange]));
  // After a restore the database knows nothing of a letter: it stays as long as letters do.
  const old = new Date(Date.now() - 366 * DAY);
  for (const name of left) await utimes(join(elsewhere, name), old, old);
  await sweep(elsewhere);
  expect(await readdir(elsewhere)).toEqual(left.filter((name) => name !== unknown));
});

test('A letter of two stones, one of which is erased, goes as it was sent, and stays as it is sent again', async () => {
  const { database } = server.store;
  const [one, other] = [await letterWaits(), await letterWaits()];
  await database.run(`update outbox set stone_ids = array[$1::bigint, $2::bigint] where message_id = $3`, [
    one.id,
    other.id,
    one.letter.messageId,
  ]);
  const name = letterFile(one.letter.messageId);
  await send(one.letter, async () => undefined);
  await database.run('update outbox set sent_at = now() where message_id = $1', [one.letter.messageId]);
  await erase(other.id, server.store.letters);
  await sweep(elsewhere);
  expect(await readdir(elsewhere)).not.toContain(name);
  await send(one.letter, async () => undefined);
  await database.run('update outbox set sent_at = now() where message_id = $1', [one.letter.messageId]);
  await sweep(elsewhere);
  expect(await readdir(elsewhere)).toContain(name);
});
