import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeWorkshopKey } from '../../../server/store/workshopKeys';
import { masonsSettings } from '../../../src/painting/files/masonsSettings';
import { masonOrderDetail } from '../../../src/stone/wire/mason';
import { workshopOrder, workshopOrderAnswer } from '../../../src/stone/wire/workshop';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { type AtMason, orderAtMason } from './atMason';

/** By 51.37 kr. a letter nothing else on a stone is priced: whoever is told the price is told this. */
const PRICES = {
  currency: 'DKK',
  vat: 'excluded',
  engraved: [{ upTo: 60, each: 5137 }],
} as const;
const LINE = { type: 'text', subText: 'Anna Otto', fontSize: '40', position: { x: 300, y: 300 } };
const SUM = 8 * 5137;
const TELLS = /ownPrice|5137|41096/;

let server: TestServer;
let [undertaker, provider, first, elsewhere] = ['', '', '', ''];
let order: AtMason;
beforeAll(async () => {
  server = await startServer();
  undertaker = await server.login('bedemand');
  provider = await server.login('admin');
  const userOf = async (name: string, mason: number) => {
    await server.store.database.script(
      `insert into businesses (id, name) values (7, 'Værksted') on conflict do nothing;
       insert into users (username, password_hash, business_id, stonemason_id)
       select '${name}', password_hash, 7, ${mason} from users where username = 'bedemand'`,
    );
    return server.login(name);
  };
  first = await userOf('hugger', 1);
  elsewhere = await userOf('steinmetz', 4);
  const { status, text } = await keep({ prices: PRICES });
  expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  order = await orderAtMason(server, { design: { Parms: [LINE, { type: 'sandblownVignet', vignetId: 1 }] } });
}, PATIENCE);
afterAll(() => server.stop());

const told = async (as: string) =>
  masonsSettings.parse((await server.call('GET', '/api/mason/settings', { as })).json);
async function keep(settings: unknown) {
  const { version } = await told(first);
  return server.call('PUT', '/api/mason/settings', { as: first, body: { version, settings } });
}
const page = async (as: string, id = order.id) => server.call('GET', `/api/mason/orders/${id}`, { as });
const ownPrice = async (as: string, id?: number) =>
  masonOrderDetail.parse((await page(as, id)).json).ownPrice;

test('his page has the price by his own list, for his login and by the link in his letter', async () => {
  for (const as of [first, order.mason])
    expect(await ownPrice(as)).toEqual({
      Price: null,
      Currency: 'DKK',
      PriceVat: 'excluded',
      PriceLines: [
        {
          key: 'engravedLetters',
          count: 8,
          each: 5137,
          amount: SUM,
          upTo: 60,
          text: '8 sandblæste bogstaver, højst 60 mm',
        },
        { key: 'sandblownVignet', count: 1, each: null, amount: null, text: '1 × sandblæst vignet' },
      ],
      notIn: ['Gravsten'],
    });
  const german = await server.call('GET', `/api/mason/orders/${order.id}`, {
    as: first,
    headers: { 'accept-language': 'de' },
  });
  expect(masonOrderDetail.parse(german.json).ownPrice?.notIn).toEqual(['Grabstein']);
});

test('nobody else is told: no provider, undertaker, family, reader or other mason', async () => {
  const known = await page(provider);
  expect([known.status, TELLS.test(known.text)]).toEqual([200, false]);
  expect((await page(elsewhere)).status).toBe(404);
  expect((await told(elsewhere)).settings).toEqual({});
  for (const as of [undertaker, order.token, 'public']) expect((await page(as)).status).not.toBe(200);
  for (const as of [order.token, order.readonlyToken, provider, order.mason, first])
    expect((await server.call('GET', `/api/stone/${order.id}`, { as })).text).not.toMatch(TELLS);
});

test('the link in his letter opens neither his list nor a way to change it', async () => {
  expect((await told(first)).settings.prices).toEqual(PRICES);
  expect((await told(order.mason)).settings).toEqual({});
  const { version } = await told(first);
  const body = { version, settings: {} };
  expect((await server.call('PUT', '/api/mason/settings', { as: order.mason, body })).status).toBe(403);
});

