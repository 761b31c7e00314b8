import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_RETENTION, retentionOf } from '../../../server/domain/retention';
import { readSettings } from '../../../server/environment';
import { keepRetention, removeExpired } from '../../../server/jobs/privacy/removeExpired';
import { QUICK_SEAL } from '../approval/asking';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { createStone } from '../stoneCalls';
import { deliverToFolder, draftWithNames, orderWithNames } from './lasting';
import { tracesOf } from './traces';

describe('What its time is over for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
  }, PATIENCE);
  afterAll(() => server.stop());
  const erasing = () => {
    const { database, fileStores, letters } = server.store;
    return { database, fileStores, letters, log: { warn: () => undefined } };
  };
  const rounds = () => removeExpired(erasing(), retentionOf({}));
  const { database } = { database: () => server.store.database };
  /** Lets a stone lie for so many days, with all that happened to it. */
  const age = async (id: number, days: number) => {
    await database().run(
      'update stones set updated_at = updated_at - make_interval(days => $2) where id = $1',
      [id, days],
    );
    await database().run(
      'update status_changes set at = at - make_interval(days => $2) where stone_id = $1',
      [id, days],
    );
  };
  const isThere = async (id: number) =>
    (await server.call('GET', `/api/stone/${id}`, { as: await server.login('admin') })).status === 200;

  test('goes with everything of it, a day after and not a day before, each kind by its own time', async () => {
    const undertaker = await server.login('bedemand');
    const { visitorDrafts, businessDrafts, orders } = DEFAULT_RETENTION;
    const made = async (days: number, make: () => Promise<{ id: number }>) => {
      const { id } = await make();
      await age(id, days);
      return id;
    };
    const [young, old] = [
      await made(visitorDrafts - 1, () => createStone(server)),
      await made(visitorDrafts + 1, () => createStone(server)),
    ];
    const [theirs, theirOld] = [
      await made(businessDrafts - 1, () => createStone(server, {}, undertaker)),
      await made(businessDrafts + 1, () => createStone(server, {}, undertaker)),
    ];
    const sent = await made(orders - 1, () => orderWithNames(server));
    const longAgo = await orderWithNames(server);
    await age(longAgo.id, orders + 1);
    expect(await rounds()).toEqual({ stones: 3, cases: 0, letters: 0 });
    expect(await Promise.all([young, theirs, sent].map(isThere))).toEqual([true, true, true]);
    expect(await Promise.all([old, theirOld, longAgo.id].map(isThere))).toEqual([false, false, false]);
    expect(await tracesOf(server, [longAgo.token, longAgo.readonlyToken])).toEqual([]);
    expect(await rounds()).toEqual({ stones: 0, cases: 0, letters: 0 });
  });

  test('counts from the last change of an order’s status, whatever was written since', async () => {
    const stone = await orderWithNames(server);
    await age(stone.id, DEFAULT_RETENTION.orders + 1);
    const move = { status: 'received' };
    await server.call('PUT', `/api/stone/${stone.id}/status`, {
      as: await server.login('admin'),
      body: move,
    });
    await rounds();
    expect(await isThere(stone.id)).toBe(true);
  });

  test('is a case only once it has no stones', async () => {
    const undertaker = await server.login('bedemand');
    const body = { name: 'Sagen', contactName: 'Bo' };
    const { json } = await server.call('POST', '/api/project/', { as: undertaker, body });
    const stone = await createStone(server, {}, undertaker);
    await database().run('update stones set project_id = $2 where id = $1', [stone.id, Number(json.id)]);
    await database().run('update projects set updated_at = now() - make_interval(days => $1)', [
      DEFAULT_RETENTION.cases + 1,
    ]);
    expect((await rounds()).cases).toBe(0);
    await age(stone.id, DEFAULT_RETENTION.businessDrafts + 1);
    expect(await rounds()).toMatchObject({ stones: 1, cases: 1 });
    expect((await server.call('GET', `/api/project/${json.id}`, { as: undertaker })).status).toBe(404);
  });

  test('are letters that were sent, with their files; the order stays with its stones', async () => {
    await orderWithNames(server);
    await deliverToFolder(server);
    await database().run('update outbox set sent_at = sent_at - make_interval(days => $1)', [
      DEFAULT_RETENTION.letters + 1,
    ]);
    const { letters } = await rounds();
    expect(letters).toBeGreaterThan(1);
    const left = await server.store.database.transaction(async (inside) =>
      inside.run(
        `update outbox set attempts = attempts where kind not in ('order', 'unassigned') and sent_at is not null`,
      ),
    );
    expect(left).toBe(0);
  });

  test('is removed by the server itself, which says how much that was and no names', async () => {
    const stone = await draftWithNames(server);
    await age(stone.id, DEFAULT_RETENTION.visitorDrafts + 1);
    const said: unknown[] = [];
    const failed: unknown[] = [];
    await new Promise<void>((done) => {
      const stop = keepRetention(
        erasing(),
        retentionOf({}),
        (removed) => {
          said.push(removed);
          stop();
          done();
        },
        (error) => failed.push(error),
        0,
      );
    });
    expect([said, failed]).toEqual([[{ stones: 1, cases: 0, letters: 0 }], []]);
  });

  test('is what the settings say, by kind; a wrong one is named, and none is shorter than a month', async () => {
    expect(readSettings({}).retention).toEqual(retentionOf({}));
    expect(
      readSettings({ RETENTION: 'visitorDrafts=365, orders=3650, pictures=2, accesses=60' }).retention,
    ).toEqual({
      ...retentionOf({}),
      visitorDrafts: 365,
      orders: 3650,
      pictures: 2,
      accesses: 60,
    });
    for (const wrong of [
      'drafts=365',
      'orders=29',
      'orders',
      'orders=ten',
      'orders=30;cases=40',
      'accesses=29',
      'pictures=0',
    ])
      expect(() => readSettings({ RETENTION: wrong })).toThrow('RETENTION must be days by kind');
    const told = await server.call('GET', '/api/retention');
    expect([told.status, told.json]).toEqual([200, retentionOf({})]);
  });
});
