import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueLists } from '../../server/store/catalogueLists';
import { importCatalogue } from '../../server/store/loadCatalogue';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ catalogue: await catalogueLists('catalogue') });
}, PATIENCE);
afterAll(() => server.stop());

const body = { StoneTypeId: 15, StoneTypeVariantId: 1501 };
const german = { 'accept-language': 'de' };
const create = (language: string, as = 'public') =>
  server.call('POST', '/api/stone/', { as, body, headers: { 'accept-language': language } });

test('A visitor’s stone is priced in the money of the page that it was begun on', async () => {
  for (const [language, money] of [
    ['da', 'DKK'],
    ['de', 'EUR'],
    ['no', 'NOK'],
  ] as const) {
    const { json } = await create(language);
    expect([language, json.Currency]).toEqual([language, money]);
    expect(json.Price).toBeGreaterThan(0);
  }
});

test('It stays in that money, whoever opens, saves or copies it in which language, and with tomorrow’s prices', async () => {
  const { json: made } = await create('da');
  const as = String(made.token);
  const path = `/api/stone/${made.id}`;
  expect((await server.call('GET', path, { as, headers: german })).json.Currency).toBe('DKK');
  const saved = await server.call('PUT', path, {
    as,
    headers: german,
    body: { ...body, version: made.version },
  });
  expect(saved.json.Currency).toBe('DKK');
  expect((await server.call('PUT', `/api/copyStone/${made.id}`, { as, headers: german })).json.Currency).toBe(
    'DKK',
  );

  const other = (await create('no')).json;
  const lists = await catalogueLists('catalogue');
  const prices = lists.prices.map((list) => ({ ...list, stones: [] }));
  await importCatalogue(server.store.database, { ...lists, prices });
  for (const [stone, money] of [
    [made, 'DKK'],
    [other, 'NOK'],
  ] as const) {
    const { json } = await server.call('GET', `/api/stone/${stone.id}`, { as: String(stone.token) });
    expect([json.Currency, json.Price]).toEqual([money, null]);
  }
});

test('A user’s stone is priced in the money of his business’s country, whatever his language', async () => {
  const { json } = await create('de', await server.login('bedemand'));
  expect(json.Currency).toBe('DKK');
});
