import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inventSecret } from '../../server/credentials/webhookSignature';
import { noticeText } from '../../server/jobs/noticeText';
import { isAllowedAddress } from '../../server/jobs/webhooks/allowedAddress';
import { deliverWebhooks, WAITS } from '../../server/jobs/webhooks/deliverWebhooks';
import { postMessage } from '../../server/jobs/webhooks/postMessage';
import { dropOldMessages } from '../../server/store/webhookQueue';
import { addWebhook, listWebhooks, removeWebhook, rotateSecret } from '../../server/store/webhooks';
import { confirmOrder } from './confirming';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

let server: TestServer;
const receivers: Server[] = [];
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());
beforeEach(() => server.store.database.run('delete from webhooks'));
afterEach(() => {
  for (const each of receivers.splice(0)) {
    each.closeAllConnections();
    each.close();
  }
});

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A receiver of one's own, and what it has received. */
async function receiver(answer: (reply: ServerResponse, request: IncomingMessage) => void) {
  const received: Received[] = [];
  const listening = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    received.push({ headers, body: Buffer.concat(parts).toString('utf8') });
    answer(reply, request);
  });
  receivers.push(listening);
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/orders`, received };
}
const takes = (reply: ServerResponse) => reply.writeHead(204).end();

const EVENTS = ['order.sent', 'order.cancelled', 'stone.status'];
async function add(url: string, hears: Parameters<typeof addWebhook>[1]['hears'], events = EVENTS) {
  const secret = inventSecret();
  const id = await addWebhook(server.store.database, { hears, url, events, secret });
  return { id: id ?? 0, secret };
}
const failures: string[] = [];
const deliver = () =>
  deliverWebhooks({
    database: server.store.database,
    publicUrl: 'https://sten.example',
    networks: ['127.0.0.0/8'],
    failed: (error, what) => failures.push(`${what}: ${error}`),
  });
const asIfLater = () =>
  server.store.database.script(
    'update webhook_messages set due_at = now(); update webhooks set rests_until = null',
  );

const CONTACT = { contactName: 'Bodil Grøn', contactPhone: '12345678', contactEmail: 'bo@example.com' };
async function order(by: 'family' | 'bedemand', mason = 4) {
  const login = await server.login('bedemand');
  const stone = await createStone(server, { designName: 'Anna Holm' }, by === 'family' ? 'public' : login);
  const as = by === 'family' ? stone.token : login;
  const body = { StonemasonId: mason, ...CONTACT };
  expect((await server.call('POST', `/api/sendToMason/${stone.id}`, { as, body })).status).toBe(200);
  return stone;
}
const move = async (id: number, status: string) =>
  server.call('PUT', `/api/stone/${id}/status`, { as: await server.login('admin'), body: { status } });

const message = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});
const told = (received: readonly Received[]) => received.map(({ body }) => message.parse(JSON.parse(body)));

describe('Who is told of orders', () => {
  test('is the mason they have gone to and the business whose they are, by numbers and a link, without a name', async () => {
    const [mason, business, other] = [await receiver(takes), await receiver(takes), await receiver(takes)];
    await add(mason.url, { stonemasonId: 4 });
    await add(business.url, { businessId: 2 });
    await add(other.url, { stonemasonId: 5 });
    const { id } = await order('bedemand');
    await deliver();
    expect(told(mason.received)).toMatchObject([
      { type: 'order.sent', data: { stones: [id], stonemason: 4, business: 2 } },
    ]);
    expect(told(business.received).map(({ type, data }) => [type, data.after])).toEqual([
      ['stone.status', 'ordered'],
      ['order.sent', undefined],
    ]);
    const { order: letter, url } = told(mason.received)[0]?.data ?? {};
    expect(url).toBe(`https://sten.example/api/workshop/order/${letter}`);

    expect((await move(id, 'cancelled')).status).toBe(200);
    await deliver();
    for (const { received } of [mason, business])
      expect(told(received).slice(-2)).toMatchObject([
        { type: 'stone.status', data: { stones: [id], before: 'ordered', after: 'cancelled' } },
        { type: 'order.cancelled', data: { stones: [id] } },
      ]);
    expect(other.received).toEqual([]);
    const all = [...mason.received, ...business.received].map(({ body }) => body).join();
    expect(all).not.toMatch(/anna|holm|bodil|example\.com|st_|ro_/i);
    expect(server.lines.join('')).not.toContain('/orders');
  });

  test('is told of an order that waits once it is confirmed, and of one that is dropped nothing', async () => {
    const mason = await receiver(takes);
    await add(mason.url, { stonemasonId: 4 });
    const [waiting, dropped] = [await order('family'), await order('family')];
    await move(dropped.id, 'cancelled');
    await deliver();
    expect(mason.received).toEqual([]);
    await confirmOrder(server, waiting.id);
    await deliver();
    expect(told(mason.received).map(({ type, data }) => [type, data.stones])).toEqual([
      ['order.sent', [waiting.id]],
    ]);
  });

  test('is told of what was asked for alone, and nothing where the change was rolled back', async () => {
    const mason = await receiver(takes);
    await add(mason.url, { stonemasonId: 4 }, ['order.cancelled']);
    const { id } = await order('bedemand');
    await server.store.database.run(`update stones set status = 'finished' where id = $1`, [id]);
    expect((await move(id, 'cancelled')).status).toBe(409);
    await server.store.database.run(`update stones set status = 'ordered' where id = $1`, [id]);
    expect((await move(id, 'cancelled')).status).toBe(200);
    await deliver();
    expect(told(mason.received).map(({ type }) => type)).toEqual(['order.cancelled']);
  });
});