test('no letter and nothing that is kept of an order or its stone says it', async () => {
  const { database } = server.store;
  const kept = await database.rows(
    z.object({ text: z.string() }),
    `select coalesce(outbox::text, '') as text from outbox
     union all select stones::text from stones`,
    [],
  );
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.filter(({ text }) => TELLS.test(text))).toEqual([]);
  const draft = await orderAtMason(server, { as: undertaker, design: { Parms: [LINE] } });
  const letter = await server.call('GET', `/api/sendToMason/${draft.id}`, { as: undertaker });
  expect(letter.text).not.toMatch(TELLS);
});

test('his machine fetches it with the order, and no other machine does', async () => {
  const { database } = server.store;
  const orderWith = async (mason: number) => {
    const key = await makeWorkshopKey(database, mason);
    const listed = await server.call('GET', `/api/workshop/orders?stone=${order.id}`, { as: key });
    const [found] = z.object({ results: z.array(workshopOrder) }).parse(listed.json).results;
    return found && (await server.call('GET', `/api/workshop/order/${found.id}`, { as: key }));
  };
  const fetched = await orderWith(1);
  const [stone] = workshopOrderAnswer.parse(fetched?.json).order.stones;
  expect(stone?.ownPrice).toMatchObject({ Price: null, Currency: 'DKK' });
  expect(stone?.ownPrice?.PriceLines[0]).toMatchObject({ amount: SUM });
  expect(await orderWith(4)).toBeUndefined();
});

test('a business that hides its own prices hides none of his, and his tell none of its', async () => {
  const { database } = server.store;
  await database.script(`update businesses set shows_prices = false`);
  const stone = await server.call('GET', `/api/stone/${order.id}`, { as: order.token });
  expect(stone.text).not.toMatch(/"Price":\d/);
  expect((await ownPrice(first))?.PriceLines[0]).toMatchObject({ amount: SUM });
  await database.script(`update businesses set shows_prices = true`);
});

test('what is hidden costs nothing, and without a list there is no price', async () => {
  const hidden = { ...LINE, subText: 'Skjult', hidden: true };
  const { id } = await orderAtMason(server, { design: { Parms: [LINE, hidden] } });
  expect(await ownPrice(first, id)).toMatchObject({ Price: SUM });
  await keep({ leastStroke: 0.8 });
  expect((await page(first, id)).text).not.toMatch(/ownPrice/);
  await keep({ prices: PRICES });
});

test('a list that cannot be is refused in words that name what is wrong, and the one before stays', async () => {
  const wrong: readonly (readonly [unknown, string])[] = [
    [{ ...PRICES, currency: 'SEK' }, 'valuta'],
    [{ ...PRICES, engraved: [{ upTo: 60, each: -1 }] }, 'pris pr. stk.'],
    [{ ...PRICES, engraved: [{ upTo: -60, each: 1 }] }, 'højeste mål i klassen'],
    [
      {
        ...PRICES,
        mounted: [
          { upTo: 60, each: 1 },
          { upTo: 40, each: 1 },
        ],
      },
      'påsatte bogstaver',
    ],
    [{ ...PRICES, frame: 12.5 }, 'ramme'],
    [{ ...PRICES, vat: 'maybe' }, 'moms'],
    [{ ...PRICES, letters: 1 }, 'prisliste'],
  ];
  for (const [prices, word] of wrong) {
    const { status, text } = await keep({ prices });
    expect([status, text]).toEqual([400, expect.stringContaining(`»${word}«`)]);
  }
  expect((await told(first)).settings).toEqual({ prices: PRICES });
});

test('of two who save at once one is told, and the other’s list stays', async () => {
  const { version } = await told(first);
  const say = (each: number) =>
    server.call('PUT', '/api/mason/settings', {
      as: first,
      body: { version, settings: { prices: { ...PRICES, frame: each } } },
    });
  const both = await Promise.all([say(100), say(200)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = both[0]?.status === 200 ? 100 : 200;
  expect((await told(first)).settings.prices).toEqual({ ...PRICES, frame: won });
});
