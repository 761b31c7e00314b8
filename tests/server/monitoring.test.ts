import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmOrder } from './confirming';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const TOKEN = 'kun-for-den-der-passer-på';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ options: { metricsToken: TOKEN } });
}, PATIENCE);
afterAll(() => server.stop());

const look = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  server.call('GET', '/metrics', { as: null, headers });
const numberAt = (text: string, line: string) => {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

describe('The numbers for who watches over the server', () => {
  test('count and time every request by its route, and name no address and no token', async () => {
    const stone = await createStone(server);
    await server.call('GET', `/api/stone/${stone.id}`, { as: stone.token });
    await server.call('GET', `/api/stone/${stone.id}`, { as: 'st_forkert-forkert-forkert' });
    await server.call('GET', `/designer/${stone.id}/${stone.token}`);
    const { status, text, headers } = await look();
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    const route = 'method="GET",route="/api/stone/:id"';
    expect(numberAt(text, `http_requests_total{${route},status="200"}`)).toBe(1);
    expect(numberAt(text, `http_requests_total{${route},status="404"}`)).toBe(1);
    expect(numberAt(text, 'http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
    expect(numberAt(text, `http_request_duration_seconds_count{${route}}`)).toBe(2);
    expect(numberAt(text, `http_request_duration_seconds_sum{${route}}`)).toBeGreaterThan(0);
    for (const secret of [stone.token, stone.readonlyToken, String(`/${stone.id}`)])
      expect(text).not.toContain(secret);
  });

  test('tell of the process, the store and the letters that wait', async () => {
    const before = (await look()).text;
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'store_size_bytes',
    ])
      expect(numberAt(before, name), name).toBeGreaterThan(0);
    expect(numberAt(before, 'store_up')).toBe(1);
    expect(numberAt(before, 'store_connections{state="open"}')).toBeGreaterThanOrEqual(1);
    expect(numberAt(before, 'outbox_waiting')).toBe(0);
    expect(numberAt(before, 'webhooks_given_up')).toBe(0);
    await server.store.database.script(`
      insert into webhooks (stonemason_id, url, events, secret) values (4, 'https://erp.example', 'order.sent', 'x');
      insert into webhook_messages (webhook_id, event, data, given_up_at)
        select id, 'order.sent', '{}', now() from webhooks`);
    expect(numberAt((await look()).text, 'webhooks_given_up')).toBe(1);
    const stone = await createStone(server);
    const body = { StonemasonId: 1, contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
    await server.call('POST', `/api/sendToMason/${stone.id}`, { as: stone.token, body });
    await server.store.database.run(`update outbox set created_at = now() - interval '1 day'`);
    const held = (await look()).text;
    // A letter that waits for a family is not overdue: only the question to it is being sent.
    expect([numberAt(held, 'outbox_held'), numberAt(held, 'outbox_waiting')]).toEqual([2, 1]);
    await server.store.database.run(`update outbox set sent_at = now() where kind = 'question'`);
    expect(numberAt((await look()).text, 'outbox_oldest_seconds')).toBe(0);
    await confirmOrder(server, stone.id);
    const confirmed = (await look()).text;
    expect(numberAt(confirmed, 'outbox_held')).toBe(0);
    expect(numberAt(confirmed, 'outbox_oldest_seconds')).toBeLessThan(60);
    await server.store.database.run(`update held_orders set answered_at = now() - interval '1 hour'`);
    const { text } = await look();
    expect(numberAt(text, 'outbox_waiting')).toBe(2);
    expect(numberAt(text, 'outbox_failing')).toBe(0);
    expect(numberAt(text, 'outbox_oldest_seconds')).toBeGreaterThanOrEqual(3600);
  });

  test('are for whoever shows the token; for others there is nothing', async () => {
    for (const authorization of ['', 'Bearer forkert', `Basic ${TOKEN}`]) {
      const { status, json } = await look(authorization === '' ? {} : { authorization });
      expect([status, json.code]).toEqual([404, 'notFound']);
    }
    expect(server.lines.join('')).not.toContain(TOKEN);
  });

  test('are for whoever asks from the machine itself where no token is set', async () => {
    const open = await startServer();
    const from = async (remoteAddress: string, headers = {}) =>
      (await open.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await Promise.all(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((local) => from(local)))).toEqual([
      200, 200, 200,
    ]);
    expect(await from('198.51.100.7')).toBe(404);
    // Through a proxy on this machine it is another caller.
    expect(await from('127.0.0.1', { 'x-forwarded-for': '198.51.100.7' })).toBe(404);
    await open.stop();
  });
});

describe('A request has a name', () => {
  const named = async (given?: string) => {
    const headers: Record<string, string> = given === undefined ? {} : { 'x-request-id': given };
    const { headers: told } = await server.call('GET', '/api/backgrounds/all', { headers });
    return String(told['x-request-id']);
  };

  test('which the answer tells and every line of the log bears', async () => {
    const id = await named();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const lines = server.lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id);
    expect(lines.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed']);
    expect(await named()).not.toBe(id);
  });

  test('that a proxy gives it, where that is one', async () => {
    expect(await named('proxy-0123456789abcdef')).toBe('proxy-0123456789abcdef');
    for (const mad of ['kort', 'x'.repeat(65), 'two words here', '{"level":60}', `st_${'a'.repeat(32)}`])
      expect(await named(mad)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('A server whose database answers is alive and ready', async () => {
  expect((await server.call('GET', '/readyz', { as: null })).json).toEqual({ status: 'ok' });
  expect((await server.call('GET', '/healthz', { as: null })).json).toEqual({ status: 'ok' });
});