describe('A signature', () => {
  test('is verified by the library and by hand; a stale, an altered and another’s message are refused', async () => {
    const mason = await receiver(takes);
    const { secret } = await add(mason.url, { stonemasonId: 4 }, ['order.sent']);
    await order('bedemand');
    await deliver();
    const [{ headers, body } = { headers: {}, body: '' }] = mason.received;
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(key).toHaveLength(32);
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );

    expect(() => new Webhook(secret).verify(body.replace('4', '5'), headers)).toThrow();
    expect(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'another' })).toThrow();
    expect(() => new Webhook(inventSecret()).verify(body, headers)).toThrow();
    const at = new Date(Date.now() - 301_000);
    const stale = {
      ...headers,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(String(headers['webhook-id']), at, body),
    };
    expect(() => new Webhook(secret).verify(body, stale)).toThrow(/old/);
  });

  test('is there by the old and the new secret for a day after that was replaced, and then by the new one', async () => {
    const mason = await receiver(takes);
    const { id, secret } = await add(mason.url, { stonemasonId: 4 }, ['order.sent']);
    const next = inventSecret();
    expect(await rotateSecret(server.store.database, id, next)).toBe(true);
    await order('bedemand');
    await deliver();
    await server.store.database.run(`update webhooks set earlier_until = now() - interval '1 second'`);
    await order('bedemand');
    await deliver();
    const [both, one] = mason.received;
    for (const each of [secret, next]) new Webhook(each).verify(both?.body ?? '', both?.headers ?? {});
    new Webhook(next).verify(one?.body ?? '', one?.headers ?? {});
    expect(() => new Webhook(secret).verify(one?.body ?? '', one?.headers ?? {})).toThrow();
  });
});

