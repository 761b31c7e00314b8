import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkS3, s3Store } from '../../server/fileStores/s3Store';
import { pictureHeader } from '../../src/stone/pictureHeader';
import { PATIENCE } from './emptyDatabase';
import { type S3Server, startS3 } from './s3Server';
import { startServer, type TestServer } from './startServer';
import { createStone, ONE_PIXEL } from './stoneCalls';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe('A server whose pictures lie in S3 storage', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ s3: s3.settings });
  }, PATIENCE);
  afterAll(() => server.stop());

  test('keeps previews there, gives them out byte for byte, and takes them away', async () => {
    const made = await createStone(server, { stoneImage: ONE_PIXEL });
    const [key, held] = [...s3.objects].find(([name]) => name.startsWith('previews/')) ?? [];
    expect(key).toMatch(/^previews\/[0-9a-f-]{36}\.png$/);
    expect(held?.mediaType).toBe('image/png');
    expect(held && pictureHeader(held.bytes)).toEqual({ type: 'png', width: 1, height: 1 });
    const { status, bytes } = await server.call('GET', `/api/stone/${made.id}/preview`, { as: made.token });
    expect([status, held && bytes.equals(held.bytes)]).toEqual([200, true]);
    expect(existsSync(join(server.dataDir, 'previews'))).toBe(false);
    await server.call('DELETE', `/api/stone/${made.id}`, { as: made.token });
    expect(s3.objects.has(key ?? '')).toBe(false);
  });

  test('keeps uploaded pictures there by their content, and says of one that is gone that it is not there', async () => {
    const name = await server.store.pictures.keep(Buffer.from('<svg/>'), 'svg');
    const path = `/api/picture/${name}`;
    expect((await server.call('GET', path, { as: null })).text).toBe('<svg/>');
    s3.objects.delete(`pictures/${name}`);
    expect((await server.call('GET', path, { as: null })).status).toBe(404);
  });

  test('saves a design also while the storage refuses its preview', async () => {
    s3.refuse(true);
    const answer = await server.call('POST', '/api/stone/', { body: { stoneImage: ONE_PIXEL } });
    s3.refuse(false);
    expect(answer.status).toBe(200);
    expect(server.lines.join('')).toContain('the picture storage refused PUT: SlowDown');
  });
});

test('The tiles that come with the program are there also while the storage is not', async () => {
  s3.refuse(true);
  const server = await startServer();
  const fileStores = { ...server.store.fileStores, tiles: s3Store(s3.settings, 'tiles') };
  const apart = await startServer({ services: { fileStores } });
  const tile = await apart.call('GET', '/catalogue/tiles/black-granite-polished.webp', { as: null });
  s3.refuse(false);
  expect(tile.status).toBe(200);
  expect(apart.lines.join('')).toContain('the imported tiles could not be listed');
  await apart.stop();
  await server.stop();
});

test('A list is read page by page, and each file tells when it was put there', async () => {
  const files = s3Store(s3.settings, 'tiles');
  const names = ['a.webp', 'b.webp', 'backgrounds/c d.webp', 'd.webp', 'e.webp'];
  for (const name of names) await files.put(name, Buffer.from(name), 'image/webp');
  const listed = await files.list();
  expect(listed.map(({ name }) => name)).toEqual(names.toSorted());
  expect(listed[0]?.changedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect((await files.read('backgrounds/c d.webp'))?.toString()).toBe('backgrounds/c d.webp');
  expect(await files.changedAt('nowhere')).toBeUndefined();
  expect(await files.read('nowhere')).toBeUndefined();
  await files.remove('nowhere');
});

test('A wrong key, a wrong bucket and a storage that is away are each told at the start, without the key', async () => {
  await expect(checkS3({ ...s3.settings, secretAccessKey: 'forkert' })).rejects.toThrow(
    `the picture storage ${s3.settings.endpoint}, bucket sten, cannot be used: the picture storage refused GET: SignatureDoesNotMatch`,
  );
  await expect(checkS3({ ...s3.settings, bucket: 'andre' })).rejects.toThrow(/bucket andre, is not there$/);
  const away = await startS3();
  await away.stop();
  await expect(checkS3(away.settings)).rejects.toThrow(/cannot be used: connect ECONNREFUSED/);
});
