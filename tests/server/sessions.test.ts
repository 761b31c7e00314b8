import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hashToken } from '../../server/credentials/tokens';
import { browserName } from '../../server/http/browserName';
import { listOf } from '../../src/stone/wire/list';
import { ownSession } from '../../src/stone/wire/session';
import { PATIENCE } from './emptyDatabase';
import { DEMO_PASSWORD, startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const usedRow = z.object({ last_used_at: z.date().nullable() });

describe('Where a user is logged in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());
  beforeEach(() => server.store.database.run('delete from sessions', []));

  const logIn = async (agent: string, given: object = { username: 'bedemand', password: DEMO_PASSWORD }) => {
    const headers = { 'user-agent': agent };
    const { json } = await server.call('POST', '/api/login', { as: null, body: given, headers });
    return z.string().parse(json.token);
  };
  const list = async (as: string) =>
    listOf(ownSession).parse((await server.call('GET', '/api/sessions', { as })).json).results;
  const isOver = async (as: string) => (await server.call('GET', '/api/projects', { as })).status === 403;
  const idOf = async (token: string) => (await list(token)).find(({ isThis }) => isThis)?.id;
  const end = (as: string, id: string | undefined) => server.call('DELETE', `/api/sessions/${id}`, { as });
  const age = (token: string, hours: number) =>
    server.store.database.run(
      `update sessions set created_at = now() - $2::integer * interval '1 hour', last_used_at = null
       where token_hash = $1`,
      [hashToken(token), hours],
    );
  const notedOf = async (token: string) => {
    const sql = 'select last_used_at from sessions where token_hash = $1';
    return (await server.store.database.rows(usedRow, sql, [hashToken(token)]))[0]?.last_used_at;
  };

  test('is told with when, since when, roughly what with, and which one asks', async () => {
    const desk = await logIn(FIREFOX);
    const phone = await logIn(IPHONE);
    await logIn(FIREFOX, { username: 'admin', password: DEMO_PASSWORD });
    const listed = await list(phone);
    expect(listed.map(({ browser, isThis }) => [browser, isThis])).toEqual([
      ['Safari, iPhone', true],
      ['Firefox, Windows', false],
    ]);
    for (const { openedAt, lastUsedAt } of listed)
      for (const at of [openedAt, lastUsedAt])
        expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
    const { text } = await server.call('GET', '/api/sessions', { as: desk });
    for (const token of [desk, phone]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(hashToken(token));
    }
  });

  test('is noted once an hour at most, so that reading a stone writes nothing', async () => {
    const token = await logIn(FIREFOX);
    const { id } = await createStone(server, {}, token);
    const read = () => server.call('GET', `/api/stone/${id}`, { as: token });
    await read();
    expect(await notedOf(token)).toBeNull();
    await age(token, 2);
    await read();
    const noted = await notedOf(token);
    expect(Date.now() - Number(noted)).toBeLessThan(60_000);
    await read();
    expect(await notedOf(token)).toEqual(noted);
    const [own] = await list(token);
    expect(Date.parse(own?.lastUsedAt ?? '') - Date.parse(own?.openedAt ?? '')).toBeGreaterThan(3_600_000);
  });

  test('ends there by the user’s word, from anywhere', async () => {
    const [desk, phone] = [await logIn(FIREFOX), await logIn(IPHONE)];
    expect((await end(desk, await idOf(phone))).status).toBe(200);
    expect([await isOver(phone), await isOver(desk)]).toEqual([true, false]);
    expect((await list(desk)).length).toBe(1);
  });

  test('ends with what was opened by showing it', async () => {
    const [desk, phone] = [await logIn(FIREFOX), await logIn(IPHONE)];
    const derived = await logIn(FIREFOX, { usertoken: phone });
    expect((await list(desk)).length).toBe(3);
    await end(desk, await idOf(phone));
    expect([await isOver(phone), await isOver(derived), await isOver(desk)]).toEqual([true, true, false]);
  });

  test('ends everywhere else at once', async () => {
    const [desk, phone] = [await logIn(FIREFOX), await logIn(IPHONE)];
    const derived = await logIn(FIREFOX, { usertoken: phone });
    const other = await logIn(FIREFOX, { username: 'admin', password: DEMO_PASSWORD });
    const { status, json } = await server.call('DELETE', '/api/sessions', { as: desk });
    expect([status, json]).toEqual([200, { ended: 2 }]);
    const over = await Promise.all([phone, derived, desk, other].map(isOver));
    expect(over).toEqual([true, true, false, false]);
  });

  test('goes on at the one that asks, also where that was opened by showing one of those that end', async () => {
    const phone = await logIn(IPHONE);
    const derived = await logIn(FIREFOX, { usertoken: phone });
    const { json } = await server.call('DELETE', '/api/sessions', { as: derived });
    expect(json).toEqual({ ended: 1 });
    expect([await isOver(phone), await isOver(derived)]).toEqual([true, false]);
  });

  test('is nobody else’s to end, business 1 or not, nor to know of', async () => {
    const desk = await logIn(FIREFOX);
    const first = await logIn(FIREFOX, { username: 'admin', password: DEMO_PASSWORD });
    const id = await idOf(desk);
    const [refused, unknown] = [await end(first, id), await end(first, randomUUID())];
    expect([refused.status, refused.json.code, refused.text]).toEqual([404, 'sessionNotFound', unknown.text]);
    expect((await end(first, 'no-id')).status).toBe(404);
    expect(await isOver(desk)).toBe(false);
  });

  test('is told to nobody without a login', async () => {
    const { token, readonlyToken } = await createStone(server);
    for (const as of ['public', token, readonlyToken])
      expect((await server.call('GET', '/api/sessions', { as })).status).toBe(403);
    expect((await server.call('DELETE', '/api/sessions', { as: null })).status).toBe(401);
  });

  test('leaves out what is over by itself', async () => {
    const [desk, phone] = [await logIn(FIREFOX), await logIn(IPHONE)];
    const past = `update sessions set expires_at = now() - interval '1 minute' where token_hash = $1`;
    await server.store.database.run(past, [hashToken(phone)]);
    expect((await list(desk)).map(({ browser }) => browser)).toEqual(['Firefox, Windows']);
  });
});

test.each([
  [FIREFOX, 'Firefox, Windows'],
  [IPHONE, 'Safari, iPhone'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome, Linux',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPad',
  ],
  ['curl/8.5.0', null],
  [undefined, null],
])('A browser that calls itself %s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
