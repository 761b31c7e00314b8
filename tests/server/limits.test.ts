import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '../../server/domain/limits';
import { LIMITED } from '../../server/http/limitedCalls';
import { dropOldCounts } from '../../server/store/callCounts';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

let server: TestServer;
let stone: { id: number; token: string; readonlyToken: string };
let user: string;
beforeAll(async () => {
  server = await startServer();
  stone = await createStone(server);
  user = await server.login('bedemand');
}, PATIENCE);
afterAll(() => server.stop());
beforeEach(() => server.store.database.run('delete from call_counts'));

const WORDS = { da: 'herfra på kort tid', de: 'in kurzer Zeit', no: 'herfra på kort tid' };

/** Records that so many calls were made already, in the current and the next minutes and hours. */
const hasMade = (subject: string, span: 60 | 3600, n: number) =>
  server.store.database.run(
    `insert into call_counts (subject, begins, n)
     select $1::text || ' ' || ${span}, to_timestamp((floor(extract(epoch from now()) / ${span}) + later) * ${span}), $2::integer
     from generate_series(0, 1) as later`,
    [subject, n],
  );
const create = (address: string, locale = 'da', as = 'public') =>
  server.call('POST', '/api/stone/', {
    as,
    body: {},
    headers: { 'x-forwarded-for': address, 'accept-language': locale },
  });

test.each(Object.entries(WORDS))(
  'Too many new stones are refused in words (%s), with when to come again',
  async (locale, words) => {
    for (const [span, most] of [
      [60, LIMITS.creating.perMinute],
      [3600, LIMITS.creating.perHour],
    ] as const) {
      const address = `192.0.2.${span % 256}`;
      await hasMade(`creating address ${address}`, span, most - 1);
      expect((await create(address, locale)).status).toBe(200);
      const { status, json, headers } = await create(address, locale);
      expect([status, json.code]).toEqual([429, 'tooManyCalls']);
      expect(json.error).toContain(words);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(span);
      // A made-up token is not another caller, nor is another address of the same line.
      expect((await create(address, locale, `st_${'x'.repeat(32)}`)).status).toBe(429);
      expect((await create('192.0.2.250', locale)).status).toBe(200);
    }
  },
);

test('Each kind of costly call is counted, and for a user by who it is and not where', async () => {
  const paths = Object.keys(LIMITED).map((call) => call.split(' ') as ['GET' | 'POST' | 'PUT', string]);
  const address = '2001:db8:1:2::7';
  const headers = { 'x-forwarded-for': address };
  for (const kind of Object.keys(LIMITS)) {
    await hasMade(`${kind} address 2001:db8:1:2::/64`, 60, 10_000);
    await hasMade(`${kind} user 2`, 60, 10_000);
  }
  for (const [method, path] of paths) {
    const place = path
      .replace('project:id', 'project1')
      .replace(':id', String(stone.id))
      .replace(':token', stone.readonlyToken);
    const body = method === 'GET' ? {} : { body: {} };
    for (const as of path.includes('shared') ? ['public'] : ['public', stone.token, user])
      expect([
        path,
        (await server.call(method, place.replace(':keepBackground', 'false'), { as, headers, ...body }))
          .status,
      ]).toEqual([path, 429]);
  }
  const admin = await server.login('admin');
  expect((await server.call('GET', '/api/stones', { as: admin, headers })).status).toBe(200);
});

test('Reading and saving a stone that is there is not counted, nor what comes from the machine itself', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.77' };
  for (let i = 0; i < 20; i += 1) {
    expect((await server.call('GET', `/api/stone/${stone.id}`, { as: stone.token, headers })).status).toBe(
      200,
    );
    const saved = { as: stone.token, headers, body: { designName: `nr ${i}` } };
    expect((await server.call('PUT', `/api/stone/${stone.id}`, saved)).status).toBe(200);
    await createStone(server);
  }
  const counted = () => server.store.database.rows(z.object({ n: z.number() }), 'select n from call_counts');
  expect(await counted()).toEqual([]);
  await create('192.0.2.78');
  expect(await counted()).toHaveLength(2);
  await server.store.database.run(`update call_counts set begins = begins - interval '3 hours'`);
  await dropOldCounts(server.store.database);
  expect(await counted()).toEqual([]);
});

test('The OpenAPI document says so, and that a full disk refuses what writes', async () => {
  const { json } = await server.call('GET', '/openapi.json', { as: null });
  const declared = z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  );
  const paths = declared.parse(json.paths);
  const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
  expect(statuses('/api/stone/', 'post')).toEqual(expect.arrayContaining(['200', '429', '507']));
  expect(statuses('/api/stones', 'get')).toContain('429');
  expect(statuses('/api/stone/{id}', 'put')).toContain('507');
  for (const status of ['429', '507']) expect(statuses('/api/stone/{id}', 'get')).not.toContain(status);
});

test('Many at once are counted one by one', async () => {
  await hasMade('creating address 192.0.2.99', 3600, LIMITS.creating.perHour - 5);
  const all = await Promise.all(Array.from({ length: 15 }, () => create('192.0.2.99')));
  expect(all.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), ...Array(10).fill(429)]);
});
