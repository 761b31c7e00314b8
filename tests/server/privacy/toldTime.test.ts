import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeExpired } from '../../../server/jobs/privacy/removeExpired';
import { keptUntil } from '../../../src/stone/privacy/keptUntil';
import { stoneData } from '../../../src/stone/wire/privacy';
import { retention } from '../../../src/stone/wire/retention';
import { QUICK_SEAL } from '../approval/asking';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { createStone } from '../stoneCalls';
import { orderWithNames } from './lasting';

/** A day in ms. */
const DAY = 86_400_000;

describe('The day that a family is told', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Sealing takes seconds, and is none of what is told here.
    server = await startServer({ services: { seal: QUICK_SEAL } });
  }, PATIENCE);
  afterAll(() => server.stop());

  const rounds = async () => {
    const { database, fileStores, letters } = server.store;
    const kept = retention.parse((await server.call('GET', '/api/retention')).json);
    return removeExpired({ database, fileStores, letters, log: { warn: () => undefined } }, kept);
  };

  /** What a link or a login is told of a stone: why it is kept, and how many days from now. */
  const told = async (id: number, as: string) => {
    const { status, json } = await server.call('GET', `/api/stone/${id}/data`, { as });
    if (status !== 200) return { status };
    const kept = retention.parse((await server.call('GET', '/api/retention')).json);
    const { rule, until } = keptUntil(stoneData.parse(json), kept);
    return { rule, left: (until.getTime() - Date.now()) / DAY };
  };

  /** Lets so many days go by for a stone: everything of it is that much older. */
  const age = async (id: number, days: number) => {
    const { database } = server.store;
    for (const [table, column, key] of [
      ['stones', 'updated_at', 'id'],
      ['status_changes', 'at', 'stone_id'],
      ['erasure_requests', 'asked_at', 'stone_id'],
    ])
      await database.run(
        `update ${table} set ${column} = ${column} - make_interval(secs => $2) where ${key} = $1`,
        [id, days * 86_400],
      );
  };

  /** Whether the stone is there the day before the one that is told, and gone the day after. */
  async function keepsItsWord(id: number, as: string, rule: string): Promise<void> {
    const first = await told(id, as);
    expect(first.rule).toBe(rule);
    await age(id, (first.left ?? 0) - 1);
    await rounds();
    expect(await told(id, as)).toMatchObject({ rule, left: expect.closeTo(1, 1) });
    await age(id, 2);
    await rounds();
    expect(await told(id, as)).toEqual({ status: 404 });
  }

  test('is the day after which a draft of theirs is gone', async () => {
    const { id, token } = await createStone(server);
    await keepsItsWord(id, token, 'draft');
  });

  test('is another for a draft that an undertaker has, as its link is told too', async () => {
    const undertaker = await server.login('bedemand');
    const { id, token } = await createStone(server, {}, undertaker);
    const family = await createStone(server);
    expect((await told(id, token)).left).not.toBeCloseTo((await told(family.id, family.token)).left ?? 0, 0);
    await keepsItsWord(id, undertaker, 'draft');
  });

  test('counts from the last step of an order', async () => {
    const { id, token } = await orderWithNames(server);
    await keepsItsWord(id, token, 'order');
  });

  test('is a year at most once they have asked for it to be erased', async () => {
    const { id, token } = await orderWithNames(server);
    await server.call('DELETE', `/api/stone/${id}/data`, { as: token });
    await keepsItsWord(id, token, 'asked');
  });
});
