import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withoutTokens } from '../../../server/credentials/tokens';
import { listOf } from '../../../src/stone/wire/list';
import { masonOrder, masonOrderDetail } from '../../../src/stone/wire/mason';
import { statusChange } from '../../../src/stone/wire/send';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { createStone } from '../stoneCalls';
import { CONTACT, noticesAbout, orderAtMason } from './atMason';

const STEPS = ['received', 'processing', 'finished', 'invoiced'] as const;
const NEWS = ['orderReceived', 'orderProcessing', 'orderFinished', 'orderInvoiced'];

describe('At the mason’s bench', () => {
  let server: TestServer;
  let [undertaker, first, worker, otherWorker] = ['', '', '', ''];
  const userOf = async (name: string, business: number, mason: number) => {
    await server.store.database.script(
      `insert into businesses (id, name) values (${business}, 'Værksted ${business}');
       insert into users (username, password_hash, business_id, stonemason_id)
       select '${name}', password_hash, ${business}, ${mason} from users where username = 'bedemand'`,
    );
    return server.login(name);
  };
  beforeAll(async () => {
    server = await startServer();
    undertaker = await server.login('bedemand');
    first = await server.login('admin');
    worker = await userOf('hugger', 7, 1);
    otherWorker = await userOf('steinmetz', 8, 4);
  }, PATIENCE);
  afterAll(() => server.stop());

  const orders = (as: string) => server.call('GET', '/api/mason/orders', { as });
  const listed = async (as: string) => listOf(masonOrder).parse((await orders(as)).json).results;
  const opened = (id: number, as: string, locale = 'da') =>
    server.call('GET', `/api/mason/orders/${id}`, { as, headers: { 'accept-language': locale } });
  const move = (id: number, as: string, status: string) =>
    server.call('PUT', `/api/stone/${id}/status`, { as, body: { status } });

  test('the link in the letter lists its one order, and a login every order of the mason', async () => {
    const [one, two] = [await orderAtMason(server), await orderAtMason(server, { as: undertaker })];
    const elsewhere = await orderAtMason(server, { order: { StonemasonId: 4 } });
    expect((await listed(one.mason)).map(({ id }) => id)).toEqual([one.id]);
    const own = await listed(worker);
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, two.id]));
    expect(own.map(({ id }) => id)).not.toContain(elsewhere.id);
    expect(own.find(({ id }) => id === two.id)).toMatchObject({
      designName: 'Karen Holm',
      status: 'sentToMason',
      openQuestions: 0,
      isAnswered: false,
      business: 'Bedemand',
    });
    expect(own.find(({ id }) => id === one.id)?.business).toBeNull();
    expect((await listed(otherWorker)).map(({ id }) => id)).toEqual([elsewhere.id]);
    expect([(await orders(undertaker)).status, (await orders(undertaker)).json.code]).toEqual([
      404,
      'noMason',
    ]);
  });

  test('a login says which mason its user works for, and nothing of it to anybody else', async () => {
    const login = (username: string) =>
      server.call('POST', '/api/login', { as: null, body: { username, password: 'sten-og-skrift' } });
    const user = z.object({ auth: z.object({ user: z.record(z.string(), z.unknown()) }) });
    expect(user.parse((await login('hugger')).json).auth.user).toMatchObject({ StonemasonId: 1 });
    expect(Object.keys(user.parse((await login('bedemand')).json).auth.user)).toEqual([
      'token',
      'BusinessId',
    ]);
  });

  test('an order says all that the letter said: decisions, lines, price, in the reader’s language', async () => {
    const line = { type: 'text', subText: '  Karen   Holm', fontSize: '30', fontFamily: 'Cinzel' };
    const made = await orderAtMason(server, {
      design: { Parms: [{ ...line, position: { x: 300, y: 200, rotation: 0 }, scale: 1 }] },
      order: { Comment: 'Helst før jul', RemoveNow: true, whoContacts: 'undertaker' },
    });
    const detail = masonOrderDetail.parse((await opened(made.id, made.mason)).json);
    expect(detail.order.stones).toHaveLength(1);
    expect(detail.order.stones[0]?.inscription).toEqual(['  Karen   Holm']);
    const own = (await server.call('GET', `/api/stone/${made.id}`, { as: made.token })).json;
    expect(detail.order.stones[0]).toMatchObject({ Price: own.Price, PriceLines: own.PriceLines });
    expect(detail.order.stones[0]?.PriceLines.length).toBeGreaterThan(0);
    expect(detail.agreement.flat()).toEqual(
      expect.arrayContaining([
        'Kontaktperson: Bo',
        'Stenen skal nedtages nu.',
        'Bedemanden kontakter stenhuggeren. Kontakt ikke familien direkte.',
        'Helst før jul',
      ]),
    );
    const german = masonOrderDetail.parse((await opened(made.id, worker, 'de')).json);
    expect(german.agreement.flat()).toContain('Ansprechpartner: Bo');
    expect(german.order.locale).toBe('de');
    // It is told no token of anybody else's.
    for (const as of [made.mason, worker]) {
      const text =
        (await opened(made.id, as)).text + (await server.call('GET', `/api/stone/${made.id}`, { as })).text;
      expect(text).not.toContain(made.token);
      expect(text).not.toContain(made.mason);
    }
  });

  test.each(['link', 'login'] as const)(
    'a mason moves his order on by %s, one step at a time',
    async (way) => {
      const made = await orderAtMason(server);
      const as = way === 'link' ? made.mason : worker;
      const skipped = await move(made.id, as, 'finished');
      expect([skipped.status, skipped.json.code]).toEqual([409, 'statusNotAllowed']);
      expect(skipped.text).not.toContain(made.token);
      for (const status of STEPS) {
        const moved = await move(made.id, as, status);
        expect([moved.status, moved.json.status, moved.json.token]).toEqual([200, status, undefined]);
        expect((await move(made.id, as, status)).status).toBe(409);
      }
      for (const status of ['cancelled', 'ordered', 'sentToMason', 'draft'])
        expect((await move(made.id, as, status)).status).toBe(403);
      const { json } = await server.call('GET', `/api/stone/${made.id}/history`, { as: first });
      const by = listOf(statusChange)
        .parse(json)
        .results.map((change) => [change.after, change.by]);
      expect(by.slice(-4)).toEqual(STEPS.map((status) => [status, way === 'link' ? 'mason' : 'hugger']));
    },
  );

  test('a step is told once to the user who ordered, in the language of the business, where letters are wished', async () => {
    const { database } = server.store;
    const email = `update users set email = $1 where username = 'bedemand'`;
    await database.run(email, ['anna@bedemand.example']);
    const made = await orderAtMason(server, { as: undertaker });
    for (const status of STEPS) await move(made.id, made.mason, status);
    await move(made.id, made.mason, 'invoiced');
    expect(await noticesAbout(server, made.id, NEWS)).toEqual(
      NEWS.map((kind) => ({ kind, recipient: 'anna@bedemand.example', locale: 'da' })),
    );
    await database.run(email, [null]);
    const quiet = await orderAtMason(server, { as: undertaker });
    await move(quiet.id, quiet.mason, 'received');
    expect(await noticesAbout(server, quiet.id, NEWS)).toEqual([]);
  });

  test('a family is told only where the mason is to get in touch with it, at the address that its receipt went to', async () => {
    for (const [whoContacts, told] of [
      ['stonemason', ['bo@example.com']],
      ['family', []],
      ['undertaker', []],
    ] as const) {
      const made = await orderAtMason(server, { order: { whoContacts } });
      await move(made.id, made.mason, 'received');
      const letters = await noticesAbout(server, made.id, NEWS);
      expect([whoContacts, letters.map(({ recipient }) => recipient)]).toEqual([whoContacts, told]);
    }
    const unsent = await orderAtMason(server, { order: { whoContacts: 'stonemason' } });
    await server.store.database.run(
      `update outbox set sent_at = null where kind = 'receipt' and $1 = any (stone_ids)`,
      [unsent.id],
    );
    await move(unsent.id, unsent.mason, 'received');
    expect(await noticesAbout(server, unsent.id, NEWS)).toEqual([]);
  });

  test('a move by the provider is told to nobody', async () => {
    const made = await orderAtMason(server, { order: { whoContacts: 'stonemason' } });
    expect((await move(made.id, first, 'received')).status).toBe(200);
    expect(await noticesAbout(server, made.id, NEWS)).toEqual([]);
  });

  test('the link ends with the order: cancelled, it opens nothing, and the mason is told by letter', async () => {
    const made = await orderAtMason(server);
    expect((await move(made.id, made.mason, 'received')).status).toBe(200);
    expect((await move(made.id, first, 'cancelled')).status).toBe(200);
    const ended = await orders(made.mason);
    expect([ended.status, ended.json.code]).toEqual([404, 'masonLinkEnded']);
    for (const path of [`/api/mason/orders/${made.id}`, `/api/stone/${made.id}`]) {
      expect((await server.call('GET', path, { as: made.mason })).status).toBe(404);
      expect((await server.call('GET', path, { as: worker })).status).toBe(404);
    }
    expect((await move(made.id, made.mason, 'processing')).status).toBe(404);
    expect(await noticesAbout(server, made.id, ['orderCancelled'])).toEqual([
      { kind: 'orderCancelled', recipient: 'mason@example.com', locale: 'da' },
    ]);
  });

  test('the link is another one once its business renews it; the mason gets that by letter, and nobody else', async () => {
    const made = await orderAtMason(server, { as: undertaker });
    const renew = (as: string) =>
      server.call('POST', `/api/stone/${made.id}/renewLinks`, { as, body: { which: 'mason' } });
    for (const as of [made.mason, made.readonlyToken, worker]) expect((await renew(as)).status).toBe(403);
    const renewed = await renew(undertaker);
    expect(renewed.json).toMatchObject({ token: made.token, readonlyToken: made.readonlyToken });
    expect(renewed.text).not.toContain('ma_');
    expect((await orders(made.mason)).status).toBe(404);
    expect((await noticesAbout(server, made.id, ['masonLink'])).map(({ recipient }) => recipient)).toEqual([
      'mason@example.com',
    ]);
    const link = z.object({ token: z.string() });
    const [now] = await server.store.database.rows(
      link,
      'select token from mason_links where stone_id = $1',
      [made.id],
    );
    expect((await listed(now?.token ?? '')).map(({ id }) => id)).toEqual([made.id]);
    const draft = await createStone(server, {}, undertaker);
    const none = await server.call('POST', `/api/stone/${draft.id}/renewLinks`, {
      as: undertaker,
      body: { which: 'mason' },
    });
    expect([none.status, none.json.code]).toEqual([409, 'notAtMason']);
  });

  test('the link opens nothing before the letter is delivered, and nothing of another stone', async () => {
    const made = await orderAtMason(server);
    const other = await orderAtMason(server);
    await server.store.database.run(`update stones set status = 'ordered' where id = $1`, [made.id]);
    expect((await orders(made.mason)).status).toBe(404);
    expect((await listed(worker)).map(({ id }) => id)).not.toContain(made.id);
    expect((await opened(other.id, made.mason)).status).toBe(404);
    expect((await move(other.id, made.mason, 'received')).status).toBe(404);
  });

  test('an order that the provider gives to a mason gets its link then', async () => {
    const made = await createStone(server, {}, first);
    await server.call('POST', `/api/sendToMason/${made.id}`, { as: first, body: {} });
    const links = () =>
      server.store.database.rows(
        z.object({ stonemason_id: z.number() }),
        'select stonemason_id from mason_links where stone_id = $1',
        [made.id],
      );
    expect(await links()).toEqual([]);
    await server.call('POST', `/api/sendToMason/${made.id}`, {
      as: first,
      body: { StonemasonId: 4, ...CONTACT },
    });
    expect(await links()).toEqual([{ stonemason_id: 4 }]);
    // One that another mason had opens nothing.
    await server.store.database.run(
      `update stones set status = 'sentToMason', stonemason_id = 5 where id = $1`,
      [made.id],
    );
    const [{ token = '' } = {}] = await server.store.database.rows(
      z.object({ token: z.string() }),
      'select token from mason_links where stone_id = $1',
      [made.id],
    );
    expect((await orders(token)).status).toBe(404);
  });

  test('no address with the link reaches a log', () => {
    const token = `ma_${'A1_-'.repeat(8)}`;
    for (const text of [`GET /mason/${token}`, `GET /de/mason/${token}?x=1`, `header ${token}`])
      expect(withoutTokens(text)).not.toContain('A1_-');
    expect(withoutTokens('/no/mason/anything-typed')).toBe('/no/mason/[hidden]');
  });
});
