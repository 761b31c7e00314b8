import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStore } from '../../server/fileStores/folderStore';
import { diskOf } from '../../server/system/disk';
import { PATIENCE, putEmptyDatabase } from './emptyDatabase';
import { type SmallDisk, smallDisk } from './smallDisk';
import { startServer, type TestServer } from './startServer';
import { createStone, ONE_PIXEL } from './stoneCalls';

let disk: SmallDisk;
beforeEach(async () => {
  disk = await smallDisk();
  await putEmptyDatabase(disk.folder);
}, PATIENCE);
afterEach(() => disk.remove());

const WORDS = {
  da: 'Der er ikke mere plads på serveren',
  de: 'Auf dem Server ist kein Platz mehr',
  no: 'Det er ikke mer plass på serveren',
};

async function refusesWrites(server: TestServer, stone: { id: number; token: string }): Promise<void> {
  const as = stone.token;
  for (const [locale, words] of Object.entries(WORDS)) {
    const headers = { 'accept-language': locale };
    const refused = [
      await server.call('POST', '/api/stone/', { body: {}, headers }),
      await server.call('PUT', `/api/stone/${stone.id}`, { as, body: { stoneImage: ONE_PIXEL }, headers }),
    ];
    for (const { status, json } of refused) {
      expect([status, json.code]).toEqual([507, 'diskFull']);
      expect(json.error).toContain(words);
    }
  }
  const read = await server.call('GET', `/api/stone/${stone.id}`, { as });
  expect([read.status, read.json.Comment]).toEqual([200, 'bliver']);
  expect((await server.call('GET', '/readyz')).status).toBe(503);
  expect((await server.call('GET', '/healthz')).status).toBe(200);
}

async function takesWrites(server: TestServer, stone: { id: number; token: string }): Promise<void> {
  const ready = () => server.call('GET', '/readyz').then(({ status }) => status);
  await expect.poll(ready, { timeout: 5000 }).toBe(200);
  const written = await server.call('PUT', `/api/stone/${stone.id}`, {
    as: stone.token,
    body: { Comment: 'ny' },
  });
  expect(written.status).toBe(200);
}

test(
  'While the disk is full, reading works and writing is refused in words; with room again it goes on',
  async () => {
    const server = await startServer({ dataDir: disk.folder });
    const stone = await createStone(server, { Comment: 'bliver' });
    await disk.fill(20_000_000);
    const ready = () => server.call('GET', '/readyz').then(({ status }) => status);
    await expect.poll(ready, { timeout: 5000 }).toBe(503);
    await refusesWrites(server, stone);
    await disk.empty();
    await takesWrites(server, stone);
    await server.stop('keepData');
  },
  PATIENCE,
);

test(
  'On a disk that is full already the server starts for reading, and writes once there is room',
  async () => {
    const first = await startServer({ dataDir: disk.folder });
    const stone = await createStone(first, { Comment: 'bliver' });
    await first.stop('keepData');
    await disk.fill(0);
    const server = await startServer({ dataDir: disk.folder });
    await refusesWrites(server, stone);
    await disk.empty();
    await takesWrites(server, stone);
    await server.stop('keepData');
  },
  PATIENCE,
);

test('A disk that refuses a picture counts as full, whatever room it says it has', async () => {
  const watched = diskOf(disk.folder);
  const files = await folderStore(`${disk.folder}/pictures`, watched);
  const open = fs.promises.open;
  fs.promises.open = async () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
  await expect(files.put('picture.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('no space');
  fs.promises.open = open;
  syncBuiltinESMExports();
  expect(await watched.isFull()).toBe(true);
  await expect(files.put('picture.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('the disk is full');
});
