import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { drawableOf } from '../../server/drawing/drawable';
import { entriesById } from '../../server/store/catalogue';
import { catalogueLists } from '../../server/store/catalogueLists';
import { loadCatalogue } from '../../server/store/loadCatalogue';
import { attachment } from '../../src/stone/catalogue/attachment';
import { font } from '../../src/stone/catalogue/font';
import { stoneType } from '../../src/stone/catalogue/stoneType';
import { vignet } from '../../src/stone/catalogue/vignet';
import { design } from '../../src/stone/stone';
import { listOf } from '../../src/stone/wire/list';
import { PATIENCE } from './emptyDatabase';
import { SAMPLE_CATALOGUE } from './sampleCatalogue';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

describe('The catalogue', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());

  const get = (path: string) => server.call('GET', path);
  const idsOf = async (path: string) =>
    listOf(z.object({ id: z.number() }))
      .parse((await get(path)).json)
      .results.map(({ id }) => id);

  test('lists the stone types of a kind of grave, or all, in its order', async () => {
    expect(await idsOf('/api/stoneTypes/coffin')).toEqual([15, 16]);
    expect(await idsOf('/api/stoneTypes/urn')).toEqual([20, 21]);
    expect(await idsOf('/api/stoneTypes/lawn')).toEqual([30]);
    expect(await idsOf('/api/stoneTypes/reference')).toEqual([]);
    expect(await idsOf('/api/stoneTypes/all')).toEqual([15, 16, 20, 21, 30]);
  });

  test('answers a number with that one entry', async () => {
    expect(stoneType.parse((await get('/api/stoneTypes/15')).json)).toMatchObject({ id: 15, width: 600 });
    expect(vignet.parse((await get('/api/vignets/552')).json)).toMatchObject({ id: 552, height: 200 });
  });

  test('lists the attachments for a stone type, by its number', async () => {
    expect(await idsOf('/api/attachments/15')).toEqual([101, 102]);
    const { results } = listOf(attachment).parse((await get('/api/attachments/20')).json);
    expect(results[0]).toMatchObject({ id: 101, Name: 'Lygte 101', width: 100, parts: [{ depth: 40 }] });
    for (const unknown of ['/api/attachments/999', '/api/attachments/sea'])
      expect((await get(unknown)).status).toBe(404);
  });

  test('lists vignettes, attachments, backgrounds and fonts, which suit every grave', async () => {
    for (const type of ['coffin', 'urn', 'lawn', 'reference', 'all']) {
      expect(await idsOf(`/api/vignets/${type}`)).toEqual([552, 553]);
      expect(await idsOf(`/api/backgrounds/${type}`)).toEqual([10]);
      expect(await idsOf(`/api/attachments/${type}`)).toEqual([101, 102]);
    }
    const fonts = listOf(font).parse((await get('/api/fonts/coffin')).json).results;
    expect(fonts.map(({ family }) => family)).toContain('EB Garamond');
  });

  test('knows nothing of numbers beyond those the database counts with', async () => {
    for (const path of ['stoneTypes/2147483648', 'vignets/99999999999', 'prepareStone/99999999999/urn']) {
      expect((await get(`/api/${path}`)).status).toBe(404);
    }
  });

  test('knows nothing of other numbers and kinds', async () => {
    for (const path of [
      '/api/stoneTypes/999',
      '/api/vignets/1',
      '/api/stoneTypes/sea',
      '/api/fonts/sea',
      '/api/sea',
    ]) {
      const answer = await get(path);
      expect([answer.status, answer.json]).toEqual([
        404,
        { error: 'Det, du leder efter, findes ikke.', code: 'notFound' },
      ]);
    }
  });

  test('is read with a link’s token and with a login, and not without an AuthCookie', async () => {
    const made = await createStone(server);
    for (const as of ['public', made.token, made.readonlyToken, await server.login('bedemand')]) {
      expect((await server.call('GET', '/api/stoneTypes/15', { as })).status).toBe(200);
    }
    for (const as of [null, '']) {
      const { status, json } = await server.call('GET', '/api/stoneTypes/15', { as });
      expect([status, json.code]).toEqual([401, 'authCookieMissing']);
    }
    expect((await server.call('GET', '/api/stoneTypes/15', { as: 'nonsense' })).json.code).toBe(
      'sessionExpired',
    );
  });

  test('gives entries of several kinds by their numbers, each once and in the order asked for', async () => {
    const entries = await entriesById(server.store.database, {
      stoneType: [30, 15, 999, 30, 99_999_999_999],
      vignet: [553],
    });
    expect(entries('stoneType', stoneType).map(({ id }) => id)).toEqual([30, 15]);
    expect(entries('vignet', vignet).map(({ id }) => id)).toEqual([553]);
    expect(entries('attachment', attachment)).toEqual([]);
  });

  test('is asked once for all that a design names', async () => {
    const { database } = server.store;
    const asked = vi.spyOn(database, 'rows');
    const named = design.parse({
      Parms: [
        { type: 'standardVignet', vignetId: 553 },
        { type: 'standardVignet', vignetId: 552 },
        { type: 'attachment', attachmentId: 102 },
      ],
    });
    const { catalogue } = await drawableOf(database, named, async () => undefined);
    expect(Object.values(catalogue).map((found) => found.map(({ id }: { id: number }) => id))).toEqual([
      [15],
      [553, 552],
      [10],
      [102],
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  test('is loaded anew when its files changed, and only then', async () => {
    const { database } = server.store;
    expect(await loadCatalogue(database, SAMPLE_CATALOGUE)).toBe(false);
    const [first, ...others] = SAMPLE_CATALOGUE.stoneType;
    const changed = { ...SAMPLE_CATALOGUE, stoneType: [...others, { ...first, id: 17 }] };
    expect(await loadCatalogue(database, changed)).toBe(true);
    expect(await idsOf('/api/stoneTypes/coffin')).toEqual([16, 17]);
    // A stone that uses the removed type still finds it.
    expect((await get('/api/stoneTypes/15')).json).toMatchObject({ id: 15 });
    expect(await loadCatalogue(database, SAMPLE_CATALOGUE)).toBe(true);
    expect(await idsOf('/api/stoneTypes/coffin')).toEqual([15, 16]);
  });

  test('of the project holds the ids of the specification', async () => {
    const lists = await catalogueLists(new URL('../../catalogue', import.meta.url).pathname);
    const has = (kind: 'stoneType' | 'vignet' | 'background', id: number) =>
      lists[kind].some((each) => each.id === id);
    expect([has('stoneType', 15), has('background', 10), has('vignet', 552)]).toEqual([true, true, true]);
    expect(lists.stoneType.length).toBeGreaterThanOrEqual(24);
  });
});
