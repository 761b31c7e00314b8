import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { setPricesShown } from '../../server/store/businesses';
import { catalogueLists } from '../../server/store/catalogueLists';
import { pricedItems } from '../../src/stone/price/priceOf';
import { totalOf } from '../../src/stone/price/totalOf';
import { stone } from '../../src/stone/stone';
import { prices } from '../../src/stone/wire/prices';
import { pricedDesigns } from '../stone/pricedDesigns';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

let server: TestServer;
let undertaker: string;
beforeAll(async () => {
  server = await startServer({ catalogue: await catalogueLists('catalogue') });
  undertaker = await server.login('bedemand');
}, PATIENCE);
afterAll(() => server.stop());

const GERMAN = { 'accept-language': 'de' };
const listAt = async (path: string, as = 'public', headers = {}) => {
  const answer = await server.call('GET', path, { as, headers });
  expect([path, answer.status]).toEqual([path, 200]);
  return prices.parse(answer.json).list;
};
const STONE = { StoneTypeId: 15, StoneTypeVariantId: 1501 };
const letter = z.object({ order: z.object({ stones: z.array(z.object({ Price: z.number().nullable() })) }) });

test(
  'What stands beside the stone is what the server answers and what the letter says, for many designs',
  async () => {
    const designs = fc.sample(pricedDesigns, { numRuns: 40, seed: 20261125 });
    const sums: (number | null)[] = [];
    for (const given of designs) {
      const answer = await server.call('POST', '/api/stone/', { as: 'public', body: given });
      const made = stone.parse(answer.json);
      const list = await listAt(`/api/prices/${made.id}`, made.token);
      if (!list) throw new Error('no prices are shown');
      const live = totalOf(pricedItems(made, list));
      expect(live).toBe(made.Price);
      const read = await server.call('GET', `/api/sendToMason/${made.id}`, { as: made.token ?? '' });
      expect(letter.parse(read.json).order.stones[0]?.Price).toBe(live);
      sums.push(live);
    }
    expect(sums.filter((sum) => sum === null).length).toBeGreaterThan(3);
    expect(new Set(sums).size).toBeGreaterThan(10);
  },
  PATIENCE,
);

test('A new stone is priced in the money that it will be saved in, with VAT said', async () => {
  expect(await listAt('/api/prices')).toMatchObject({ currency: 'DKK', vat: 'included' });
  expect((await listAt('/api/prices', 'public', GERMAN))?.currency).toBe('EUR');
  // A business has one money, in whatever language its pages are.
  expect((await listAt('/api/prices', undertaker, GERMAN))?.currency).toBe('DKK');
  const german = await server.call('POST', '/api/stone/', { as: 'public', body: STONE, headers: GERMAN });
  const { id, token } = stone.parse(german.json);
  expect((await listAt(`/api/prices/${id}`, token))?.currency).toBe('EUR');
});

test('Who may only read a stone is told neither its price nor what it is priced by', async () => {
  const made = await createStone(server, STONE);
  const read = await server.call('GET', `/api/stone/${made.id}`, { as: made.readonlyToken });
  expect(read.status).toBe(200);
  expect(read.text).not.toMatch(/"Price"|"PriceLines"|"Currency"/);
  expect((await server.call('GET', `/api/prices/${made.id}`, { as: made.readonlyToken })).status).toBe(403);
});

describe('A business that hides its prices', () => {
  afterAll(async () => {
    for (const id of [1, 2]) await setPricesShown(server.store.database, id, true);
  });
  const priceOf = async (id: number, as: string) =>
    (await server.call('GET', `/api/stone/${id}`, { as })).json.Price;

  test('hides them from the family at its link, and not from its own users', async () => {
    await setPricesShown(server.store.database, 2, false);
    const made = await createStone(server, STONE, undertaker);
    expect(await listAt(`/api/prices/${made.id}`, made.token)).toBeNull();
    expect(await priceOf(made.id, made.token)).toBeUndefined();
    expect(await listAt(`/api/prices/${made.id}`, undertaker)).not.toBeNull();
    expect(await priceOf(made.id, undertaker)).toBeGreaterThan(0);
    expect(await listAt('/api/prices', undertaker)).not.toBeNull();
    // Visitors' stones are another's.
    expect(await listAt('/api/prices')).not.toBeNull();
    await setPricesShown(server.store.database, 2, true);
    expect(await priceOf(made.id, made.token)).toBeGreaterThan(0);
  });

  test('hides them from visitors where it is business 1', async () => {
    await setPricesShown(server.store.database, 1, false);
    expect(await listAt('/api/prices')).toBeNull();
    const answer = await server.call('POST', '/api/stone/', { as: 'public', body: STONE });
    expect(answer.text).not.toMatch(/"Price"/);
    const { id, token } = stone.parse(answer.json);
    expect(await listAt(`/api/prices/${id}`, token)).toBeNull();
    expect(await listAt('/api/prices', undertaker)).not.toBeNull();
  });
});
