import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../server/store/loadCatalogue';
import { PATIENCE } from './emptyDatabase';
import { SAMPLE_CATALOGUE } from './sampleCatalogue';
import { type CallOptions, startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const LISTS = [
  '/api/stoneTypes/all',
  '/api/vignets/all',
  '/api/attachments/all',
  '/api/backgrounds/all',
  '/api/fonts/all',
  '/api/churchyards',
  '/api/stonemasons',
  '/api/prepareStandardStone',
  '/api/prepareStone/0/urn',
];

describe('What a browser keeps of the catalogue', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());

  const get = (path: string, options?: CallOptions) => server.call('GET', path, options);
  const again = (path: string, etag: unknown, more: Record<string, string> = {}) =>
    get(path, { headers: { 'if-none-match': String(etag), ...more } });

  test('is asked after each time, and does not travel again while it is the same', async () => {
    for (const path of LISTS) {
      const first = await get(path);
      expect([path, first.status, first.headers['cache-control']]).toEqual([path, 200, 'no-cache']);
      const second = await again(path, first.headers.etag);
      expect([path, second.status, second.text]).toEqual([path, 304, '']);
      expect(second.headers.etag).toBe(first.headers.etag);
      // Nor is it sent compressed.
      expect((await again(path, first.headers.etag, { 'accept-encoding': 'br' })).status).toBe(304);
    }
  });

  test('is known by any of the marks that a browser names', async () => {
    const { etag } = (await get('/api/fonts/all')).headers;
    for (const marks of [`"other", ${etag}`, String(etag).replace('W/', ''), '*'])
      expect([marks, (await again('/api/fonts/all', marks)).status]).toEqual([marks, 304]);
    expect((await again('/api/fonts/all', '"other"')).status).toBe(200);
  });

  test('is given to nobody who may not read it, whatever they have', async () => {
    const { etag } = (await get('/api/vignets/all')).headers;
    for (const [as, status] of [
      [null, 401],
      ['a login that has ended', 403],
    ] as const) {
      const refused = await get('/api/vignets/all', { as, headers: { 'if-none-match': String(etag) } });
      expect(refused.status).toBe(status);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.headers).not.toHaveProperty('etag');
    }
  });

  test('is sent anew as soon as the catalogue is another', async () => {
    const before = await get('/api/backgrounds/all');
    const background = SAMPLE_CATALOGUE.background.map((entry) => ({ ...entry, top: '#123456' }));
    await loadCatalogue(server.store.database, { ...SAMPLE_CATALOGUE, background });
    const after = await again('/api/backgrounds/all', before.headers.etag);
    expect(after.status).toBe(200);
    expect(after.text).toContain('#123456');
  });

  test('is nothing of a stone, a login or a copy of a stone', async () => {
    const { id, token } = await createStone(server);
    const user = await server.login('admin');
    for (const [path, as] of [
      [`/api/stone/${id}`, token],
      [`/api/prepareStone/0/copystone/${id}`, token],
      [`/api/prepareStone/0/reset/${id}`, token],
      ['/api/projects', user],
      ['/api/assets', user],
    ] as const) {
      const answer = await get(path, { as });
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 200, 'no-store']);
      expect(answer.headers).not.toHaveProperty('etag');
    }
  });

  test('is a tile only while it is the same picture', async () => {
    const path = '/catalogue/tiles/black-granite-polished.webp';
    const shipped = await get(path);
    expect([shipped.status, shipped.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect((await again(path, shipped.headers.etag)).status).toBe(304);

    const own = '/catalogue/tiles/own/slate.webp';
    const { tiles } = server.store.fileStores;
    await tiles.put('own/slate.webp', Buffer.from('a tile'), 'image/webp');
    const apart = await startServer({ services: { fileStores: server.store.fileStores } });
    const first = await apart.call('GET', own, { as: null });
    expect([first.status, first.text]).toEqual([200, 'a tile']);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await apart.call('GET', own, { as: null, headers })).status).toBe(304);
    await tiles.put('own/slate.webp', Buffer.from('another tile'), 'image/webp');
    const changed = await apart.call('GET', own, { as: null, headers });
    expect([changed.status, changed.text]).toEqual([200, 'another tile']);
    await apart.stop();
  });
});