describe('Delivering', () => {
  test('is tried again under the same id and body, later each time, and at last given up and told', async () => {
    let answer = 500;
    const mason = await receiver((reply) => reply.writeHead(answer).end());
    await add(mason.url, { stonemasonId: 4 }, ['order.sent']);
    await order('bedemand');
    const waits: number[] = [];
    const due = z.object({ seconds: z.number() });
    for (let tried = 0; tried <= WAITS.length; tried += 1) {
      await deliver();
      const [row] = await server.store.database.rows(
        due,
        'select extract(epoch from due_at - now())::float8 as seconds from webhook_messages where given_up_at is null',
      );
      if (row) waits.push(row.seconds);
      // It rests: nothing is tried before that.
      expect(await deliver()).toBe(0);
      await asIfLater();
    }
    expect(mason.received).toHaveLength(WAITS.length + 1);
    for (const [at, seconds] of WAITS.entries()) expect(Math.abs((waits[at] ?? 0) - seconds)).toBeLessThan(3);
    expect(new Set(mason.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(mason.received.map(({ body }) => body)).size).toBe(1);
    expect(failures.at(-1)).toMatch(/was given up: Error: answered with 500/);
    expect(await listWebhooks(server.store.database)).toMatchObject([
      { waiting: 0, given_up: 1, last_error: 'answered with 500' },
    ]);
    answer = 204;
    await asIfLater();
    expect(await deliver()).toBe(0);
  });

  test('tells by one letter that a receiver takes nothing: his mason in his language, the provider of a business’s', async () => {
    const { database } = server.store;
    await database.run(`delete from outbox where kind = 'webhookGivenUp'`);
    let answer = 500;
    const here = await receiver((reply) => reply.writeHead(answer).end());
    await add(here.url, { stonemasonId: 4 }, ['order.sent']);
    await add(`${here.url}/business`, { businessId: 2 }, ['order.sent']);
    const givenUp = async () => {
      await order('bedemand');
      await database.run('update webhook_messages set attempts = $1 where attempts < $1', [WAITS.length]);
      await asIfLater();
      await deliver();
    };
    const told = z.object({ recipient: z.string(), locale: z.enum(['da', 'de', 'no']), stones: z.string() });
    const letters = () =>
      database.rows(
        told,
        `select recipient, locale, array_to_json(stone_ids)::text as stones from outbox where kind = 'webhookGivenUp' order by recipient`,
      );
    await givenUp();
    const first = await letters();
    expect(first.map(({ recipient, locale }) => [recipient, locale])).toEqual([
      ['', 'da'],
      ['steinmetz@example.com', 'de'],
    ]);
    // More of the same is not told again.
    await givenUp();
    expect(await letters()).toEqual(first);
    expect((await listWebhooks(database)).map(({ given_up }) => given_up)).toEqual([2, 2]);
    // It answers again, and then no more: that is another time.
    answer = 204;
    await order('bedemand');
    await asIfLater();
    await deliver();
    answer = 500;
    await givenUp();
    expect(await letters()).toHaveLength(4);

    const places = { publicUrl: 'https://sten.example', providerEmail: 'udbyder@example.com' };
    const [stone = 0] = z.array(z.number()).parse(JSON.parse(first[0]?.stones ?? '[]'));
    for (const locale of ['da', 'de', 'no'] as const)
      for (const recipient of ['', 'steinmetz@example.com']) {
        const letter = await noticeText(
          database,
          { kind: 'webhookGivenUp', recipient, locale, stoneIds: [stone] },
          places,
        );
        expect(letter?.subject).toContain(`${stone}`);
        expect(letter?.text).toContain(`${stone}`);
        expect(letter?.text.includes('npm run jobs')).toBe(recipient === '');
        expect(letter?.text).not.toMatch(/Anna Holm|Bodil/);
      }
  });

  test('goes on for others while receivers say nothing: those hold a place each, for ten seconds', {
    timeout: 60_000,
  }, async () => {
    const slow = await Promise.all(Array.from({ length: 6 }, () => receiver(() => undefined)));
    const quick = await receiver(takes);
    for (const { url } of slow) await add(url, { stonemasonId: 4 }, ['order.sent']);
    await add(quick.url, { stonemasonId: 4 }, ['order.sent']);
    for (let n = 0; n < 3; n += 1) await order('bedemand');
    const began = Date.now();
    const delivering = deliver();
    await expect.poll(() => quick.received.length, { timeout: 8000 }).toBe(3);
    expect(Date.now() - began).toBeLessThan(8000);
    await delivering;
    for (const { received } of slow) expect(received).toHaveLength(1);
    expect(Date.now() - began).toBeGreaterThan(9000);
    expect(failures.at(-1)).toMatch(/no answer within 10 s/);
  });

  test('follows no redirect and reads a kilobyte of an answer at most', async () => {
    const target = await receiver(takes);
    const away = await receiver((reply) => reply.writeHead(307, { location: target.url }).end());
    const chatty = await receiver((reply) => {
      reply.writeHead(200);
      const talk = setInterval(() => reply.write('x'.repeat(700)), 5);
      reply.once('close', () => clearInterval(talk));
    });
    const sent = { headers: {}, body: '{}' };
    expect((await postMessage(away.url, sent, ['127.0.0.1'])).status).toBe(307);
    expect(target.received).toEqual([]);
    expect((await postMessage(chatty.url, sent, ['127.0.0.1'])).said).toHaveLength(1024);
  });

  test('goes to no private network, by number or by name, unless the provider has named it', async () => {
    const here = await receiver(takes);
    const sent = { headers: {}, body: '{}' };
    const port = new URL(here.url).port;
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
      await expect(postMessage(`http://${host}:${port}/`, sent, [])).rejects.toThrow(/not allowed/);
    expect(here.received).toEqual([]);
    expect((await postMessage(`http://localhost:${port}/`, sent, ['127.0.0.0/8', '::1'])).status).toBe(204);
    const inner =
      '10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 ::1 fe80::1 fd00::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1::';
    for (const address of inner.split(' '))
      expect([address, isAllowedAddress(address, [])]).toEqual([address, false]);
    for (const address of ['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'])
      expect([address, isAllowedAddress(address, [])]).toEqual([address, true]);
    expect(isAllowedAddress('10.1.2.3', ['10.0.0.0/8'])).toBe(true);
    expect(isAllowedAddress('11.1.2.3', ['10.0.0.0/8', 'fd00::/8'])).toBe(true);
    expect(isAllowedAddress('192.168.1.1', ['10.0.0.0/8', 'fd00::/8'])).toBe(false);
  });

  test('leaves no message behind: delivered ones go after 30 days, given up ones after 90, a receiver’s with it', async () => {
    const { id } = await add('https://erp.example/orders', { stonemasonId: 4 }, ['order.sent']);
    for (let n = 0; n < 4; n += 1) await order('bedemand');
    const { database } = server.store;
    const aged = async (n: number, what: string, days: number) =>
      database.run(
        `update webhook_messages set ${what} = now(), created_at = now() - make_interval(days => $2)
         where id = (select id from webhook_messages order by id offset $1 limit 1)`,
        [n, days],
      );
    await aged(0, 'delivered_at', 31);
    await aged(1, 'delivered_at', 29);
    await aged(2, 'given_up_at', 91);
    await aged(3, 'given_up_at', 89);
    const left = async () =>
      (await database.rows(z.object({ n: z.number() }), 'select count(*) as n from webhook_messages'))[0]?.n;
    await dropOldMessages(database);
    expect(await left()).toBe(2);
    expect(await removeWebhook(database, id)).toBe(true);
    expect(await left()).toBe(0);
  });
});
